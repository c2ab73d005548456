import { abrahaminetz } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import { alphabets, type LexiconId, lexiconOf } from '@estocade/words'
import type { LetterRow } from '../../rules/book.ts'
import type { Lesson, Step } from '../../rules/lesson.ts'
import { noChance } from '../../rules/no-chance.ts'
import { handLessons } from './hand-lesson.ts'
import { type CardExample, cardExamplesIn, cardWords } from './lesson-examples.ts'

/** A1: the cards of a language. */
export function letters(language: string): readonly LetterRow[] {
  const values = abrahaminetz.valuesOf(language as LexiconId)
  return Object.entries(abrahaminetz.fullDeck(language as LexiconId)).map(([letter, count]): LetterRow => {
    if (letter === abrahaminetz.JOKER)
      return { letter, name: 'abrCardJoker', count, value: abrahaminetz.JOKER_VALUE }
    if (letter === abrahaminetz.ERASER)
      return { letter, name: 'abrDrawnEraser', count, value: -abrahaminetz.ERASER_COST }
    return { letter, count, value: values[letter]! }
  })
}

export const lessons = (): readonly Lesson[] => [
  ...handLessons(),
  ...lessonsIn('fr', abrahaminetz.examples),
  ...Object.keys(cardWords).flatMap((language) => lessonsIn(language, cardExamplesIn(language))),
]

function lessonsIn(language: string, examples: readonly CardExample[]): readonly Lesson[] {
  // Somebody would like the joker to be what only a card on it makes of the word.
  const wanted = played(examples.find(({ id }) => id === 'joker-covered')!)
  return examples.map((example) => lessonOf(language, example, abrahaminetz.wordOn(wanted.rack)))
}

function lessonOf(language: string, example: CardExample, wanted: string): Lesson {
  const { id, rules, rack, hand, actions } = example
  const cards = { type: 'cards', values: abrahaminetz.valuesOf(example.language) } as const
  const last = actions.at(-1)!
  const { refused, ...result } = played(example)
  const laid = last.type === 'lay' ? [...last.cards].flatMap((card, at) => (card === '.' ? [] : [at])) : []
  const end: Step = refused
    ? {
        scene: { ...cards, rack, fresh: [], hand },
        say: (t) => `${t('rulebook:sayRefused')} ${t(`rulebook:why_${refused}`)}`,
      }
    : {
        scene: { ...cards, rack: result.rack, fresh: laid, hand: result.hand },
        say: (t) => t('rulebook:sayScored', { points: figure(result.points), drawn: result.drawn }),
      }
  const about = `abrahaminetz-${id}`
  const first: Step = {
    scene: { ...cards, rack, fresh: [], hand },
    say: (t) => t('rulebook:sayRack'),
    ask: refused
      ? { type: 'may', question: `${about}-ask`, answer: false }
      : {
          type: 'number',
          question: 'askPoints',
          answer: result.points,
          parts: partsOf(example, result.rack),
        },
  }
  return {
    id: `${about}-${language}`,
    about,
    rules,
    language,
    values: valuesOf(example, result.rack, wanted),
    words: [rack.toUpperCase(), abrahaminetz.wordOn(result.rack)],
    steps: [first, end],
  }
}

/** What the sentences about a turn name. */
function valuesOf({ rack, actions }: CardExample, after: string, wanted: string) {
  const [action] = actions
  const cards = action?.type === 'lay' ? action.cards : ''
  const laid = [...cards].flatMap((card, at) => (card === '.' || card === abrahaminetz.ERASER ? [] : [at]))
  return {
    was: rack.toUpperCase(),
    word: abrahaminetz.wordOn(after),
    wanted,
    joker: (/\p{Ll}/u.exec(rack)?.[0] ?? '').toUpperCase(),
    other: wanted.at(-1) ?? '',
    letter: laid.map((at) => cards[at]!)[0] ?? '',
    covered: laid.map((at) => rack[at]?.toUpperCase() ?? '')[0] ?? '',
    letters: laid.map((at) => cards[at]).join(', '),
    kept: [...rack]
      .filter((_, at) => cards[at] === '.')
      .join(', ')
      .toUpperCase(),
    erased: rack[cards.indexOf(abrahaminetz.ERASER)] ?? '',
  }
}

/** What the cards of the word count, less erasers and exchanges, and the bonus. */
function partsOf({ language, actions }: CardExample, after: string): readonly number[] {
  const values = abrahaminetz.valuesOf(language)
  const last = actions.at(-1)!
  const exchanges = actions.flatMap(({ type }) => (type === 'exchange' ? [-abrahaminetz.EXCHANGE_COST] : []))
  if (last.type !== 'lay') return exchanges
  const cards = [...after].map((cell) =>
    abrahaminetz.isErased(cell) ? -abrahaminetz.ERASER_COST : (values[cell] ?? abrahaminetz.JOKER_VALUE),
  )
  const letters = [...last.cards].filter((card) => card !== '.' && card !== abrahaminetz.ERASER).length
  const bonus = abrahaminetz.BONUS * Math.max(0, letters - 2)
  return [
    ...cards.filter((part) => part > 0),
    ...(bonus > 0 ? [bonus] : []),
    ...cards.filter((part) => part < 0),
    ...exchanges,
  ]
}

/** What comes of an example by the real rules. */
function played({ language, words, rack, hand, actions }: CardExample) {
  const game = abrahaminetz.createAbrahaminetz(lexiconOf(words, alphabets[language]))
  const config = game.configure({ language })
  if (!config.ok) throw new Error(config.error.text)
  const seat = 0 as Parameters<typeof game.decide>[1]
  let state: abrahaminetz.State = {
    ...game.empty(config.value, 2),
    rack,
    hands: [hand, 'EEEEEEE'],
    stock: { A: 12 },
    turns: 1,
    phase: { type: 'turn', seat, number: 1, exchanges: 0 },
  }
  let [points, drawn] = [0, 0]
  for (const action of actions) {
    const decided = game.decide(state, seat, action, noChance)
    if (!decided.ok) return { refused: decided.error.code, rack, hand, points, drawn }
    for (const event of decided.value.events) {
      if (event.type === 'scored' || event.type === 'passed') points = event.points
      if (event.type === 'drew') drawn = [...event.cards].length
    }
    state = decided.value.state
  }
  return { refused: undefined, rack: state.rack, hand: state.hands[0]!, points, drawn }
}
