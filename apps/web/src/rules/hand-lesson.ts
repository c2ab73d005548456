import type { Ask, Lesson, Scene, Step } from './lesson.ts'

/** A first word to be laid by hand, in one language. */
export interface HandExample {
  /** A letter that lies already, or `_` for one to be laid. */
  readonly pattern: string
  readonly word: string
  /** What the reader holds, in some order. */
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
  /** For the sentences before and after. */
  readonly values: Readonly<Record<string, string | number>>
}

/** What the reader sees, the word to be laid, and what it has brought. */
export function handLesson(lesson: HandLesson): Lesson {
  const { game, rule, language, kind, example, before, after, values } = lesson
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
  return { id: `${about}-${language}`, about, rules: [rule], language, steps }
}
