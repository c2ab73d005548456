import { type Bot, type Budget, diceFrom, type Level, type Seat } from '@estocade/kernel'
import { alphabets, type Judge } from '@estocade/words'
import { type CrosswordRules, kreuzwort, point } from '../crossword/rules.ts'
import type { CrosswordAction, CrosswordConfig, CrosswordTypes, CrosswordView } from '../crossword/types.ts'
import { onTimeout } from '../crossword/view.ts'
import { GrowingTable } from '../search/index.ts'
import { type Colour, stoneSet } from '../stones.ts'
import { consentTo } from '../table/house-words.ts'
import { players } from '../table/leaving.ts'
import { swapsOf } from '../table/swaps.ts'
import { type TableWords, tableWords } from '../table/table-words.ts'
import { type Aim, type Candidate, candidates, type Scene, withFurtherWord } from './candidates.ts'
import { expectedWords } from './expected.ts'
import { type LevelSettings, levelSettings } from './levels.ts'
import { mostValuable } from './most-valuable.ts'
import { type Notice, noticeOf } from './notice.ts'
import { OUT, planned } from './plan.ts'
import { wantedColour } from './played-on.ts'
import { mostPromising } from './playouts.ts'

export const kreuzwortBot = (
  judge: Judge,
  level: Level,
  settings = levelSettings(level, 'kreuzwort'),
): Bot<CrosswordTypes> => crosswordBot(kreuzwort, judge, level, settings)

export const pointBot = (
  judge: Judge,
  level: Level,
  settings = levelSettings(level, 'point'),
): Bot<CrosswordTypes> => crosswordBot(point, judge, level, settings)

/** How many candidates are examined more closely. */
const KEPT = 12
/** Levels with at least so many candidates also plan their own next turns. */
const PLANS_AHEAD = 20
/** A rack of this size is nearly empty; a jolly taken now would only cost points. */
const NEAR_THE_END = 4

function crosswordBot(
  rules: CrosswordRules,
  judge: Judge,
  id: string,
  settings: LevelSettings,
): Bot<CrosswordTypes> {
  const wordsFor = tableWords(judge)
  return {
    id,
    choose(view, seat, seed, budget) {
      const { phase, proposal } = view
      if (proposal) return consentTo(proposal)
      if (phase.type !== 'turn') return onTimeout(rules, view)
      const words = wordsFor(view.houseWords, view.config.words)
      const jolly = settings.plans ? jollyToTake(view, seat) : undefined
      return (
        jolly ??
        lay(rules, view, seat, words, within(settings, budget), `${seed}/${view.turn}/${phase.laid}`) ??
        layNothing(rules, view, seat)
      )
    },
    prepare(config) {
      const { proposing } = wordsFor(config.houseWords, config.words)
      proposing.search.load()
      if (settings.ahead < PLANS_AHEAD) return
      mostValuable(proposing, stoneSet(alphabets[config.language]), aimOf(config)).load()
    },
  }
}

const aimOf = ({ winner }: CrosswordConfig): Aim => (winner === 'most-points' ? 'points' : 'race')

/** A budget can make a bot search less than its level, not more. */
const within = (settings: LevelSettings, budget?: Budget): LevelSettings =>
  budget?.work === undefined ? settings : { ...settings, work: Math.min(settings.work, budget.work) }

function jollyToTake(view: CrosswordView, seat: Seat): CrosswordAction | undefined {
  const rack = view.racks[seat]!
  if (view.phase.type !== 'turn' || rack.length <= NEAR_THE_END) return undefined
  const [cell] = swapsOf(view.grid, rack, view.phase.fresh)
  return cell && { type: 'swap', ...cell }
}

function lay(
  rules: CrosswordRules,
  view: CrosswordView,
  seat: Seat,
  words: TableWords,
  settings: LevelSettings,
  seed: string,
): CrosswordAction | undefined {
  const notice = noticeOf(settings, words, seed)
  const scene: Scene = {
    grid: view.grid,
    rack: view.racks[seat]!,
    touching: view.config.touching,
    set: stoneSet(alphabets[view.config.language]),
    aim: aimOf(view.config),
    earns: view.config.chains || (view.phase.type === 'turn' && view.phase.laid === 0),
  }
  const best =
    settings.ahead >= PLANS_AHEAD
      ? foreseen(rules, view, seat, scene, words.proposing, notice, settings, seed)
      : withFurtherWord(scene, candidates(scene, words, notice, settings, KEPT), words, notice, settings)
  return best && { type: 'lay', ...best.placement }
}

/** Plans the bot's next turns, then plays on with stones that the rivals might hold. */
function foreseen(
  rules: CrosswordRules,
  view: CrosswordView,
  seat: Seat,
  scene: Scene,
  words: TableWords,
  notice: Notice,
  settings: LevelSettings,
  seed: string,
): Candidate | undefined {
  const { set, aim } = scene
  const setting = { rules, view, table: GrowingTable.of(set.letters, view.grid), words, set, aim }
  const expected = expectedWords(setting, seat, diceFrom(`${seed}/expected`))
  const list = planned({ ...scene, expected }, words, notice, settings)
  const [first] = list
  if (!first || first.value >= OUT || settings.work === 0) return first
  return mostPromising(list, setting, seat, diceFrom(seed), settings.work)
}

/** Buys the colour that the rack lacks. Passes if that costs nothing and the rack is nearly empty. */
function layNothing(rules: CrosswordRules, view: CrosswordView, seat: Seat): CrosswordAction {
  const { red, black } = view.stocks
  const further = view.phase.type === 'turn' && view.phase.laid > 0
  if (red + black === 0 || (further && rules.furtherIsFree)) return { type: 'pass' }
  const rack = view.racks[seat]!
  if (!rules.mustBuy && rack.length <= 2 && view.passes < players(view).length) return { type: 'pass' }
  const wanted = wantedColour(rack)
  const other: Colour = wanted === 'red' ? 'black' : 'red'
  return { type: 'buy', colours: [view.stocks[wanted] > 0 ? wanted : other] }
}
