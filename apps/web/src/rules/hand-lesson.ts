import type { Ask, Lesson, Scene, Step } from './lesson.ts'

/** The first word that the reader lays, in one language. */
export interface HandExample {
  /** A letter that lies already, or `_` for one to be laid. */
  readonly pattern: string
  readonly word: string
  /** The pieces of the reader, in some order. */
  readonly pieces: readonly string[]
}

interface HandLesson {
  readonly game: string
  readonly rule: string
  readonly language: string
  readonly kind: Extract<Ask, { type: 'lay' }>['kind']
  readonly example: HandExample
  readonly before: Scene
  readonly after: Scene
  /** Besides the word that is laid. */
  readonly words: readonly string[]
  /** Parameters of the sentences before and after. */
  readonly values: Readonly<Record<string, string | number>>
}

/** What the reader sees, the word to be laid, and its result. */
export function handLesson(lesson: HandLesson): Lesson {
  const { game, rule, language, kind, example, before, after, values } = lesson
  const words = [...lesson.words, example.word]
  const about = `${game}-by-hand`
  const told = { ...values, word: example.word }
  const steps: Step[] = [
    {
      scene: before,
      say: (t) => t(`rulebook:byHandBefore_${game}`, told),
      ask: { type: 'lay', kind, ...example },
    },
    { scene: after, say: (t) => t(`rulebook:byHandAfter_${game}`, told) },
  ]
  return { id: `${about}-${language}`, about, rules: [rule], language, words, steps }
}
