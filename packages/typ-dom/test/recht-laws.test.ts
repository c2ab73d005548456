import type { Dice, Game, Viewer } from '@estocade/kernel'
import type { Kit, Passage } from '@estocade/laws'
import { describeLaws } from '@estocade/laws/vitest'
import fc from 'fast-check'
import { byScale } from '../../../scripts/test-scale.ts'
import {
  createRecht,
  type RechtAction,
  type RechtState,
  type RechtTypes,
  type RechtView,
  step,
  stoneAt,
  stoneShown,
} from '../src/index.ts'
import { beginnings, ends, namingFault } from '../src/recht/naming.ts'
import { tableWords } from '../src/table/table-words.ts'
import { allStones, type Kept, redrawn, shuffled } from './hiding.ts'
import { judgeOf } from './oracle-lists.ts'
import { type SmallLanguage, smallJudges, smallLanguages, smallLists } from './small-words.ts'

type Passing = Passage<RechtTypes>
const wordless = createRecht(judgeOf(['XY']))

function hide({ state, events }: Passing, viewer: Viewer, dice: Dice): Passing | undefined {
  const dealt = events.find((event) => event.type === 'dealt')
  if (dealt) {
    const kept = { racks: dealt.racks.map(() => []), stocks: [] }
    const { racks } = shuffled(wordless.evolve(state, dealt), kept, viewer, dice)
    return { state, events: events.map((event) => (event === dealt ? { ...dealt, racks } : event)) }
  }
  if (!('seat' in state.phase) || events.some(({ type }) => type === 'settled' || type === 'dropped'))
    return undefined
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

/** Stones the events show, and racks that lie open because their owner is out. */
function keptBy(state: RechtState, events: Passing['events'], viewer: Viewer): Kept {
  const racks = state.racks.map((rack, seat): string[] =>
    state.out.some((one) => one === seat) ? [...rack] : [],
  )
  const stocks: string[] = []
  for (const event of events) {
    if (event.type === 'named' || event.type === 'added')
      racks[event.seat]!.push(stoneShown(event.laid.stone))
    if (event.type === 'fulfilled')
      racks[event.seat]!.push(...event.laid.map(({ stone }) => stoneShown(stone)))
    if (event.type === 'swapped') racks[event.seat]!.push(event.letter)
    if (event.type === 'bought' && event.seat === viewer) stocks.push(...event.stones)
  }
  // A duty is in the state only because its owner can fulfil it or take a jolly, so their rack stays as it is.
  if (state.phase.type === 'duty') racks[state.phase.seat] = [...state.racks[state.phase.seat]!]
  return { racks, stocks }
}

/** Tries every word of the list at every start cell with every stone; the few other actions are the game's own. */
function* reference(game: Game<RechtTypes>, view: RechtView, seat: number): Iterable<RechtAction> {
  for (const play of game.plays(view, seat as never)) if (play.type !== 'name') yield play
  const { phase, proposal, grid, naming } = view
  if (
    proposal ||
    !('seat' in phase) ||
    phase.seat !== seat ||
    (phase.type !== 'begin' && phase.type !== 'grow')
  )
    return
  const language = view.config.language as SmallLanguage
  const words = tableWords(smallJudges[language])(view.houseWords)
  const places =
    phase.type === 'begin'
      ? beginnings(view)
      : ends(grid, naming!).map((cell) => ({ ...cell, direction: naming!.direction }))
  const found = new Map<string, RechtAction>()
  for (const { row, col, direction } of places)
    for (const word of [...smallLists[language], ...view.houseWords])
      for (let k = 0; k < word.length; k++) {
        const start = step({ row, col }, direction, -k)
        if (stoneAt(grid, row, col) !== undefined || (phase.type === 'grow' && word === naming!.word))
          continue
        if (namingFault(grid, { ...start, direction, word }, { row, col }, words)) continue
        for (const stone of [word[k]!, word[k]!.toLowerCase()])
          if (view.racks[seat]!.includes(stoneShown(stone)))
            found.set(`${row} ${col} ${stone} ${word} ${k}`, { type: 'name', row, col, stone, word, start })
      }
  yield* found.values()
}

const kit: Kit<RechtTypes> = {
  settings: fc.record({
    game: fc.constantFrom(...smallLanguages.map((language) => createRecht(smallJudges[language]))),
    options: fc.record({ rounds: fc.integer({ min: 1, max: 2 }) }),
    seats: fc.integer({ min: 2, max: 5 }),
  }),
  games: byScale(4, 300),
  thorough: 0.02,
  mostPlays: byScale(300, 3000),
  slow: byScale(0.004, 0.02),
  pieces: (state) => allStones(state, state.grid),
  reference,
  hide,
  wild: (view) => [
    { type: 'name', stone: 'E', row: 0, col: 0, word: 'EI', start: { row: 0, col: 0 } },
    { type: 'name', stone: 'e', row: 0, col: 1, word: 'NO', start: null as never },
    { type: 'add', stone: 'E', row: 0, col: 1 },
    { type: 'buy', colour: 'red' },
    { type: 'buy-and-pass', colour: 'black' },
    { type: 'buy', colour: 'green' as 'red' },
    { type: 'pass' },
    { type: 'fulfil', stones: '...' },
    { type: 'fail' },
    { type: 'swap', row: 0, col: 0 },
    { type: 'ready' },
    { type: 'answer', word: view.proposal?.word ?? 'POLA', consent: true },
    { type: 'shout' as 'pass' },
  ],
  choose(view, _, plays, dice) {
    if ('seat' in view.phase && !view.proposal && !view.phase.proposed && dice.below(60) === 0)
      return { type: 'propose', word: ['POLA', 'TEXAS', 'MEXICO'][dice.below(3)]! }
    const building = plays.filter(({ type }) => type === 'add' || type === 'fulfil' || type === 'swap')
    return building.length > 0 && dice.below(3) > 0 ? building[dice.below(building.length)] : undefined
  },
  wordless,
}

describeLaws('Wer behält recht?', kit)
