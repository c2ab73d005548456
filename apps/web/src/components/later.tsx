import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FaultBoundary } from './fault-boundary.tsx'
import { loadAgain } from './load-again.ts'

/** Something that is loaded once, when it is needed first. A failed download is repeated at the next use. */
export interface Part<T> {
  /** `undefined` until it is loaded. */
  readonly now: () => T | undefined
  readonly load: () => Promise<T>
}

export function partOf<T>(load: () => Promise<T>): Part<T> {
  let found: T | undefined
  let loading: Promise<T> | undefined
  const begin = async () => {
    found = await load()
    return found
  }
  return {
    now: () => found,
    load() {
      loading ??= begin().catch((error) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

/** What is done when a download failed: it throws, or the page is loaded again. */
type Missed = (error: unknown) => Promise<never>

/**
 * The part, or `undefined` until it is loaded; a failed download throws when the page is drawn. React's `lazy` and `use` would
 * show it later than it is loaded: after a `Suspense` has waited, React waits until 300 ms have passed, and parts within
 * parts wait one after the other.
 */
export function usePart<T>(part: Part<T> | undefined, missed?: Missed): T | undefined {
  const [, setFound] = useState<T>()
  useEffect(() => {
    if (part === undefined || part.now() !== undefined) return
    part
      .load()
      .catch(missed)
      .then(
        (found) => setFound(() => found),
        (error) =>
          setFound(() => {
            throw error
          }),
      )
  }, [part, missed])
  return part?.now()
}

type LoadComponent<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** A component whose program is loaded when it is shown first; `instead` is shown until then. */
export const later = <P extends object>(
  load: LoadComponent<P>,
  instead: ReactNode = null,
): ComponentType<P> => laterOr(loadAgain, load, instead)

function laterOr<P extends object>(
  missed: Missed | undefined,
  load: LoadComponent<P>,
  instead: ReactNode,
): ComponentType<P> {
  const part = partOf(load)
  return function Later(props: P) {
    const Found = usePart(part, missed)?.default
    return Found ? <Found {...props} /> : instead
  }
}

/** The same for a detail: the page stays as it is if the detail cannot be loaded. */
export function laterDetail<P extends object>(
  load: LoadComponent<P>,
  instead: ReactNode = null,
): ComponentType<P> {
  const Detail = laterOr(undefined, load, instead)
  return (props: P) => (
    <FaultBoundary instead={instead}>
      <Detail {...props} />
    </FaultBoundary>
  )
}
