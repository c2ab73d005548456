import { handLesson } from '../../rules/hand-lesson.ts'
import type { Lesson, Scene } from '../../rules/lesson.ts'

/** A lying word, a letter of the reserve, and the word that both make, in the reader's language. A test checks them. */
export const remakes: Readonly<Record<string, readonly [was: string, letter: string, word: string]>> = {
  en: ['RAIN', 'T', 'TRAIN'],
  de: ['REIS', 'K', 'KREIS'],
  fr: ['AMI', 'N', 'MAIN'],
  es: ['PAN', 'L', 'PLAN'],
  it: ['RETE', 'P', 'PRETE'],
  vi: ['CON', 'G', 'CONG'],
}

export const handLessons = (): readonly Lesson[] =>
  Object.entries(remakes).map(([language, [was, letter, word]]) => {
    const scene = (row: string, reserve: string): Scene => ({
      type: 'rows',
      sides: [{ rows: [row, ''], reserve }],
      live: 0,
      longest: 9,
      shortest: 3,
      ...(row === word ? { framed: { seat: 0, row: 0, jarnac: false } } : {}),
    })
    return handLesson({
      game: 'jarnac',
      rule: 'J14',
      language,
      kind: 'tile',
      example: { pattern: '_'.repeat(word.length), word, pieces: [...was, letter] },
      words: [was],
      before: scene(was, letter),
      after: scene(word, ''),
      values: { was, letter, count: word.length, points: word.length ** 2 },
    })
  })
