import { abrahaminetz } from '@estocade/games'
import { usualDictionary } from '@estocade/texts'

export interface CardWords {
  /** Four letters, the last of them a joker. */
  readonly was: string
  /** Its second letter covered; its joker covered; three letters covered. */
  readonly stays: string
  readonly covered: string
  readonly three: string
  /** A word, one that covers four of its cards, and one that covers as much and is a letter longer. */
  readonly long: string
  readonly four: string
  readonly five: string
  /** Five letters, and four with two of them: the last is erased. */
  readonly shortened: string
  readonly erased: string
}

/** The examples of the source are French; these are for the other readers. A test looks the words up. */
export const cardWords: Readonly<Record<string, CardWords>> = {
  en: {
    was: 'CARE',
    stays: 'CURE',
    covered: 'CARD',
    three: 'COST',
    long: 'LETTER',
    four: 'SYSTEM',
    five: 'SYSTEMS',
    shortened: 'PLANT',
    erased: 'CLAY',
  },
  de: {
    was: 'HASE',
    stays: 'HOSE',
    covered: 'HAST',
    three: 'HUND',
    long: 'MUTTER',
    four: 'KINDER',
    five: 'KINDERN',
    shortened: 'STERN',
    erased: 'STAU',
  },
  es: {
    was: 'CASA',
    stays: 'COSA',
    covered: 'CASO',
    three: 'CINE',
    long: 'VERANO',
    four: 'CAMINO',
    five: 'CAMINOS',
    shortened: 'LIBRO',
    erased: 'LOBO',
  },
  it: {
    was: 'CASA',
    stays: 'COSA',
    covered: 'CASO',
    three: 'CIBO',
    long: 'LAVORI',
    four: 'PROPRI',
    five: 'PROPRIO',
    shortened: 'PORTA',
    erased: 'CORO',
  },
  vi: {
    was: 'HANG',
    stays: 'HÔNG',
    covered: 'HANH',
    three: 'HOAC',
    long: 'KHÔNG',
    four: 'THICH',
    five: 'THƯƠNG',
    shortened: 'TRONG',
    erased: 'TRAI',
  },
}

/** An example before it is played: what comes of it follows from the rules. */
export type CardExample = Omit<abrahaminetz.Example, 'result'>

/** Cards of no account that fill a hand: every language has them. */
const FILLER = 'V'
const HAND = 7

/** The cards that make one word of another: a dot where a card stays. */
const cardsFor = (was: string, word: string): string =>
  [...word].map((letter, i) => (was[i]?.toUpperCase() === letter ? '.' : letter)).join('')

export function cardExamplesIn(language: string): readonly CardExample[] {
  const words = cardWords[language]
  if (!words) return []
  const { was, long, shortened, erased } = words
  const joker = was.slice(0, -1) + was.at(-1)!.toLowerCase()
  const turns: Readonly<Record<string, readonly [rack: string, cards: string, word: string]>> = {
    'joker-stays': [joker, cardsFor(was, words.stays), words.stays],
    'joker-is-no-other-letter': [joker, '....', words.covered],
    'joker-covered': [joker, cardsFor(was, words.covered), words.covered],
    'bonus-for-three': [joker, cardsFor(was, words.three), words.three],
    'bonus-for-four': [long, cardsFor(long, words.four), words.four],
    'bonus-for-five': [long, cardsFor(long, words.five), words.five],
    'two-letters-and-an-eraser': [shortened, `${cardsFor(shortened, erased)}-`, erased],
  }
  return abrahaminetz.examples.map(({ id, rules }) => {
    const turn = turns[id]
    return turn ? layingOf(language, id, rules, turn) : exchangesIn(language, id, rules, was)
  })
}

function layingOf(
  language: string,
  id: string,
  rules: readonly string[],
  [rack, cards, word]: readonly [string, string, string],
): CardExample {
  const own = cards.replaceAll('.', '')
  return {
    id,
    rules,
    language: usualDictionary(language),
    words: [rack.toUpperCase(), word],
    rack,
    hand: own.padEnd(HAND, FILLER),
    actions: [{ type: 'lay', grow: cards.length > rack.length ? 'end' : 'none', cards }],
  }
}

const exchangesIn = (language: string, id: string, rules: readonly string[], rack: string): CardExample => ({
  id,
  rules,
  language: usualDictionary(language),
  words: [rack],
  rack,
  hand: 'UUUUVVV',
  actions: [{ type: 'exchange', card: 'U' }, { type: 'exchange', card: 'U' }, { type: 'pass' }],
})
