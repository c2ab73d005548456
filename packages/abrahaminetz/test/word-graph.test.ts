import { diceFrom } from '@estocade/kernel'
import { alphabets, type Vocabulary } from '@estocade/words'
import { expect, it } from 'vitest'
import { wordGraph } from '../src/plays/word-graph.ts'

const LENGTH = 9

/** Words of random letters, as numbers, in the order of the alphabet: they share few nodes. */
function manyWords(count: number): readonly Uint8Array[] {
  const { letters } = alphabets.fr
  const dice = diceFrom('many words')
  const words = new Set<string>()
  while (words.size < count)
    words.add(Array.from({ length: LENGTH }, () => letters[dice.below(letters.length)]).join(''))
  return [...words].sort().map((word) => Uint8Array.from(word, (letter) => letters.indexOf(letter)))
}

/** How many numbers a graph needs in which equal nodes are one. */
function smallestSize(words: readonly Uint8Array[]): number {
  const nodes = new Map<string, number>()
  let size = 1
  const nodeOf = (some: readonly Uint8Array[], depth: number): string | number => {
    const byLetter = new Map<number, Uint8Array[]>()
    for (const word of some) {
      const letter = word[depth]!
      if (!byLetter.has(letter)) byLetter.set(letter, [])
      byLetter.get(letter)!.push(word)
    }
    const letters = [...byLetter.keys()].join(' ')
    if (depth === LENGTH - 1) return `ends ${letters}`
    const children = [...byLetter.values()].map((one) => nodeOf(one, depth + 1))
    const key = `${letters}: ${children.join(', ')}`
    if (!nodes.has(key)) {
      nodes.set(key, nodes.size)
      size += 1 + byLetter.size
    }
    return nodes.get(key)!
  }
  nodeOf(words, 0)
  return size
}

it('the graph holds more words than its first arrays have room for, and shares equal nodes', () => {
  const words = manyWords(9_000)
  const vocabulary = {
    alphabet: alphabets.fr,
    each: (call: (word: Uint8Array, length: number) => void) => {
      for (const word of words) call(word, LENGTH)
    },
    index: (_: string, build: () => unknown) => build(),
  }
  const { nodes, roots } = wordGraph(vocabulary as unknown as Vocabulary)
  const bits = (mask: number) => {
    let count = 0
    for (let bit = 0; bit < 26; bit++) count += (mask >> bit) & 1
    return count
  }
  const holds = (word: Uint8Array) => {
    let at = roots[LENGTH]!
    for (const letter of word.subarray(0, -1)) {
      const mask = nodes[at]!
      if (((mask >> letter) & 1) === 0) return false
      at = nodes[at + 1 + bits(mask & ((1 << letter) - 1))]!
    }
    return ((at >> word.at(-1)!) & 1) === 1
  }
  expect(words.filter((word) => !holds(word))).toEqual([])
  expect(nodes.length).toBeGreaterThan(1 << 16)
  // By chance a set of last letters has the number of a node: then one node more is shared.
  expect(nodes.length).toBeLessThanOrEqual(smallestSize(words))
})
