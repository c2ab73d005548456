import { jarnac } from '@estocade/games'
import { alphabets, type LexiconId, normalise } from '@estocade/words'
import type { LetterRow } from '../../rules/book.ts'
import type { Ask, Attempt, Lesson, Scene, Step } from '../../rules/lesson.ts'
import { handLessons } from './hand-lesson.ts'
import { examplesIn, exampleWords, without } from './lesson-examples.ts'
import { madeIn, narrate } from './review/narration.ts'

/** J2: the letters of the bag. */
export const letters = (language: string): readonly LetterRow[] =>
  Object.entries(jarnac.lettersOf(language as LexiconId)).map(([letter, count]) => ({ letter, count }))

/** The worked examples of the rule page, played by the rules themselves. */
export const lessons = (): readonly Lesson[] => [
  ...handLessons(),
  ...jarnac.examples.map(lessonOf),
  ...Object.keys(exampleWords).flatMap((language) => examplesIn(language).filter(isOurs).map(lessonOf)),
]

/** Where the sources have an example in a language, theirs is shown. */
const isOurs = ({ id }: jarnac.Example): boolean => !jarnac.examples.some((example) => example.id === id)

function lessonOf(example: jarnac.Example): Lesson {
  const played = jarnac.playExample(example)
  // Every example begins with its first letters drawn.
  const steps = played.events.map(
    (events, i): Step => ({
      scene: sceneOf(played.states[i + 1]!, events),
      say: (t, names) => narrate(t, names, { events }),
      ask: askAt(example, played, i + 1),
    }),
  )
  const { id, rules, words } = example
  // Vietnamese has two dictionaries and one reader.
  const language = example.language.slice(0, 2)
  const about = id.replace(/-(de|fr|en|es|it|vi)$/, '')
  return { id, about, rules, language, values: valuesOf(example), words, steps }
}

/** What the sentences about an example name: its first word, its last, and the letters between the two. */
function valuesOf({ moves }: jarnac.Example): Readonly<Record<string, string>> {
  const laid = moves.flatMap(({ action }) => ('word' in action ? [action.word] : []))
  const [first, word] = [laid[0]!, laid.at(-1)!]
  return { first, word, letter: without(word, first) }
}

function sceneOf(state: jarnac.JarnacState, events: readonly jarnac.JarnacEvent[]): Scene {
  const { phase, config, sides } = state
  return {
    type: 'rows',
    sides: sides.map(({ rows, reserve }) => ({ rows: rows.slice(0, 3), reserve })),
    live: 'seat' in phase ? phase.seat : 0,
    framed: madeIn({ events }),
    longest: config.longest,
    shortest: config.shortest,
  }
}

function askAt(example: jarnac.Example, played: jarnac.PlayedExample, at: number): Ask | undefined {
  const action = example.moves[at]?.action
  if (action?.type !== 'lay' && action?.type !== 'call') return undefined
  return { type: 'word', attempt: (typed) => attempt(example, played, at, action, typed) }
}

type WordAction = Extract<jarnac.JarnacAction, { type: 'lay' | 'call' }>

/** Tries the attempt on every row; if all rows refuse it, returns the answer for the example's own row. */
function attempt(
  example: jarnac.Example,
  played: jarnac.PlayedExample,
  at: number,
  action: WordAction,
  typed: string,
): Attempt {
  const normalised = normalise(typed.trim(), alphabets[example.language])
  const word = normalised.ok ? normalised.value : typed.toUpperCase()
  if (word === action.word) return { type: 'right' }
  const ground = played.states[at]!.sides[action.type === 'call' ? 0 : example.moves[at]!.seat]!
  const rows = [null, ...[...ground.rows.keys()].filter((row) => ground.rows[row] !== '')]
  const answers = rows.map((row) => played.attempt(at, { ...action, word, row }))
  if (answers.some(({ ok }) => ok)) return { type: 'other' }
  const own = answers[rows.indexOf(action.row)]!
  const { code, text, params } = own.ok ? { code: '', text: '', params: {} } : own.error
  return { type: 'refused', code, text, values: params }
}
