import type { JarnacAction } from '@estocade/games'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BulbIcon } from '../../components/icons.tsx'
import type { JarnacTableModel } from './use-table.ts'

/** Hints left: the game's own, which come at once, then the table's. */
export function hintsLeft({ view, side, me }: JarnacTableModel): number {
  const own = view.config.hints - view.sides[me]!.hintsUsed
  return own > 0 ? own : side.hintsLeft
}

export function HintButton({ model }: { readonly model: JarnacTableModel }) {
  const { t } = useTranslation()
  const { view, me, scene, act, send, captain } = model
  const left = hintsLeft(model)
  const mayAsk = scene.type === 'playing' || scene.type === 'window'
  if (left <= 0 || !mayAsk) return null
  const own = view.config.hints - view.sides[me]!.hintsUsed > 0
  const ask = () => void (own && captain ? act({ type: 'hint', kind: 'play' }) : send({ type: 'hint' }))
  return (
    <button
      type="button"
      className="tool hint"
      onClick={ask}
      aria-label={t('hintLeft', { count: left })}
      title={t('hint')}
    >
      <BulbIcon />
      <small className="figure">{left}</small>
    </button>
  )
}

type Advice = Extract<JarnacAction, { type: 'lay' | 'call' }>

/** Lays a hint's word out as if it had been typed; the player decides. */
export function useHints({ session, events, typing, me }: JarnacTableModel, onNothing: () => void): void {
  const seen = useRef({ table: session.events.length, game: events.length })
  useEffect(() => {
    const fresh = session.events.slice(seen.current.table)
    const played = events.slice(seen.current.game)
    seen.current = { table: session.events.length, game: events.length }
    for (const event of fresh)
      if (event.type === 'hinted' && event.seat === me) show(event.action as unknown as Advice)
    for (const event of played)
      if (event.type === 'hinted' && event.seat === me) {
        if (event.hint.type === 'play') typing.put(event.hint.word, event.hint.row)
        else if (event.hint.type === 'place') typing.choose(event.hint.row)
        else onNothing()
      }
    function show(action: Advice): void {
      if (action.type === 'lay' || action.type === 'call') typing.put(action.word, action.row)
      else onNothing()
    }
  }, [session.events, events, typing, me, onNothing])
}
