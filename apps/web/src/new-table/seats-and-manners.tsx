import type { OpenBody } from '@estocade/protocol'
import { Stepper } from '../components/stepper.tsx'
import { Toggle } from '../components/toggle.tsx'
import type { PageGame } from '../games/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Row } from './option-row.tsx'
import type { Opposite, SeatWish } from './seats.ts'
import { VerdictRow } from './verdict-row.tsx'

type Settings = NonNullable<OpenBody['settings']>

interface SeatsAndMannersProps {
  readonly game: PageGame
  readonly opposite: Opposite
  readonly seats: readonly SeatWish[]
  readonly range: { readonly min: number; readonly max: number }
  readonly onSeats: (seats: readonly SeatWish[]) => void
  readonly onSides: (sides: number) => void
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly onServer: boolean
  readonly onOnServer: (on: boolean) => void
}

/** The number of sides, the players of each seat, and the settings of the table such as chat and undo. */
export function SeatsAndManners(props: SeatsAndMannersProps) {
  const { t } = useTranslation()
  const { opposite, seats, range, onSides, onServer } = props
  const mayServe = opposite === 'computer' && seats.every(({ type }) => type === 'bot')
  const shared = opposite === 'friend' || opposite === 'anyone'
  return (
    <section>
      <h2>{t('group_seats')}</h2>
      {range.max > 1 && (
        <Row name={t('sidesName')} about={t(shared ? 'sidesIsTeams' : 'sidesIs')}>
          <Stepper label={t('sidesName')} value={seats.length + 1} {...range} onChange={onSides} />
        </Row>
      )}
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <SeatRow key={i} {...props} seat={seat} index={i} />
      ))}
      {mayServe && (
        <Row name={t('onServer')} about={t('onServerIs')}>
          <Toggle label={t('onServer')} on={onServer} onChange={props.onOnServer} />
        </Row>
      )}
      <Manners {...props} there={shared || onServer} />
    </section>
  )
}

function SeatRow({
  game,
  opposite,
  seats,
  seat,
  index,
  onSeats,
}: SeatsAndMannersProps & { readonly seat: SeatWish; readonly index: number }) {
  const { t } = useTranslation()
  const name = t('sideNumber', { number: index + 2 })
  const put = (next: SeatWish) => onSeats(seats.map((old, i) => (i === index ? next : old)))
  const person: SeatWish = opposite === 'here' ? { type: 'here', name: '' } : { type: 'open' }
  return (
    <Row name={name} about={t(`seatIs_${seat.type}`)}>
      <span className="seat">
        {seat.type === 'here' && (
          <input
            className="text"
            aria-label={t('nameOfSide', { number: index + 2 })}
            placeholder={t('playerNumber', { number: index + 2 })}
            value={seat.name}
            maxLength={40}
            onChange={(event) => put({ type: 'here', name: event.target.value })}
          />
        )}
        <select
          className="pick"
          aria-label={name}
          value={seat.type === 'bot' ? seat.bot : ''}
          onChange={({ target }) => put(target.value === '' ? person : { type: 'bot', bot: target.value })}
        >
          {opposite !== 'computer' && (
            <option value="">{t(opposite === 'here' ? 'aPerson' : 'seatOpen')}</option>
          )}
          {game.levels.map((level) => (
            <option key={level} value={level}>
              {t(`level_${level}`)}
            </option>
          ))}
        </select>
      </span>
    </Row>
  )
}

const flags = ['chat', 'undo', 'spectators', 'rated'] as const

function Manners({
  settings,
  onSettings,
  opposite,
  there,
}: SeatsAndMannersProps & { readonly there: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {there && opposite === 'friend' && (
        <Row name={t('set_private')} about={t('set_privateIs')} changed={settings.visibility === 'private'}>
          <Toggle
            label={t('set_private')}
            on={settings.visibility === 'private'}
            onChange={(on) => onSettings({ ...settings, visibility: on ? 'private' : 'link' })}
          />
        </Row>
      )}
      {flags
        .filter((flag) => there || flag === 'undo')
        // Only matches between people are rated.
        .filter((flag) => flag !== 'rated' || opposite === 'friend' || opposite === 'anyone')
        .map((flag) => (
          <Row
            key={flag}
            name={t(`set_${flag}`)}
            about={t(`set_${flag}Is`)}
            changed={settings[flag] === false}
          >
            <Toggle
              label={t(`set_${flag}`)}
              on={settings[flag] ?? true}
              onChange={(on) => onSettings({ ...settings, [flag]: on })}
            />
          </Row>
        ))}
      <VerdictRow value={settings.verdict} onChange={(verdict) => onSettings({ ...settings, verdict })} />
    </>
  )
}
