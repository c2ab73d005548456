import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { CrossIcon } from '../components/icons.tsx'
import { isMuted, useMuted } from '../settings/muted.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Chat } from './chat.tsx'
import { Badge } from './extras.tsx'
import type { Hints } from './hints.ts'
import { Menu } from './menu.tsx'
import type { TableModel } from './model.ts'

export interface PanelProps {
  readonly model: TableModel
  readonly open: boolean
  /** A column if there is enough space, instead of a drawer. */
  readonly column: boolean
  /** The game's own part, on top. */
  readonly above: ReactNode
  readonly history: ReactNode
  readonly unread: Unread
  readonly hints: Hints
  readonly onKeys: () => void
  readonly onShut: () => void
}

/** The game's own things, proposals, history, chat and the menu. */
export function Panel({ model, open, column, above, history, unread, hints, onKeys, onShut }: PanelProps) {
  const { t } = useTranslation()
  const [wanted, setTab] = useState<'history' | 'chat'>(history ? 'history' : 'chat')
  const mayTalk = model.session.chat !== undefined && model.table.settings.chat
  const tab = mayTalk ? wanted : 'history'
  const { look } = unread
  useEffect(() => {
    look(tab === 'chat')
    return () => look(false)
  }, [tab, look])
  return (
    <aside
      className={`panel ${open ? 'open' : ''} ${column ? 'column' : ''}`}
      id="panel"
      aria-label={t('tablePanel')}
    >
      <button type="button" className="tool shut" aria-label={t('close')} onClick={onShut}>
        <CrossIcon />
      </button>
      {above}
      {history && (
        <div className="panel-tabs" role="tablist">
          <Tab id="history" now={tab} onClick={setTab} text={t('history')} />
          {mayTalk && <Tab id="chat" now={tab} onClick={setTab} text={t('chat')} unread={unread.count} />}
        </div>
      )}
      {history ? (
        <div role="tabpanel" id="panel-now" aria-label={t(tab)} className="panel-now">
          {tab === 'history' ? history : <Chat model={model} />}
        </div>
      ) : (
        mayTalk && <Chat model={model} />
      )}
      <Menu model={model} hints={hints} onKeys={onKeys} />
    </aside>
  )
}

interface TabProps<T extends string> {
  readonly id: T
  readonly now: string
  readonly text: string
  readonly unread?: number
  readonly onClick: (id: T) => void
}

const Tab = <T extends string>({ id, now, text, unread = 0, onClick }: TabProps<T>) => (
  <button
    type="button"
    role="tab"
    aria-selected={id === now}
    aria-controls="panel-now"
    onClick={() => onClick(id)}
  >
    {text}
    {unread > 0 && <Badge count={unread} />}
  </button>
)

export interface Unread {
  readonly count: number
  /** Whether the chat is visible. */
  readonly look: (looking: boolean) => void
}

/** Messages of others that arrived while the chat was not visible. */
export function useUnread({ session }: TableModel, drawn: boolean): Unread {
  const muted = useMuted()
  const [looking, look] = useState(false)
  const lines = (session.chat ?? []).filter(
    ({ player }) => player !== session.you && !isMuted(muted, player),
  ).length
  const [read, setRead] = useState(lines)
  useEffect(() => {
    if (looking && drawn) setRead(lines)
  }, [looking, drawn, lines])
  return { count: looking && drawn ? 0 : Math.max(0, lines - read), look }
}
