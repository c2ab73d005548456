import type { SideView, TableCommand } from '@estocade/table'
import { Link } from 'wouter'
import { CrossIcon, TickIcon } from '../components/icons.tsx'
import { gameOf } from '../games/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useMe } from './me.ts'
import type { RemoteSession } from './use-remote-table.ts'

interface SeatsProps {
  readonly session: RemoteSession
  readonly send: (command: TableCommand) => Promise<unknown>
}

/** The seats. The host may add bots and remove people; anyone may join a side, which then is a team. */
export function Seats({ session, send }: SeatsProps) {
  const view = session.view!
  const who = useMe()
  const host = who.type === 'known' && who.me.id === view.host
  return (
    <ul className="sheet seats">
      {view.sides.map((side, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={seat}>
          <span className={`mark s${seat}`} aria-hidden="true" />
          <Occupants
            side={side}
            seat={seat}
            host={host}
            me={who.type === 'known' ? who.me.id : ''}
            send={send}
          />
          <SeatDoors side={side} seat={seat} session={session} host={host} send={send} />
        </li>
      ))}
    </ul>
  )
}

interface SeatProps {
  readonly side: SideView
  readonly seat: number
  readonly host: boolean
  readonly send: SeatsProps['send']
}

function Occupants({ side, seat, host, me, send }: SeatProps & { readonly me: string }) {
  const { t } = useTranslation()
  if (side.bot !== undefined) {
    const name = t(`level_${side.bot}`, { defaultValue: side.bot })
    return (
      <span className="occupants">
        <span>{name}</span>
        {host && <Away name={name} onAway={() => send({ type: 'unseat', seat })} />}
      </span>
    )
  }
  if (side.members.length === 0) return <span className="quiet">{t('freeSeat')}</span>
  return (
    <span className="occupants">
      {side.members.map(({ player, name, program }) => (
        <span key={player} className="member">
          {player === me ? <b>{name}</b> : <Link href={`/players/${player}`}>{name}</Link>}
          {program && <span className="caption">{t('program')}</span>}
          {side.captain === player && side.members.length > 1 && (
            <span className="caption">{t('isCaptain')}</span>
          )}
          {host && player !== me && (
            <Away name={name} onAway={() => send({ type: 'unseat', seat, player })} />
          )}
        </span>
      ))}
    </span>
  )
}

function Away({ name, onAway }: { readonly name: string; readonly onAway: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="tool" aria-label={t('sendAway', { name })} onClick={onAway}>
      <CrossIcon />
    </button>
  )
}

function SeatDoors({ side, seat, session, host, send }: SeatProps & { readonly session: RemoteSession }) {
  const { t } = useTranslation()
  const view = session.view!
  const free = side.members.length === 0 && side.bot === undefined
  const isAlone = view.viewer !== 'spectator' && view.sides[view.viewer]!.members.length === 1
  // The only opponent of two needs somebody opposite.
  const isOnlyRival = view.sides.length === 2 && isAlone && !free
  const maySit = side.bot === undefined && view.viewer !== seat && !isOnlyRival
  return (
    <span className="doors">
      {side.ready && (
        <span className="ready">
          <TickIcon /> {t('isReady')}
        </span>
      )}
      {maySit && (
        <button type="button" className="button small" onClick={() => void send({ type: 'sit', seat })}>
          {t(free ? 'sit' : 'joinTeam')}
        </button>
      )}
      {host && free && (
        <select
          className="pick small"
          aria-label={t('seatBot')}
          value=""
          onChange={(event) => void send({ type: 'seat-bot', seat, bot: event.target.value })}
        >
          <option value="">{t('seatBot')}</option>
          {gameOf(view.game)?.levels.map((level) => (
            <option key={level} value={level}>
              {t(`level_${level}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
