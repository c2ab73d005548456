import './panel.css'
import type { Proposal } from '@estocade/table'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulbIcon, CrossIcon, PanelIcon } from '../components/icons.tsx'
import { Chat } from './chat.tsx'
import { Menu } from './menu.tsx'
import type { TableModel } from './model.ts'
import { Notices } from './notices.tsx'

export interface Extras {
  readonly model: TableModel
  /** An action in a few words. */
  readonly describe: (action: GameAction) => string
  /** Lays an action out on the table, to be looked at; says whether it can be shown so. */
  readonly show: (action: GameAction) => boolean
}

export interface GameAction {
  readonly type: string
}

/** What others ask for, and the hint one asked for. */
export function TableNotices({ model, describe, show }: Extras) {
  const { t } = useTranslation()
  const [hint, setHint] = useHint(model, show)
  return (
    <>
      <Notices model={model} />
      {hint && (
        <p className="notice" role="status">
          <span>
            {t('hint')}: <b>{describe(hint)}</b>
          </span>
          <button type="button" className="button" onClick={() => setHint(undefined)}>
            {t('close')}
          </button>
        </p>
      )}
    </>
  )
}

/** The hint given last, until the match goes on: in words, and on the table as if it had been laid out. */
function useHint({ session, seat, table }: TableModel, show: Extras['show']) {
  const [hint, setHint] = useState<GameAction>()
  const latest = useRef(show)
  latest.current = show
  const seen = useRef(session.events.length)
  const version = table.match?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(() => setHint(undefined), [version])
  useEffect(() => {
    const fresh = session.events.slice(seen.current)
    seen.current = session.events.length
    for (const event of fresh)
      if (event.type === 'hinted' && event.seat === seat) {
        setHint(event.action)
        latest.current(event.action)
      }
  }, [session.events, seat])
  return [hint, setHint] as const
}

interface ToolsProps extends Extras {
  readonly onKeys: () => void
}

/** In the turn strip: a hint, where there are any, and the drawer with proposals, talk and the menu. */
export function TableTools(props: ToolsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { table, side, seat, send } = props.model
  const mine = table.duties.some((duty) => duty.seat === seat)
  return (
    <div className="table-tools">
      {mine && side.hintsLeft > 0 && (
        <button
          type="button"
          className="tool hint"
          aria-label={t('hintLeft', { count: side.hintsLeft })}
          onClick={() => void send({ type: 'hint' })}
        >
          <BulbIcon />
        </button>
      )}
      <button
        type="button"
        className="tool"
        aria-expanded={open}
        aria-label={t('tablePanel')}
        onClick={() => setOpen(!open)}
      >
        <PanelIcon />
        {proposalsOf(props.model).length > 0 && <i className="dot" />}
      </button>
      {open && <Drawer {...props} onShut={() => setOpen(false)} />}
    </div>
  )
}

function Drawer({ onShut, onKeys, ...extras }: ToolsProps & { readonly onShut: () => void }) {
  const { t } = useTranslation()
  const { model } = extras
  const mayTalk = model.session.chat !== undefined && model.table.settings.chat
  return (
    <aside className="panel open" aria-label={t('tablePanel')}>
      <button type="button" className="tool shut" aria-label={t('close')} onClick={onShut}>
        <CrossIcon />
      </button>
      <h2 className="caption">{t('tablePanel')}</h2>
      <Proposals {...extras} />
      {mayTalk && <Chat model={model} />}
      <Menu
        model={model}
        onKeys={() => {
          onShut()
          onKeys()
        }}
      />
    </aside>
  )
}

/** What the own side proposes. */
export const proposalsOf = ({ side, seat }: TableModel): readonly Proposal[] =>
  seat === undefined ? [] : (side.proposals ?? [])

/** The captain lays a proposal out to look at it, or does it. */
function Proposals({ model, describe, show }: Extras) {
  const { t } = useTranslation()
  const { side, seat, table, captain, send } = model
  const about = table.duties.find((duty) => duty.seat === seat)?.about ?? ''
  const nameOf = (player: string) => side.members.find((one) => one.player === player)?.name ?? ''
  return proposalsOf(model).map(({ player, action }) => (
    <article key={`${player} ${JSON.stringify(action)}`} className="proposal">
      <p>
        <b>{nameOf(player)}</b> {t('proposes')}
      </p>
      <p className="word">{describe(action)}</p>
      <div className="answers">
        <button type="button" className="button" onClick={() => show(action)}>
          {t('tryIt')}
        </button>
        {captain && (
          <button type="button" className="button" onClick={() => void send({ type: 'act', about, action })}>
            {t('doIt')}
          </button>
        )}
      </div>
    </article>
  ))
}
