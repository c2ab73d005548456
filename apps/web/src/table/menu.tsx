import { canChangeRatings } from '@estocade/table'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PersonIcon, TickIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import type { Hints } from './hints.ts'
import { isClosed, judgingOf } from './judging.ts'
import type { TableModel } from './model.ts'
import { BulbIcon, FlagIcon, KeysIcon, PauseIcon, UndoIcon } from './table-icons.tsx'

interface MenuProps {
  readonly model: TableModel
  readonly hints: Hints
  /** Opens the list of keys, if there is one. */
  readonly onKeys?: () => void
}

/** Rarely used actions: a hint of the place, undo, adjourn, concede, keys. Sound has its button in the bar. */
export function Menu({ model, hints, onKeys }: MenuProps) {
  const { t } = useTranslation()
  const { table, captain, send } = model
  const playing = captain && table.phase === 'playing'
  const asked = table.request !== undefined
  return (
    <div className="menu">
      {hints.left > 0 && hints.askPlace && (
        <Item icon={<BulbIcon />} onClick={hints.askPlace}>
          {t('hintPlace')}
        </Item>
      )}
      {playing && table.settings.undo && (
        <Item
          icon={<UndoIcon />}
          off={asked}
          onClick={() => void send({ type: 'ask', wish: { type: 'undo' } })}
        >
          {t('askUndo')}
        </Item>
      )}
      {playing && model.session.connection !== undefined && (
        <Item
          icon={<PauseIcon />}
          off={asked}
          onClick={() => void send({ type: 'ask', wish: { type: 'adjourn' } })}
        >
          {t('askAdjourn')}
        </Item>
      )}
      {onKeys && (
        <Item icon={<KeysIcon />} onClick={onKeys}>
          {t('keys')}
        </Item>
      )}
      <VerdictItem model={model} />
      {model.session.connection !== undefined && <Rivals model={model} />}
      {playing && <Concede onYes={() => void send({ type: 'concede' })} />}
    </div>
  )
}

/** The host may change when words are judged, except in a match that can change ratings. */
function VerdictItem({ model: { table, session, send } }: { readonly model: TableModel }) {
  const { t } = useTranslation()
  const isHost = session.connection === undefined || table.host === session.you
  if (!isHost || table.phase !== 'playing' || isClosed(table) || canChangeRatings(table)) return null
  const typing = judgingOf(session, false) === 'typing'
  const toggle = () => void send({ type: 'set', settings: { verdict: typing ? 'enter' : 'typing' } })
  return (
    <Item icon={<TickIcon />} pressed={typing} onClick={toggle}>
      {t('judgeTyping')}
    </Item>
  )
}

/** Links to the profiles of the other players, where they can be muted, blocked and reported. */
function Rivals({ model: { table, session } }: { readonly model: TableModel }) {
  const { t } = useTranslation()
  const people = table.sides.flatMap(({ members }) => members).filter(({ player }) => player !== session.you)
  return people.map(({ player, name }) => (
    <Link key={player} href={`/players/${player}?table=${table.id}`} className="item">
      <PersonIcon />
      <span>{t('profileOf', { name })}</span>
    </Link>
  ))
}

/** Asks for confirmation in the same place; the board stays visible, and the clock continues. */
function Concede({ onYes }: { readonly onYes: () => void }) {
  const { t } = useTranslation()
  const [sure, setSure] = useState(false)
  useEffect(() => {
    if (!sure) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSure(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [sure])
  if (!sure)
    return (
      <Item icon={<FlagIcon />} onClick={() => setSure(true)}>
        {t('concede')}
      </Item>
    )
  return (
    <fieldset className="sure">
      <legend>{t('concedeSure')}</legend>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {t('playOn')}
      </button>
      <button type="button" className="button" onClick={onYes}>
        {t('concedeYes')}
      </button>
    </fieldset>
  )
}

interface ItemProps {
  readonly icon: ReactNode
  readonly off?: boolean
  readonly pressed?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Item = ({ icon, off, pressed, onClick, children }: ItemProps) => (
  <button
    type="button"
    className="item"
    aria-disabled={off === true}
    aria-pressed={pressed}
    onClick={off ? undefined : onClick}
  >
    {icon}
    <span>{children}</span>
  </button>
)
