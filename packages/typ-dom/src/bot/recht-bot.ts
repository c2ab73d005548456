import type { Bot, Level, Seat } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import { cellsOfRun, lineThrough, type Run, step } from '../grid.ts'
import { ends, namingFault } from '../recht/naming.ts'
import type { RechtAction, RechtTypes, RechtView } from '../recht/types.ts'
import { additions, rechtTimeout, showings } from '../recht/view.ts'
import { type Colour, colourOf, priceOf, type Stone, stoneShown } from '../stones.ts'
import { consentTo } from '../table/house-words.ts'
import { swapsOf } from '../table/swaps.ts'
import { type TableWords, tableWords } from '../table/table-words.ts'
import { type Dials, dials } from './levels.ts'
import { type Notice, noticeOf } from './notice.ts'
import { type Name, ownNamings } from './own-namings.ts'

interface Valued<T> {
  readonly action: T
  readonly value: number
}

export function rechtBot(judge: Judge, level: Level): Bot<RechtTypes> {
  const wordsFor = tableWords(judge)
  return {
    id: level,
    choose(view, seat, seed) {
      const { phase, proposal } = view
      if (proposal) return consentTo(proposal)
      if (!('seat' in phase) || phase.type === 'duty') return dutyOrTimeout(view, seat)
      const words = wordsFor(view.houseWords, view.config.words)
      // What is overlooked in a turn stays overlooked after buying.
      const notice = noticeOf(rechtDials(level), words, `${seed}/${view.turn - (wasBought(view) ? 1 : 0)}`)
      const best = bestOf([
        ...(phase.type === 'bonus' ? [] : ownWords(view, seat, words, notice)),
        ...(phase.type === 'grow' && dials[level].dares ? dares(view, seat, words, notice) : []),
        ...(phase.type === 'begin' ? [] : adding(view, seat)),
      ])
      return best ? best.action : layNothing(view, seat)
    },
  }
}

/** Few words fit a piece, so that a share noticed of them must be larger than on an open table. */
const rechtDials = (level: Level): Dials => ({ ...dials[level], see: dials[level].see ** 0.8 })

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

/** Words all of whose stones are held: the longest that is noticed; of its stones the dearest that may be laid first. */
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

/** Shorter pieces stand in too many words to look through them all. */
const SHORTEST_DARED = 3

/** GROW (a) with a word that may never be fulfilled: the source's tip, early words seldom come back. */
function dares(
  view: RechtView,
  seat: Seat,
  words: TableWords,
  notice: Notice,
): readonly Valued<RechtAction>[] {
  const naming = view.naming!
  const piece = lineThrough(view.grid, naming.piece, naming.direction)
  if (piece.word.length < SHORTEST_DARED) return []
  const holding = words.judge.proposable.containing(piece.word)
  for (const word of holding) {
    if (word === naming.word || word === piece.word || !notice.notices(word, 'dare', holding.length)) continue
    const start = step(piece, piece.direction, -word.indexOf(piece.word))
    const found = namingsOf(view, { ...start, direction: piece.direction, word }, view.racks[seat]!, words)
    if (found.length > 0) return found.map((action) => ({ action, value: 1 }))
  }
  return []
}

function namingsOf(view: RechtView, run: Run, rack: readonly Stone[], words: TableWords): readonly Name[] {
  const cells = cellsOfRun(run)
  return ends(view.grid, view.naming!).flatMap((end) => {
    const at = cells.findIndex(({ row, col }) => row === end.row && col === end.col)
    if (at < 0 || namingFault(view.grid, run, end, words) !== undefined) return []
    const start = { row: run.row, col: run.col }
    return showings(rack, run.word[at]!).map((stone) => ({
      type: 'name',
      ...end,
      stone,
      word: run.word,
      start,
    }))
  })
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
