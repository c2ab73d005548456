import type { jarnac } from '@estocade/games'
import { usualDictionary } from '@estocade/texts'

/** Words of the examples in one language; a test looks them up. */
export interface ExampleWords {
  /** Three letters; what its row may grow into; what is missed and taken. */
  readonly first: string
  readonly grown: string
  readonly missed: string
  /** Laid with the letter that the first word earns. */
  readonly second: string
  readonly earned: string
  /** Two words and what each becomes with one letter more. */
  readonly double: readonly (readonly [was: string, word: string])[]
  /** From three letters to six, each word made of the one before. */
  readonly steps: readonly string[]
}

/** The sources have worked examples in German and, some of them, in French: these are for the other readers. */
export const exampleWords: Readonly<Record<string, ExampleWords>> = {
  en: {
    first: 'CAR',
    grown: 'SCAR',
    missed: 'CARD',
    second: 'NEST',
    earned: 'E',
    double: [
      ['STEAM', 'MASTER'],
      ['PEARL', 'PLAYER'],
    ],
    steps: ['EAR', 'PEAR', 'SPEAR', 'SPREAD'],
  },
  es: {
    first: 'MAR',
    grown: 'RAMA',
    missed: 'AMOR',
    second: 'GATO',
    earned: 'A',
    double: [
      ['LETRA', 'ALERTA'],
      ['LUGAR', 'REGULA'],
    ],
    steps: ['MAL', 'LOMA', 'MORAL', 'FORMAL'],
  },
  it: {
    first: 'ORA',
    grown: 'ARCO',
    missed: 'RAMO',
    second: 'CANE',
    earned: 'E',
    double: [
      ['TRENO', 'INTERO'],
      ['LIBRO', 'BRILLO'],
    ],
    steps: ['ERA', 'RAME', 'AMORE', 'REMOTA'],
  },
  fr: {
    first: 'MER',
    grown: 'RAME',
    missed: 'RIME',
    second: 'CHAT',
    earned: 'T',
    double: [
      ['CARIES', 'CASIERS'],
      ['SORBETS', 'BROSSENT'],
    ],
    steps: ['ARE', 'RACE', 'TRACE', 'TRACEE'],
  },
  vi: {
    first: 'CAN',
    grown: 'CANH',
    missed: 'CANG',
    second: 'CHIM',
    earned: 'M',
    double: [
      ['CUNG', 'CHUNG'],
      ['TINH', 'TRINH'],
    ],
    steps: ['GAI', 'NGAI', 'NGOAI', 'CONGAI'],
  },
}

type Move = jarnac.ExampleMove

/** What is left of some letters when others are taken out. */
export function without(letters: string, taken: string): string {
  const left = [...letters]
  for (const letter of taken) if (left.includes(letter)) left.splice(left.indexOf(letter), 1)
  return left.join('')
}

const move = (seat: number, action: jarnac.JarnacAction, draws = ''): Move => ({
  seat,
  action,
  draws,
  shows: {},
})
const take = (seat: number, draws: string): Move => move(seat, { type: 'take' }, draws)
const lay = (word: string, row: number | null, draws: string): Move =>
  move(0, { type: 'lay', word, row }, draws)
const call = (word: string, row: number): Move => move(1, { type: 'call', window: 'w1', word, row })
const pass = move(0, { type: 'pass' })

/** Letters that come at the end, of no account: every language has them. */
const NEXT = ['I', 'L', 'S', 'O']
const SIX = 'ENLIGA'

/** All worked examples in one language. */
export function examplesIn(language: string): readonly jarnac.Example[] {
  const words = exampleWords[language]
  if (!words) return []
  const { first, second, missed, grown, steps } = words
  const one = (about: string, rules: readonly string[], moves: readonly Move[], options = {}) =>
    exampleOf(language, about, rules, moves, options)
  const start = [take(0, first + without(second, words.earned)), lay(first, null, words.earned)]
  const left = without(missed, first)
  const both = [...start, lay(second, null, left)]
  const whole = steps.at(-1)!
  const growing = steps.map((word, i) => lay(word, i === 0 ? null : 0, NEXT[i]!))
  return [
    one('second-row', ['J6', 'J13', 'J18'], both),
    one('transformation', ['J14', 'J18'], [...start, lay(grown, 0, 'A')]),
    one('jarnac', ['J20', 'J22', 'J27'], [...both, pass, call(missed, 0), take(1, SIX)]),
    doubleIn(language, words),
    one('step-by-step', ['J18'], [take(0, whole), ...growing]),
    one('at-once', ['J18'], [take(0, whole), lay(whole, null, 'N')]),
  ]
}

/** Two rows lie, and each lacks the letter that came for the other. */
function doubleIn(language: string, { double }: ExampleWords): jarnac.Example {
  const [[was, word], [other, another]] = double as [readonly [string, string], readonly [string, string]]
  const moves = [
    take(0, was + other),
    lay(was, null, without(another, other)),
    lay(other, null, without(word, was)),
    pass,
    call(word, 0),
    call(another, 1),
  ]
  return exampleOf(language, 'double-jarnac', ['J27'], moves, { firstDraw: (was + other).length })
}

function exampleOf(
  language: string,
  about: string,
  rules: readonly string[],
  moves: readonly Move[],
  options: Readonly<Record<string, number>>,
): jarnac.Example {
  const words = moves.flatMap(({ action }) => ('word' in action ? [action.word] : []))
  const preset = language === 'fr' ? 'classic-fr' : 'extended'
  return {
    id: `${about}-${language}`,
    rules,
    language: usualDictionary(language),
    options: { preset, ...options },
    words,
    moves,
  }
}
