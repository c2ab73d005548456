import { readFileSync } from 'node:fs'
import { type Grid, gridFromRows, type Position } from '@estocade/typ-dom'
import { alphabets, judge, type Vocabulary, wordList } from '@estocade/words'
import english from 'an-array-of-english-words'
import french from 'an-array-of-french-words'

export interface Field {
  readonly name: string
  readonly words: readonly string[]
  readonly vocabulary: Vocabulary
  /** Positions without a jolly in the rack, and positions with one. */
  readonly plain: readonly Position[]
  readonly jolly: readonly Position[]
}

interface Stored {
  readonly boardSize: number
  readonly positions: readonly { readonly board: readonly string[]; readonly rack: string }[]
}

const listed = (list: readonly string[]): readonly string[] => {
  const normalised = list.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  return [...new Set(normalised.filter((word) => /^[A-Z]{2,15}$/.test(word)))].sort()
}

/** The positions of an oracle, with the list that it was made with. */
export function field(language: 'en' | 'fr'): Field {
  const file = language === 'en' ? 'en15-7tile' : 'typdom-fr-31x31-13tile'
  const path = new URL(`../../packages/typ-dom/test/data/${file}.json`, import.meta.url)
  const stored: Stored = JSON.parse(readFileSync(path, 'utf8'))
  const words = listed(language === 'en' ? english : french)
  const positions = stored.positions.map(({ board, rack }) => ({
    grid: gridFromRows(board) satisfies Grid,
    rack: [...rack],
    touching: true,
    limit: { size: stored.boardSize },
  }))
  const lexicon = wordList(words.join('\n'), alphabets[language]).lexicon
  return {
    name: file,
    words,
    vocabulary: judge(lexicon, { classes: 'open' }).vocabulary,
    plain: positions.filter(({ rack }) => !rack.includes('+') && !rack.includes('*')),
    jolly: positions.filter(({ rack }) => rack.includes('+') || rack.includes('*')),
  }
}

/** Random numbers below n, the same in every run. */
function numbers(from: number): (n: number) => number {
  let seed = from * 7919 + 1
  return (n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * n)
  }
}

/**
 * New flat strings from bytes, so that none has been hashed yet: random letters with the lengths of words of the list, or
 * copies of random words of the list.
 */
export function freshStrings(
  words: readonly string[],
  kind: 'letters' | 'words',
  count: number,
  from: number,
): readonly string[] {
  const next = numbers(from)
  return Array.from({ length: count }, () => {
    const bytes = Buffer.from(words[next(words.length)]!, 'latin1')
    if (kind === 'letters') for (let i = 0; i < bytes.length; i++) bytes[i] = 65 + next(26)
    return bytes.toString('latin1')
  })
}
