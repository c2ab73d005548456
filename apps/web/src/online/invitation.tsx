import { canChangeRatings, type TableView } from '@estocade/table'
import { TableAbout } from '../games/table-about.tsx'
import { memberName } from '../session/member-name.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { NameForm } from './name-form.tsx'

interface InvitationProps {
  readonly view: TableView
  readonly onWatch: () => void
}

/** Who invites to which game, shown before the page asks for a name. */
export function Invitation({ view, onWatch }: InvitationProps) {
  const { t } = useTranslation()
  const members = view.sides.flatMap((side) => side.members)
  const host = members.find(({ player }) => player === view.host) ?? members[0]
  return (
    <NameForm
      title={host ? t('invitedBy', { name: memberName(host, t) }) : t('invited')}
      begin={t('sitDown')}
      onWatch={onWatch}
    >
      <p className="invited-to">
        <TableAbout view={view} online />
      </p>
      {canChangeRatings(view) && <p className="quiet">{t('guestsUnrated')}</p>}
    </NameForm>
  )
}

/** Whether a player who comes by the link can still sit down. */
export const hasSeat = ({ phase, sides }: TableView): boolean =>
  phase === 'gathering' && sides.some(({ members, bot }) => members.length === 0 && bot === undefined)
