import { type Bot, diceFrom, type Level, type Seat } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import type { RechtAction, RechtTypes, RechtView } from '../recht/types.ts'
import { additions, rechtTimeout } from '../recht/view.ts'
import { type Colour, colourOf, priceOf, stoneShown } from '../stones.ts'
import { consentTo } from '../table/house-words.ts'
import { swapsOf } from '../table/swaps.ts'
import { type TableWords, tableWords } from '../table/table-words.ts'
import { bluff, isCaught, lastStone } from './bluff.ts'
import { levelSettings } from './levels.ts'
import { type Notice, noticeOf } from './notice.ts'
import { ownNamings } from './own-namings.ts'

interface Valued<T> {
  readonly action: T
  readonly value: number
}

export function rechtBot(
  judge: Judge,
  level: Level,
  settings = levelSettings(level, 'recht'),
): Bot<RechtTypes> {
  const wordsFor = tableWords(judge)
  return {
    id: level,
    choose(view, seat, seed) {
      const { phase, proposal } = view
      if (proposal) return consentTo(proposal)
      if (!('seat' in phase) || phase.type === 'duty') return dutyOrTimeout(view, seat)
      const words = wordsFor(view.houseWords, view.config.words)
      // A word that is overlooked in a turn stays overlooked after buying.
      const notice = noticeOf(settings, words, `${seed}/${view.turn - (wasBought(view) ? 1 : 0)}`)
      const begins = phase.type === 'begin' || phase.type === 'grow'
      const last = begins && settings.bluffs !== 'never' ? lastStone(view, seat, words.proposing) : undefined
      if (last) return last
      const doubts = settings.bluffs === 'likely'
      if (doubts && isCaught(view, seat)) return layNothing(view, seat)
      const best = bestOf([
        ...(phase.type === 'bonus' ? [] : ownWords(view, seat, words, notice)),
        ...(phase.type === 'begin' ? [] : adding(view, seat)),
      ])
      if (best) return best.action
      const dice = diceFrom(`${seed}/bluff/${view.turn}`)
      const bluffed = doubts && begins ? bluff(view, seat, words.proposing, notice, dice) : undefined
      return bluffed ?? layNothing(view, seat)
    },
    prepare: ({ houseWords, words }) => wordsFor(houseWords, words).proposing.search.load(),
  }
}

const wasBought = ({ phase }: RechtView) => 'bought' in phase && phase.bought

function dutyOrTimeout(view: RechtView, seat: Seat): RechtAction {
  const due = rechtTimeout(view)
  const [cell] = due.type === 'fail' ? swapsOf(view.grid, view.racks[seat]!, []) : []
  return cell ? { type: 'swap', ...cell } : due
}

function bestOf<T>(list: readonly Valued<T>[]): Valued<T> | undefined {
  return list.reduce<Valued<T> | undefined>(
    (best, one) => (best && best.value >= one.value ? best : one),
    undefined,
  )
}

/** Finds the longest noticed word whose stones are all held, and the most valuable of its stones that may be laid first. */
function ownWords(
  view: RechtView,
  seat: Seat,
  words: TableWords,
  notice: Notice,
): readonly Valued<RechtAction>[] {
  for (const { actions, stones } of ownNamings(view, seat, words, notice))
    return actions.map((action) => ({ action, value: stones + 0.3 * priceOf(stoneShown(action.stone)) }))
  return []
}

/** GROW (b) and bonus stones. */
const adding = (view: RechtView, seat: Seat): readonly Valued<RechtAction>[] =>
  [...additions(view, seat)].map((action) => ({ action, value: 1 + 0.3 * priceOf(stoneShown(action.stone)) }))

function layNothing(view: RechtView, seat: Seat): RechtAction {
  const due = rechtTimeout(view)
  if (due.type !== 'buy-and-pass') return due
  const rack = view.racks[seat]!
  const reds = rack.filter((stone) => colourOf(stone) === 'red').length
  const wanted: Colour = reds < 0.4 * rack.length ? 'red' : 'black'
  const other: Colour = wanted === 'red' ? 'black' : 'red'
  return { type: 'buy', colour: view.stocks[wanted] > 0 ? wanted : other }
}
