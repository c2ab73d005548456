import { type JarnacAction, levels } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import type { Clue, GameAction } from '../../table/extras.tsx'
import type { Hints } from '../../table/hints.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { less } from './aiming.ts'
import type { JarnacTableModel } from './use-table.ts'

/** J70: the remaining hints, which the game counts. Only the captain acts in the game; others ask the table. */
export function hintsOf({ view, table, me, scene, act, send, captain, seat }: JarnacTableModel): Hints {
  const mayAsk = seat !== undefined && (scene.type === 'playing' || scene.type === 'window')
  const left = mayAsk ? view.config.hints - view.sides[me]!.hintsUsed : 0
  if (!captain) return { left, ask: () => void send({ type: 'hint' }) }
  // Against a bot the hint is a word that the bot could know.
  const level = levels.find((one) => table.sides.some(({ bot }) => bot === one))
  const hint = (kind: 'play' | 'place') =>
    void act({ type: 'hint', kind, ...(level === undefined ? {} : { level }) })
  return { left, ask: () => hint('play'), askPlace: () => hint('place') }
}

type WordAction = Extract<JarnacAction, { type: 'lay' | 'call' }>

interface OwnHint {
  readonly word: WordAction | undefined
  readonly close: () => void
}

/** The word of the game's own last hint, and what a hint says at once, until something else happens. */
export function useHints(
  { events, typing, me, scene }: JarnacTableModel,
  say: (note: string) => void,
): OwnHint {
  const { t } = useTranslation()
  const [word, setWord] = useState<WordAction>()
  const seen = useRef(events)
  useEffect(() => {
    if (seen.current === events) return
    // A move that is taken back takes its events with it.
    const played = events.slice(seen.current.length)
    seen.current = events
    setWord(undefined)
    say('')
    for (const event of played) {
      if (event.type !== 'hinted' || event.seat !== me) continue
      if (event.hint.type === 'play') {
        const { word, row } = event.hint
        const action = { word, row }
        setWord(
          scene.type === 'window'
            ? { type: 'call', window: scene.window, ...action }
            : { type: 'lay', ...action },
        )
      } else if (event.hint.type === 'place') {
        const { row } = event.hint
        typing.choose(row)
        say(row === null ? t('hintAtNew') : t('hintAtRow', { row: row + 1 }))
      } else say(t('hintNothing'))
    }
  }, [events, typing, me, scene, say, t])
  return { word, close: () => setWord(undefined) }
}

/** The first two steps of a hint: which letters of the reserve, then in which row. */
export function clueOf(
  { ground, typing }: JarnacTableModel,
  t: TFunction,
  action: GameAction,
): Clue | undefined {
  if (action.type !== 'lay' && action.type !== 'call') return undefined
  const { word, row } = action as WordAction
  const lying = row === null ? '' : (ground?.rows[row] ?? '')
  return {
    letters: [...less(word, lying).left].toSorted().join(' '),
    where: row === null ? t('asNew') : t('row', { row: row + 1 }),
    point: () => typing.put('', row),
  }
}
