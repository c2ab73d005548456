import { useCallback, useEffect, useState } from 'react'
import type { Place } from './aiming.ts'
import { recall, remember } from './memory.ts'

export interface Typing {
  readonly typed: string
  /** The row chosen by hand; `null` a new word, `undefined` none. */
  readonly chosen: Place | undefined
  readonly type: (letters: string) => void
  readonly untype: (letter: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly choose: (row: Place | undefined) => void
  readonly put: (typed: string, chosen?: Place) => void
}

/** Unsent letters, and the moment of the game they belong to. */
export interface Draft {
  readonly moment: string
  readonly typed: string
  readonly chosen?: Place
}

interface Keeping {
  readonly table: string
  readonly moment: string
  /** What the server kept, from before a reload or from another machine. */
  readonly kept: string | undefined
  readonly save: ((body: string) => void) | undefined
}

/** ms after the last letter before the own side and the server hear of it. */
const PAUSE = 250

/** Letters typed and not yet sent: they outlive a reload, and end with their moment. */
export function useTyping({ table, moment, kept, save }: Keeping): Typing {
  const [draft, setDraft] = useState<Draft>(() => earlier(table, moment, kept))
  if (draft.moment !== moment) setDraft({ moment, typed: '' })
  useEffect(() => remember(`draft.${table}`, draft), [table, draft])
  useEffect(() => {
    if (save === undefined) return
    const timer = setTimeout(() => save(JSON.stringify(draft)), PAUSE)
    return () => clearTimeout(timer)
  }, [save, draft])

  const change = useCallback(
    (to: (old: Draft) => Pick<Draft, 'typed' | 'chosen'>) =>
      setDraft((old) => ({ moment: old.moment, ...to(old) })),
    [],
  )
  const type = useCallback(
    (letters: string) => change((old) => ({ ...old, typed: (old.typed + letters).slice(0, 16) })),
    [change],
  )
  const untype = useCallback(
    (letter: string) => change((old) => ({ ...old, typed: dropLast(old.typed, letter) })),
    [change],
  )
  const back = useCallback(() => change((old) => ({ ...old, typed: old.typed.slice(0, -1) })), [change])
  const clear = useCallback(() => change(() => ({ typed: '' })), [change])
  const choose = useCallback(
    (row: Place | undefined) =>
      change(({ typed }) => (row === undefined ? { typed } : { typed, chosen: row })),
    [change],
  )
  const put = useCallback(
    (typed: string, row?: Place) => change(() => (row === undefined ? { typed } : { typed, chosen: row })),
    [change],
  )
  return { typed: draft.typed, chosen: draft.chosen, type, untype, back, clear, choose, put }
}

function earlier(table: string, moment: string, kept: string | undefined): Draft {
  const own = recall<Draft>(`draft.${table}`)
  if (own?.moment === moment) return own
  const theirs = readDraft(kept)
  return theirs?.moment === moment ? theirs : { moment, typed: '' }
}

export function readDraft(body: string | undefined): Draft | undefined {
  try {
    const draft = JSON.parse(body ?? '') as Draft
    return typeof draft.typed === 'string' && typeof draft.moment === 'string' ? draft : undefined
  } catch {
    return undefined
  }
}

function dropLast(text: string, letter: string): string {
  const at = text.lastIndexOf(letter)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1)
}
