import { abrahaminetz } from '@estocade/games'
import { alphabets, type LexiconId, lexiconOf } from '@estocade/words'
import type { LetterRow } from '../../rules/book.ts'
import type { Lesson, Step } from '../../rules/lesson.ts'
import { noChance } from '../../rules/no-chance.ts'
import { handLessons } from './hand-lesson.ts'

/** A1: the cards of a language. */
export function letters(language: string): readonly LetterRow[] {
  const values = abrahaminetz.valuesOf(language as LexiconId)
  return Object.entries(abrahaminetz.fullDeck(language as LexiconId)).map(([card, count]) => ({
    letter: card === abrahaminetz.JOKER ? '★' : card === abrahaminetz.ERASER ? '▒' : card,
    count,
    value:
      card === abrahaminetz.JOKER
        ? abrahaminetz.JOKER_VALUE
        : card === abrahaminetz.ERASER
          ? -abrahaminetz.ERASER_COST
          : values[card]!,
  }))
}

export const lessons = (): readonly Lesson[] => [...handLessons(), ...abrahaminetz.examples.map(lessonOf)]

function lessonOf(example: abrahaminetz.Example): Lesson {
  const { id, rules, language, rack, hand, actions, result } = example
  const values = abrahaminetz.valuesOf(language)
  const cards = { type: 'cards', values } as const
  const last = actions.at(-1)!
  const left = handAfter(example)
  const laid = last.type === 'lay' ? [...last.cards].flatMap((card, at) => (card === '.' ? [] : [at])) : []
  const end: Step =
    'refused' in result
      ? {
          scene: { ...cards, rack, fresh: [], hand },
          say: (t) => `${t('rulebook:sayRefused')} ${t(`rulebook:why_${result.refused}`)}`,
        }
      : {
          scene: { ...cards, rack: result.rack, fresh: laid, hand: left },
          say: (t) => t('rulebook:sayScored', { points: signed(result.points), drawn: result.drawn }),
        }
  const about = `abrahaminetz-${id}`
  const first: Step = {
    scene: { ...cards, rack, fresh: [], hand },
    say: (t) => t('rulebook:sayRack'),
    ask:
      'refused' in result
        ? { type: 'may', question: `${about}-ask`, answer: false }
        : { type: 'number', question: 'askPoints', answer: result.points },
  }
  return { id: about, about, rules, language, steps: [first, end] }
}

const signed = (points: number): string => `${points}`.replace('-', '−')

/** The hand that is left when all is done. */
function handAfter({ language, words, rack, hand, actions }: abrahaminetz.Example): string {
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
  for (const action of actions) {
    const decided = game.decide(state, seat, action, noChance)
    if (!decided.ok) return hand
    state = decided.value.state
  }
  return state.hands[0]!
}
