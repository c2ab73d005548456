import { type Bag, bagOf, type Dice, piecesOf } from '@estocade/kernel'
import type { Kit, Passage, Setting } from '@estocade/laws'
import { alphabets, type Lexicon, type LexiconId, lexiconOf } from '@estocade/words'
import fc from 'fast-check'
import {
  createJarnac,
  type Jarnac,
  type JarnacAction,
  type JarnacEvent,
  type JarnacState,
  type JarnacTypes,
  type JarnacView,
  presetNames,
} from '../../src/index.ts'
import { slowPlays } from './reference.ts'

/** Which presets a dictionary can be played with. */
const presetsFor = (id: LexiconId) =>
  presetNames.filter((name) => !/-(de|fr)$/.test(name) || name.endsWith(`-${id}`))

/** Any options over any preset. Options that contradict each other are corrected instead of skipped. */
const optionsFor = (id: LexiconId) =>
  fc
    .record(
      {
        preset: fc.constantFrom(...presetsFor(id)),
        rows: fc.integer({ min: 1, max: 9 }),
        shortest: fc.integer({ min: 2, max: 4 }),
        longest: fc.integer({ min: 4, max: 12 }),
        firstDraw: fc.integer({ min: 1, max: 14 }),
        ending: fc.constantFrom('last-row', 'last-jarnac', 'full-and-passed'),
        openingVowel: fc.boolean(),
        calls: fc.constantFrom(null, 0, 1, 2),
        callers: fc.constantFrom('next', 'open'),
        immunity: fc.array(fc.constantFrom(null, 4, 5, 7), { maxLength: 6 }),
        judging: fc.constantFrom('checked', 'challenge'),
        penalty: fc.boolean(),
        words: fc.constantFrom(
          {},
          { classes: 'open' },
          { sameEntry: true },
          { houseWords: ['TANTE', 'NET'] },
        ),
        hints: fc.constantFrom(0, 2),
        clock: fc.constantFrom(
          { type: 'none' },
          { type: 'turn', seconds: 30 },
          { type: 'bank', seconds: 600, increment: 0 },
        ),
        turnLimit: fc.constantFrom(null, 5, 40),
      },
      { requiredKeys: ['preset'] },
    )
    .map((options) => mended(options))

type Loose = { preset: string } & Record<string, unknown>

function mended(options: Loose): Record<string, unknown> {
  const { preset, ...rest } = options
  const drop = (keys: readonly string[]) =>
    Object.fromEntries(Object.entries(rest).filter(([key]) => !keys.includes(key)))
  if (preset === 'solo') return { ...drop(['ending', 'calls', 'judging', 'penalty']), preset }
  const challenge = rest.judging ?? (/^(prof|comp)/.test(preset) ? 'challenge' : 'checked')
  const last = rest.ending ?? (preset === 'professional-de' ? 'last-jarnac' : '')
  const senseless = [
    'turnLimit',
    ...(challenge === 'challenge' ? [] : ['penalty']),
    ...(last === 'last-jarnac' && rest.calls === 0 ? ['calls'] : []),
  ]
  return { ...drop(senseless), preset }
}

const games = new Map<Lexicon, Jarnac>()
export function gameWith(lexicon: Lexicon): Jarnac {
  const game = games.get(lexicon) ?? createJarnac(lexicon)
  games.set(lexicon, game)
  return game
}

const settingsFor = (lexicon: Lexicon): fc.Arbitrary<Setting<JarnacTypes>> =>
  fc
    .record({ options: optionsFor(lexicon.alphabet.id), sides: fc.constantFrom(2, 2, 2, 3, 4, 6) })
    .map(({ options, sides }) => ({
      game: gameWith(lexicon),
      options,
      seats: options.preset === 'solo' ? 1 : sides,
    }))

export const jarnacKit = (lexicons: readonly Lexicon[], count: number): Kit<JarnacTypes> => ({
  settings: fc.oneof(...lexicons.map(settingsFor)),
  games: count,
  thorough: 0.02,
  slow: 0.001,
  pieces: lettersOnTable,
  reference: (game, view, seat) => slowPlays(game as Jarnac, view, seat),
  hide: otherBag,
  wild,
  choose,
  wordless: createJarnac(lexiconOf([], alphabets.en)),
})

/** The same state with other letters in the bag: only those that are drawn have to stay. */
function otherBag({ state, events }: Passage<JarnacTypes>): Passage<JarnacTypes> | undefined {
  const drawn = events.map(drawnBy).join('')
  const rest = piecesOf(state.bag).length - drawn.length
  return rest < 0 ? undefined : { state: { ...state, bag: bagOf(drawn + '?'.repeat(rest)) }, events }
}

function drawnBy(event: JarnacEvent): string {
  if (event.type === 'took' || event.type === 'earned') return event.letters
  return event.type === 'swapped' || event.type === 'exchanged' ? event.drawn : ''
}

/** Letters by kind, in bag, reserves and rows. */
function lettersOnTable(state: JarnacState): Bag {
  const count: Record<string, number> = { ...state.bag }
  for (const { reserve, rows } of state.sides)
    for (const letters of [reserve, ...rows])
      for (const letter of letters) count[letter] = (count[letter] ?? 0) + 1
  return count
}

/** A player who mostly lays words, passes sometimes, and sometimes does what `plays` does not list. */
function choose(
  view: JarnacView,
  seat: number,
  plays: readonly JarnacAction[],
  dice: Dice,
): JarnacAction | undefined {
  const chance = dice.unit()
  if (chance < 0.002) return { type: 'concede' }
  if (chance < 0.01) return { type: 'hint', kind: dice.below(2) === 0 ? 'play' : 'place' }
  if (chance < 0.02) return undefined
  if (chance < 0.2 && view.config.judging === 'challenge' && view.phase.type === 'playing')
    return nonsense(view, seat, dice)
  const words = plays.filter(({ type }) => type === 'lay' || type === 'call')
  const among = words.length > 0 && dice.below(4) > 0 ? words : plays
  const others = among.filter(({ type }) => type !== 'swap')
  const picked = others.length > 0 && dice.below(5) > 0 ? others : among
  return picked[dice.below(picked.length)]
}

/** Letters of the reserve in any order, which may be laid where words are challenged. */
function nonsense(view: JarnacView, seat: number, dice: Dice): JarnacAction {
  const word = [...view.sides[seat]!.reserve]
    .sort(() => dice.unit() - 0.5)
    .slice(0, 3 + dice.below(3))
    .join('')
  return { type: 'lay', word, row: null }
}

function wild(view: JarnacView, seat: number, dice: Dice): readonly JarnacAction[] {
  const { rows, reserve } = view.sides[seat]!
  const row = dice.below(rows.length + 1)
  const word = rows[row] ?? 'QUIZ'
  return [
    { type: 'take' },
    { type: 'pass' },
    { type: 'lay', word, row },
    { type: 'lay', word: `${word}${reserve.slice(0, 1)}`, row },
    { type: 'lay', word: reserve, row: null },
    { type: 'lay', word: 'é', row: null },
    { type: 'lay', word: '', row: null },
    { type: 'call', window: `w${view.windows}`, word, row },
    { type: 'call', window: 'w0', word, row: null },
    { type: 'swap', letters: reserve.slice(0, 3) },
    { type: 'swap', letters: 'QQQ' },
    { type: 'accept', window: `w${view.windows}` },
    { type: 'challenge', window: `w${view.windows}` },
    { type: 'decline', window: `w${view.windows}` },
    { type: 'hint', kind: 'play' },
    { type: 'timeout' },
  ]
}
