import { figure } from '@estocade/texts/numbers'
import { Link } from 'wouter'
import { NextIcon } from '../components/icons.tsx'
import { gameOf } from '../games/index.ts'
import { forgetGame } from '../local/saved-games.ts'
import { leaveTable } from '../online/api.ts'
import { namesOfSide } from '../session/member-name.ts'
import { dictionaryCode } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { isYourTurn, type YourGame, type YourGames as Yours } from './use-your-games.ts'

/** How many rows the home page shows; the page of the player's games shows all. */
const FEW = 4

export function YourGames({ yours }: { readonly yours: Yours }) {
  const { t } = useTranslation()
  return (
    <section className="sheet block">
      <h2>
        {t('yourGames')}
        <Link href="/games" className="link">
          {t('allGames')}
        </Link>
      </h2>
      {yours.away && <p className="quiet">{t('serverAway')}</p>}
      {yours.running.length === 0 && !yours.away && <p className="quiet">{t('noGames')}</p>}
      <GameRows games={yours.running.slice(0, FEW)} />
    </section>
  )
}

/** The first thing on a phone's home page: games in which others wait for the player. */
export function YourTurn({ yours }: { readonly yours: Yours }) {
  const { t } = useTranslation()
  const waiting = yours.running.filter(isYourTurn)
  const [first] = waiting
  const opponents = useOpponents()
  if (first === undefined) return null
  return (
    <Link href={addressOf(first)} className="sheet your-turn">
      <span className="mark s0" aria-hidden="true" />
      <span>
        <b>{t('yourTurn')}</b> {opponents(first)}
        <small className="quiet">
          {nameOf(first)}
          {waiting.length > 1 && `, ${t('moreTables', { count: waiting.length - 1 })}`}
        </small>
      </span>
      <NextIcon />
    </Link>
  )
}

interface GameRowsProps {
  readonly games: readonly YourGame[]
  /** Called when a game was removed. */
  readonly onChange?: () => void
}

export function GameRows({ games, onChange }: GameRowsProps) {
  const { t, i18n } = useTranslation()
  const opponents = useOpponents()
  const dateOf = (one: YourGame) =>
    new Date(one.type === 'local' ? one.game.changedAt : one.table.changedAt).toLocaleDateString(
      i18n.language,
    )
  return (
    <ul className="rows">
      {games.map((one) => (
        <li key={addressOf(one)} className="table-row">
          <span className={isYourTurn(one) ? 'mark s0' : 'mark s1'} aria-hidden="true" />
          <Link href={addressOf(one)}>
            <b>{opponents(one)}</b> <span className="quiet">{nameOf(one)}</span>
            <small className="quiet">
              {[dateOf(one), scoresOf(one)].filter(Boolean).join(' · ')}
              {isYourTurn(one) && <span className="now">{t('yourTurn')}</span>}
            </small>
          </Link>
          {onChange && isRemovable(one) && (
            <button type="button" className="link" onClick={() => void remove(one).then(onChange, onChange)}>
              {t('forget')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A running match with other people cannot be removed from the list: the player concedes at the table. */
const isRemovable = (one: YourGame): boolean => one.type === 'local' || one.table.phase === 'gathering'

const remove = (one: YourGame): Promise<unknown> =>
  one.type === 'local' ? forgetGame(one.game.id) : leaveTable(one.table.id)

/** The player's own score comes first. */
function scoresOf(one: YourGame): string {
  if (one.type === 'local') return (one.game.scores ?? []).map(figure).join(' : ')
  const { scores = [], seat } = one.table
  const others = scores.filter((_, other) => other !== seat)
  return scores.length === 0 ? '' : [scores[seat]!, ...others].map(figure).join(' : ')
}

export const addressOf = (one: YourGame): string =>
  one.type === 'table' ? `/table/${one.table.id}` : `/play/${one.game.id}`

const nameOf = (one: YourGame): string => {
  const [game, language] =
    one.type === 'table'
      ? [one.table.game, one.table.language]
      : [one.game.opening.game, one.game.opening.language]
  return [gameOf(game)?.name ?? game, dictionaryCode(language ?? '')].filter(Boolean).join(', ')
}

/** The names of the opponents. */
export function useOpponents(): (one: YourGame) => string {
  const { t } = useTranslation()
  return (one) => {
    const others =
      one.type === 'table'
        ? one.table.sides
            .filter((_, seat) => seat !== one.table.seat)
            .map((side) =>
              side.bot ? t(`level_${side.bot}`, { defaultValue: side.bot }) : namesOfSide(side, t).join(', '),
            )
        : one.game.opening.sides
            .slice(1)
            .map((side) =>
              side.type === 'bot' ? t(`level_${side.bot}`, { defaultValue: side.bot }) : side.name,
            )
    const named = others.filter((name) => name !== '')
    return named.length > 0 ? named.join(', ') : one.type === 'local' ? t('solo') : t('waitingOthers')
  }
}
