import { type GameAgainstBots, ownRating, type TableView, winShare } from '@estocade/table'
import { RATINGS, ratingsHere } from '../session/own-ratings.ts'

/** A finished match as this device keeps it. */
interface OwnResult extends GameAgainstBots {
  readonly table: string
  readonly match: number
}

const KEY = 'own-results'
/** Older results hardly change a rating any more. */
const KEPT = 500

function resultsHere(): readonly OwnResult[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as readonly OwnResult[] | null) ?? []
  } catch {
    return []
  }
}

/** The finished match that this device's player has played alone against bots, here or on the server. */
function resultOf({ id, game, viewer, sides, match, config, at }: TableView): OwnResult | undefined {
  if (viewer === 'spectator' || match?.outcome === undefined || sides[viewer]?.members.length !== 1)
    return undefined
  const rivals = sides.filter((_, seat) => seat !== viewer).map(({ bot }) => bot)
  const bots = rivals.filter((bot) => bot !== undefined)
  const { language } = config as { readonly language?: string }
  if (language === undefined || bots.length === 0 || bots.length < rivals.length) return undefined
  return { table: id, match: match.number, game, language, bots, result: winShare(match.outcome, viewer), at }
}

/** Stores the result of a finished match and returns the new rating; a match that is seen again counts once. */
export function keepResult(view: TableView): void {
  const result = resultOf(view)
  const before = resultsHere()
  const isKept = before.some(({ table, match }) => table === result?.table && match === result.match)
  if (result === undefined || isKept) return
  const all = [...before, result].slice(-KEPT)
  localStorage.setItem(KEY, JSON.stringify(all))
  const { game, language } = result
  const rating = ownRating(all.filter((one) => one.game === game && one.language === language))
  localStorage.setItem(RATINGS, JSON.stringify({ ...ratingsHere(), [`${game} ${language}`]: rating }))
}
