import type { Dice, Viewer } from '@estocade/kernel'
import type { Kit, Passage } from '@estocade/laws'
import { describeLaws } from '@estocade/laws/vitest'
import { alphabets } from '@estocade/words'
import fc from 'fast-check'
import { byScale } from '../../../scripts/test-scale.ts'
import { createPresto, type Grid, type PrestoTypes, sortStones } from '../src/index.ts'
import { fullStocks, takenFrom } from '../src/table/stocks.ts'
import { shuffled } from './hiding.ts'
import { judgeOf } from './oracle-lists.ts'
import { smallJudges, smallLanguages } from './small-words.ts'

type Passing = Passage<PrestoTypes>

/** Hidden stones may be any: those that others have not put on a claimed bench, and all stones of an unseen bench. */
function hide({ state, events }: Passing, viewer: Viewer, dice: Dice): Passing | undefined {
  const dealt = events.find((event) => event.type === 'dealt')
  if (!dealt && (state.phase.type !== 'building' || events.some(({ type }) => type === 'settled')))
    return undefined
  const racks = dealt?.racks ?? state.racks
  const stocks = takenFrom(fullStocks(alphabets[state.config.language]), racks.flat())
  const twin = shuffled({ racks, stocks }, { racks: racks.map(() => []), stocks: [] }, viewer, dice).racks
  if (dealt)
    return { state, events: events.map((event) => (event === dealt ? { ...dealt, racks: twin } : event)) }
  const other = (bench: Grid, seat: number): Grid =>
    Object.fromEntries(Object.keys(bench).map((_, k) => [`${k},${seat}`, 'A'])) as Grid
  return {
    state: {
      ...state,
      racks: twin,
      builders: state.builders.map((builder, seat) =>
        seat === viewer || !('bench' in builder)
          ? builder
          : builder.type === 'blocked'
            ? { ...builder, bench: other(builder.bench, seat), faults: [] }
            : { ...builder, bench: other(builder.bench, seat) },
      ),
    },
    events: events.map((event) =>
      (event.type === 'finished' || event.type === 'refused') && event.seat !== viewer
        ? {
            ...event,
            bench: other(event.bench, event.seat),
            ...(event.type === 'refused' ? { faults: [] } : {}),
          }
        : event,
    ),
  }
}

const kit: Kit<PrestoTypes> = {
  settings: fc.record({
    game: fc.constantFrom(...smallLanguages.map((language) => createPresto(smallJudges[language]))),
    options: fc.record({
      easy: fc.boolean(),
      rounds: fc.integer({ min: 1, max: 2 }),
      limit: fc.constantFrom(null, 60),
    }),
    seats: fc.integer({ min: 2, max: 6 }),
  }),
  games: byScale(20, 300),
  thorough: 0.1,
  pieces: (state) => sortStones(state.racks.flat()).length,
  hide,
  wild: (view, seat) => [
    { type: 'claim', round: view.round, bench: { '0,0': 'A', '0,1': 'B' } },
    { type: 'claim', round: view.round, bench: { '0,0': view.racks[seat]?.[0]?.replace('+', 'a') ?? 'A' } },
    { type: 'claim', round: view.round - 1, bench: {} },
    { type: 'claim', round: view.round, bench: null as unknown as Grid },
    { type: 'give-up', round: 9 },
    { type: 'resume' },
    { type: 'ready' },
    { type: 'answer', word: 'POLA', consent: true },
    { type: 'propose', word: 'pola' },
    { type: 'sing' as 'ready' },
  ],
  // Often a claim of a few stones in a row: mostly wrong, sometimes words.
  choose(view, seat, plays, dice) {
    const rack = view.racks[seat]
    if (view.phase.type !== 'building' || !rack || view.builders[seat]!.type !== 'building') return undefined
    const whole = plays.find(({ type }) => type === 'claim')
    if (whole && dice.below(2) === 0) return whole
    if (dice.below(20) === 0 && !view.proposal && view.houseWords.length === 0)
      return { type: 'propose', word: 'POLA' }
    if (dice.below(3) === 0) return undefined
    const stones = rack.slice(0, 1 + dice.below(rack.length)).filter((stone) => !'+*'.includes(stone))
    return {
      type: 'claim',
      round: view.round,
      bench: Object.fromEntries(stones.map((stone, k) => [`0,${k}`, stone])) as Grid,
    }
  },
  wordless: createPresto(judgeOf(['XY'])),
}

describeLaws('Presto', kit)
