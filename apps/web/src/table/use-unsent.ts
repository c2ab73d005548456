import { useCallback, useEffect, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import { recall, remember } from './memory.ts'

/** Unsent work, with the moment of the game that it belongs to. */
export type Unsent<T> = T & { readonly moment: string }

export interface Workplace<T> {
  readonly session: TableSession
  /** All that the work is made of: another moment begins with nothing. */
  readonly moment: string
  readonly nothing: T
  /** What was kept may be of another version of this page. */
  readonly isWork: (kept: Unsent<T>) => boolean
}

/** ms after the last change before the own side and the server hear of it. */
const PAUSE = 250

/** What is laid out and not yet sent. It outlives a reload, here or on another machine, and ends with its moment. */
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
