import { typDom } from '@estocade/games'

export interface BenchWords {
  /** Three letters, and two that go down from the last of them. */
  readonly first: string
  readonly second: string
  /** Two rows of two: the upper row and both columns are words, the lower row is not. */
  readonly square: string
  /** A stone that finds no place. */
  readonly spare: string
}

/** The German ones are the rules' own; these are for the other readers. A test looks the words up. */
export const benchWords: Readonly<Record<string, BenchWords>> = {
  en: { first: 'CAT', second: 'TO', square: 'ONRO', spare: 'X' },
  es: { first: 'SOL', second: 'LA', square: 'LAOL', spare: 'X' },
  it: { first: 'SEI', second: 'IO', square: 'LAOL', spare: 'Z' },
  fr: { first: 'AMI', second: 'IL', square: 'LEAT', spare: 'X' },
  vi: { first: 'HOA', second: 'AI', square: 'MAII', spare: 'X' },
}

/** The examples in one language, each like the German one of its name. */
export function benchesIn(language: string): readonly typDom.BenchExample[] {
  const words = benchWords[language]
  return words ? typDom.benchExamples.map((example) => benchOf(example, words)) : []
}

function benchOf(example: typDom.BenchExample, words: BenchWords): typDom.BenchExample {
  const { first, second, square, spare } = words
  const [a = '', b = '', c = '', d = ''] = square
  const crossing = { words: [first, second], rack: first + second[1], bench: [first, `..${second[1]}`] }
  switch (example.id) {
    case 'presto-no-word':
      return { ...example, words: [a + b, a + c, b + d], rack: square, bench: [a + b, c + d] }
    case 'presto-apart':
      return { ...example, ...crossing, rack: first + second, bench: [first, '...', `${second}.`] }
    case 'presto-easy':
      return { ...example, ...crossing, rack: crossing.rack + spare }
    default:
      return { ...example, ...crossing }
  }
}
