import type { ReactNode } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { HintNote } from './hint-note.tsx'
import type { Hints } from './hints.ts'
import type { TableModel } from './model.ts'
import { Notices } from './notices.tsx'
import { BulbIcon, PanelIcon } from './table-icons.tsx'

export interface GameAction {
  readonly type: string
}

export interface Extras {
  readonly model: TableModel
  /** An action in a few words. */
  readonly describe: (action: GameAction) => ReactNode
  /** Lays an action out on the table as a preview; returns whether that is possible. */
  readonly show: (action: GameAction) => boolean
  /** The first steps of a hint, for actions that can be hinted at without showing the whole action. */
  readonly clue?: ((action: GameAction) => Clue | undefined) | undefined
}

/** A hint in three steps: which letters, then where, then the word. */
export interface Clue {
  readonly letters: string
  /** The place in words; without it, the cursor is at the place. */
  readonly where?: string
  /** Marks the place on the table. */
  readonly point?: () => unknown
}

interface TableNoticesProps extends Extras {
  /** A notice of the game. */
  readonly note?: ReactNode
  /** Whether the open drawer shows the requests. */
  readonly inDrawer: boolean
  readonly onAgain: () => void
}

/** Requests of others, and the hint that the player asked for. Only the last one is visible: it is the newest. */
export const TableNotices = ({ note, inDrawer, onAgain, ...extras }: TableNoticesProps) => (
  <div className="notices">
    {!inDrawer && <Notices model={extras.model} onAgain={onAgain} />}
    {note}
    <HintNote {...extras} />
  </div>
)

interface ToolsProps {
  readonly hints: Hints | undefined
  readonly open: boolean
  /** Unread messages and proposals. */
  readonly unread: number
  readonly proposals: number
  /** The number beside the drawer's icon. */
  readonly figure?: ReactNode
  readonly onToggle: () => void
}

/** In the turn strip: the hint button, if there are hints, and the drawer with proposals, chat and the menu. */
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
