import { canChangeRatings, type TableCommand } from '@estocade/table'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PersonIcon, TickIcon } from '../components/icons.tsx'
import type { RefusalText } from '../session/session.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { Hints } from './hints.ts'
import { isClosed, judgingOf } from './judging.ts'
import type { TableModel } from './model.ts'
import { refusalText } from './refusal-text.ts'
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
  const { ask, refusal } = useAsking(model)
  const playing = captain && table.phase === 'playing'
  const asking = (type: 'undo' | 'adjourn', icon: ReactNode, text: string) =>
    playing && (
      <Item icon={icon} off={table.request !== undefined} onClick={() => void ask({ type })}>
        {text}
      </Item>
    )
  return (
    <div className="menu">
      {hints.left > 0 && hints.askPlace && (
        <Item icon={<BulbIcon />} onClick={hints.askPlace}>
          {t('hintPlace')}
        </Item>
      )}
      {table.settings.undo && asking('undo', <UndoIcon />, t('askUndo'))}
      {model.session.connection !== undefined && asking('adjourn', <PauseIcon />, t('askAdjourn'))}
      {onKeys && (
        <Item icon={<KeysIcon />} onClick={onKeys}>
          {t('keys')}
        </Item>
      )}
      <VerdictItem model={model} />
      {model.session.connection !== undefined && <Rivals model={model} />}
      {playing && <Concede onYes={() => void send({ type: 'concede' })} />}
      {refusal && <p className="bad">{refusalText(t, refusal)}</p>}
    </div>
  )
}

type Wish = Extract<TableCommand, { type: 'ask' }>['wish']

/** Sends a request. If it is refused, the menu says why until the match goes on, because a drawer covers the table. */
function useAsking({ table, send }: TableModel) {
  const [refused, setRefused] = useState<{ readonly version: number; readonly refusal: RefusalText }>()
  const { version } = table
  const ask = async (wish: Wish) => {
    const refusal = await send({ type: 'ask', wish })
    setRefused(refusal && { version, refusal })
  }
  return { ask, refusal: refused?.version === version ? refused.refusal : undefined }
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
    <Link
      key={player}
      href={`/players/${player}?table=${table.id}`}
      className="item"
      title={t('profileOf', { name })}
    >
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
  readonly children: string
}

const Item = ({ icon, off, pressed, onClick, children }: ItemProps) => (
  <button
    type="button"
    className="item"
    title={children}
    aria-disabled={off === true}
    aria-pressed={pressed}
    onClick={off ? undefined : onClick}
  >
    {icon}
    <span>{children}</span>
  </button>
)
