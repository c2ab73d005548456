import { useCallback, useEffect, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import { recall, remember } from './memory.ts'

/** A draft, with the moment of the game that it belongs to. */
export type Unsent<T> = T & { readonly moment: string }

export interface Workplace<T> {
  readonly session: TableSession
  /** The content of the draft; another moment begins with none. */
  readonly moment: string
  readonly nothing: T
  /** Checks a stored draft, which may come from another version of this page. */
  readonly isWork: (kept: Unsent<T>) => boolean
}

/** How many ms after the last change the draft is sent to the server and the player's side. */
const PAUSE = 250

/** The player's draft. It survives a reload, also on another device, and ends with its moment. */
export function useUnsent<T extends object>(
  workplace: Workplace<T>,
): readonly [work: T, change: (to: (old: T) => T) => void] {
  const { session, moment, nothing } = workplace
  const { saveDraft: save } = session
  const key = `draft.${session.view!.id}`
  const [work, setWork] = useState(() => earlier(key, workplace))
  if (work.moment !== moment) setWork({ ...nothing, moment })
  useEffect(() => remember(key, work), [key, work])
  useEffect(() => {
    if (save === undefined) return
    const timer = setTimeout(() => save(JSON.stringify(work)), PAUSE)
    return () => clearTimeout(timer)
  }, [save, work])
  const change = useCallback(
    (to: (old: T) => T) => setWork((old) => ({ ...to(old), moment: old.moment })),
    [],
  )
  return [work, change]
}

function earlier<T extends object>(
  key: string,
  { session, moment, nothing, isWork }: Workplace<T>,
): Unsent<T> {
  const found = [recall<Unsent<T>>(key), readUnsent<T>(session.draft)].find((kept) => kept?.moment === moment)
  return found !== undefined && isWork(found) ? found : { ...nothing, moment }
}

export function readUnsent<T>(body: string | undefined): Unsent<T> | undefined {
  try {
    const kept = JSON.parse(body ?? 'null') as Unsent<T> | null
    return typeof kept?.moment === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}
