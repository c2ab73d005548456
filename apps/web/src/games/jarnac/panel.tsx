import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CrossIcon } from '../../components/icons.tsx'
import { Chat } from '../../table/chat.tsx'
import { Menu } from '../../table/menu.tsx'
import { Bag } from './bag.tsx'
import { History } from './history.tsx'
import type { Team } from './team.tsx'
import { TeamCard } from './team.tsx'
import type { JarnacTableModel } from './use-table.ts'

interface PanelProps {
  readonly model: JarnacTableModel
  readonly team: Team
  readonly open: boolean
  readonly onKeys: () => void
  readonly onShut: () => void
}

/** Bag, proposals, history, talk: a column where there is room, else a drawer. */
export function Panel({ model, team, open, onKeys, onShut }: PanelProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'history' | 'chat'>('history')
  const mayTalk = model.session.chat !== undefined && model.table.settings.chat
  return (
    <aside className={open ? 'panel open' : 'panel'} id="panel" aria-label={t('panel')}>
      <button type="button" className="tool shut" aria-label={t('close')} onClick={onShut}>
        <CrossIcon />
      </button>
      <Bag view={model.view} />
      <TeamCard model={model} team={team} />
      <div className="panel-tabs" role="tablist">
        <Tab id="history" now={tab} onClick={setTab} text={t('history')} />
        {mayTalk && <Tab id="chat" now={tab} onClick={setTab} text={t('chat')} />}
      </div>
      <div role="tabpanel" id="panel-now" aria-label={t(tab)} className="panel-now">
        {tab === 'history' || !mayTalk ? (
          <History
            events={model.events}
            names={model.names}
            me={model.me}
            language={model.view.config.language}
          />
        ) : (
          <Chat model={model} />
        )}
      </div>
      <Menu model={model} onKeys={onKeys} />
    </aside>
  )
}

interface TabProps<T extends string> {
  readonly id: T
  readonly now: string
  readonly text: string
  readonly onClick: (id: T) => void
}

const Tab = <T extends string>({ id, now, text, onClick }: TabProps<T>) => (
  <button
    type="button"
    role="tab"
    aria-selected={id === now}
    aria-controls="panel-now"
    onClick={() => onClick(id)}
  >
    {text}
  </button>
)
