import { useCallback } from 'react'
import type { TableSession } from '../../session/session.ts'
import { useUnsent } from '../../table/use-unsent.ts'
import type { Place } from './aiming.ts'

export interface Typing {
  readonly typed: string
  /** The row chosen by the player; `null` is a new word, `undefined` no choice. */
  readonly chosen: Place | undefined
  readonly type: (letters: string) => void
  readonly untype: (letter: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly choose: (row: Place | undefined) => void
  readonly put: (typed: string, chosen?: Place) => void
}

/** Unsent letters. */
export interface Letters {
  readonly typed: string
  readonly chosen?: Place
}

const nothing: Letters = { typed: '' }
const isWork = ({ typed }: Letters): boolean => typeof typed === 'string'

/** Letters typed and not yet sent. */
export function useTyping(session: TableSession, moment: string): Typing {
  const [draft, change] = useUnsent<Letters>({ session, moment, nothing, isWork })
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

function dropLast(text: string, letter: string): string {
  const at = text.lastIndexOf(letter)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1)
}
