import { type Dice, type Game, seatsOf, type Viewer } from '@estocade/kernel'
import type { Kit, Passage } from '@estocade/laws'
import { describeLaws } from '@estocade/laws/vitest'
import type { Judge } from '@estocade/words'
import fc from 'fast-check'
import { byScale } from '../../../scripts/test-scale.ts'
import {
  type CrosswordAction,
  type CrosswordState,
  type CrosswordTypes,
  type CrosswordView,
  createKreuzwort,
  createPoint,
  laidBy,
  stoneShown,
} from '../src/index.ts'
import { allStones, type Hidden, type Kept, redrawn, shuffled } from './hiding.ts'
import { judgeOf } from './oracle-lists.ts'
import { slowMoves } from './reference/moves.ts'
import { type SmallLanguage, smallJudges, smallLanguages, smallLists } from './small-words.ts'

type Passing = Passage<CrosswordTypes>

function hide({ state, events }: Passing, viewer: Viewer, dice: Dice): Passing | undefined {
  const dealt = events.find((event) => event.type === 'dealt')
  if (dealt)
    return {
      state,
      events: events.map((event) => (event === dealt ? redealt(dealt, state, viewer, dice) : event)),
    }
  if (state.phase.type !== 'turn' || events.some(({ type }) => type === 'settled')) return undefined
  const twin = shuffled(state, keptBy(state, events, viewer), viewer, dice)
  return {
    state: { ...state, ...twin },
    events: events.map((event) =>
      event.type === 'bought' && event.seat !== viewer
        ? { ...event, stones: redrawn(event.stones, twin, dice) }
        : event,
    ),
  }
}

function redealt(
  dealt: Extract<CrosswordTypes['Event'], { type: 'dealt' }>,
  state: CrosswordState,
  viewer: Viewer,
  dice: Dice,
) {
  const after = kreuzwort.evolve(state, dealt)
  const kept = { racks: dealt.racks.map(() => []), stocks: [] }
  return { ...dealt, racks: shuffled(after, kept, viewer, dice).racks }
}

function keptBy(state: CrosswordState, events: Passing['events'], viewer: Viewer): Kept {
  const racks = state.racks.map((): string[] => [])
  const stocks: string[] = []
  for (const event of events) {
    if (event.type === 'laid')
      racks[event.seat]!.push(...laidBy(event.placement).map(({ stone }) => stoneShown(stone)))
    if (event.type === 'swapped') racks[event.seat]!.push(event.letter)
    if (event.type === 'bought' && event.seat === viewer) stocks.push(...event.stones)
  }
  return { racks, stocks }
}

/** The few actions without a word are the game's own; the words come from the slow reference search. */
function* reference(
  game: Game<CrosswordTypes>,
  view: CrosswordView,
  seat: number,
): Iterable<CrosswordAction> {
  for (const play of game.plays(view, seatsOf(view.seats)[seat]!)) if (play.type !== 'lay') yield play
  const { phase, proposal, grid, config } = view
  if (proposal || phase.type !== 'turn' || phase.seat !== seat || (phase.laid > 0 && !phase.owed)) return
  const words = smallLists[config.language as SmallLanguage]
  for (const placement of slowMoves(words, { grid, rack: view.racks[seat]!, touching: config.touching }))
    yield { type: 'lay', ...placement }
}

const wild = (view: CrosswordView): readonly CrosswordAction[] => [
  { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' },
  { type: 'lay', direction: 'down', row: 0, col: 0, stones: '.I' },
  { type: 'lay', direction: 'down', row: 0.5, col: 0, stones: 'ß' },
  { type: 'swap', row: 0, col: 0 },
  { type: 'buy', colours: ['red'] },
  { type: 'buy', colours: ['blue' as 'red'] },
  { type: 'pass' },
  { type: 'ready' },
  { type: 'propose', word: 'Pola' },
  { type: 'answer', word: view.proposal?.word ?? 'POLA', consent: true },
  { type: 'nonsense' as 'pass' },
]

const options = fc.record({
  touching: fc.boolean(),
  chains: fc.boolean(),
  rounds: fc.integer({ min: 1, max: 2 }),
})

const kit = (create: (judge: Judge) => Game<CrosswordTypes>, most: number): Kit<CrosswordTypes> => ({
  settings: fc.record({
    game: fc.constantFrom(...smallLanguages.map((language) => create(smallJudges[language]))),
    options,
    seats: fc.integer({ min: 2, max: most }),
  }),
  games: byScale(20, 300),
  thorough: 0.02,
  slow: byScale(0.002, 0.02),
  pieces: (state) => allStones(state as Hidden, state.grid),
  reference,
  hide,
  wild,
  // Laying is one of thousands of plays. Buying is rare here, because otherwise games would never end; so are proposals.
  choose(view, seat, plays, dice) {
    if (view.phase.type === 'turn' && !view.proposal && dice.below(40) === 0 && !view.phase.proposed)
      return { type: 'propose', word: ['POLA', 'TEXAS', 'MEXICO'][dice.below(3)]! }
    const lays = plays.filter(({ type }) => type === 'lay' || type === 'swap')
    return seat >= 0 && lays.length > 0 && dice.below(4) > 0 ? lays[dice.below(lays.length)] : undefined
  },
  wordless: create(judgeOf(['XY'])),
})

const kreuzwort = createKreuzwort(judgeOf(['XY']))

describeLaws('Kreuzwort', kit(createKreuzwort, 5))
describeLaws('Point-Typ-Dom', kit(createPoint, 6))
