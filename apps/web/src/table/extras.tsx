import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulbIcon, PanelIcon } from '../components/icons.tsx'
import type { TableModel } from './model.ts'
import { Notices } from './notices.tsx'

export interface GameAction {
  readonly type: string
}

export interface Extras {
  readonly model: TableModel
  /** An action in a few words. */
  readonly describe: (action: GameAction) => ReactNode
  /** Lays an action out on the table, to be looked at; says whether it can be shown so. */
  readonly show: (action: GameAction) => boolean
}

/** What others ask for, and the hint that was asked for. They lie over the strip and move nothing. */
export function TableNotices({ model, describe, show, note }: Extras & { readonly note?: ReactNode }) {
  const { t } = useTranslation()
  const [hint, setHint] = useHint(model, show)
  return (
    <div className="notices">
      <Notices model={model} />
      {note}
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
    </div>
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

/** How many hints are left, and how to ask for one. */
export interface Hints {
  readonly left: number
  readonly ask: () => void
}

interface ToolsProps {
  readonly hints: Hints | undefined
  readonly open: boolean
  /** Messages that nobody has looked at, and proposals. */
  readonly unread: number
  readonly proposals: number
  /** What stands beside the drawer's picture. */
  readonly figure?: ReactNode
  readonly onToggle: () => void
}

/** In the turn strip: a hint, where there are any, and the drawer with proposals, chat and the menu. */
export function TableTools({ hints, open, unread, proposals, figure, onToggle }: ToolsProps) {
  const { t } = useTranslation()
  return (
    <div className="table-tools">
      {hints && hints.left > 0 && (
        <button
          type="button"
          className="tool hint"
          aria-label={t('hintLeft', { count: hints.left })}
          title={t('hint')}
          onClick={hints.ask}
        >
          <BulbIcon />
        </button>
      )}
      <button
        type="button"
        className="tool drawer"
        aria-expanded={open}
        aria-controls="panel"
        aria-label={unread > 0 ? t('tablePanelUnread', { count: unread }) : t('tablePanel')}
        onClick={onToggle}
      >
        <PanelIcon />
        {figure}
        {unread > 0 ? <Badge count={unread} /> : proposals > 0 && <i className="dot" />}
      </button>
    </div>
  )
}

export const Badge = ({ count }: { readonly count: number }) => (
  <b className="badge figure" aria-hidden="true">
    {count > 9 ? '9+' : count}
  </b>
)
