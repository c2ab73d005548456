import type { Alphabet } from './alphabet.ts'
import type { WordVisitor } from './automaton.ts'
import { LONGEST_WORD } from './automaton-builder.ts'
import { type CrosswordIndex, SEPARATOR } from './crossword-index.ts'
import { CrosswordNodes } from './crossword-nodes.ts'
import { orderBackwards, type Prefixes, prefixesOf } from './prefixes.ts'

/**
 * Builds the minimal graph. What follows the separator after a reversed prefix is the automaton's node for that
 * prefix, so the rightward half is built first, bottom up. The leftward half is then built from the reversed prefixes
 * in sorted order; a node is final as soon as no later prefix can change it.
 */
export function buildCrosswordIndex(each: (visit: WordVisitor) => void, alphabet: Alphabet): CrosswordIndex {
  const prefixes = prefixesOf(each)
  const nodes = new CrosswordNodes(prefixes.size / 2)
  const continuations = continueRight(prefixes, nodes)
  const leftward = new LeftwardBuilder(prefixes, continuations, nodes)
  const { nodes: settled, roots } = nodes.finish(
    [leftward.build(orderBackwards(prefixes)), continuations[0]!],
    likelyLetters(prefixes, alphabet.letters.length),
  )
  return { nodes: settled, root: roots[0]!, forward: roots[1]! }
}

/** How many letters an average hand holds. */
const HAND = 8

/**
 * The probability that a hand holds each letter. A letter counts as common as it ends prefixes of the dictionary.
 */
function likelyLetters({ size, letters }: Prefixes, count: number): Float64Array {
  const counts = new Float64Array(count)
  for (let prefix = 1; prefix < size; prefix++) counts[letters[prefix]!]!++
  return counts.map((common) => 1 - (1 - common / Math.max(1, size - 1)) ** HAND)
}

/** The node that continues each prefix. */
function continueRight({ size, parents, letters, ends }: Prefixes, nodes: CrosswordNodes): Uint32Array {
  const continuations = new Uint32Array(size)
  // Longer prefixes have higher numbers: counting down, the children are known already, in ascending order.
  const firstChild = new Uint32Array(size)
  const nextSibling = new Uint32Array(size)
  const children = new Uint32Array(32)
  for (let prefix = size - 1; prefix >= 0; prefix--) {
    let childMask = 0
    let acceptMask = 0
    let count = 0
    for (let child = firstChild[prefix]!; child !== 0; child = nextSibling[child]!) {
      const bit = 1 << letters[child]!
      if (ends[child] !== 0) acceptMask |= bit
      if (continuations[child] === 0) continue
      childMask |= bit
      children[count++] = continuations[child]!
    }
    continuations[prefix] = nodes.add(childMask, acceptMask, children, 0, count)
    nextSibling[prefix] = firstChild[parents[prefix]!]!
    if (prefix !== 0) firstChild[parents[prefix]!] = prefix
  }
  return continuations
}

const ROW = 32

const LETTER_BITS = 5
const LETTER = (1 << LETTER_BITS) - 1

/** Letters count from 1, so that only the empty prefix has link 0. */
function linksOf({ size, parents, letters }: Prefixes): Uint32Array {
  const links = new Uint32Array(size)
  for (let prefix = 1; prefix < size; prefix++)
    links[prefix] = (parents[prefix]! << LETTER_BITS) | (letters[prefix]! + 1)
  return links
}

/** Keeps one unfinished node for each letter of the current reversed prefix. */
class LeftwardBuilder {
  readonly #prefixes: Prefixes
  /** By prefix: its parent and, in the lowest bits, its last letter, so that a step reads memory once. */
  readonly #links: Uint32Array
  readonly #continuations: Uint32Array
  readonly #nodes: CrosswordNodes
  readonly #path = new Uint8Array(LONGEST_WORD + 1)
  #length = 0
  readonly #childMasks = new Uint32Array(LONGEST_WORD + 1)
  readonly #acceptMasks = new Uint32Array(LONGEST_WORD + 1)
  readonly #children = new Uint32Array((LONGEST_WORD + 1) * ROW)
  readonly #counts = new Uint8Array(LONGEST_WORD + 1)
  /** Where the separator leads. It is the last child, so it is added when the node is finished. */
  readonly #separators = new Uint32Array(LONGEST_WORD + 1)

  constructor(prefixes: Prefixes, continuations: Uint32Array, nodes: CrosswordNodes) {
    this.#prefixes = prefixes
    this.#links = linksOf(prefixes)
    this.#continuations = continuations
    this.#nodes = nodes
  }

  build(order: Uint32Array): number {
    for (let i = 0; i < order.length; i++) if (order[i] !== 0) this.#add(order[i]!)
    this.#settle(0)
    return this.#node(0)
  }

  #add(prefix: number): void {
    const { ends } = this.#prefixes
    const links = this.#links
    const path = this.#path
    let depth = 0
    let link = links[prefix]!
    while (link !== 0 && depth < this.#length && (link & LETTER) === path[depth]! + 1) {
      link = links[link >>> LETTER_BITS]!
      depth++
    }
    this.#settle(depth)
    for (; link !== 0; link = links[link >>> LETTER_BITS]!) path[depth++] = (link & LETTER) - 1
    this.#length = depth
    if (ends[prefix] !== 0) this.#acceptMasks[depth - 1]! |= 1 << this.#path[depth - 1]!
    this.#separators[depth] = this.#continuations[prefix]!
  }

  /** Finishes all open nodes deeper than `depth`. */
  #settle(depth: number): void {
    for (let at = this.#length; at > depth; at--) {
      const node = this.#node(at)
      if (node === 0) continue
      const above = at - 1
      this.#childMasks[above]! |= 1 << this.#path[above]!
      this.#children[above * ROW + this.#counts[above]!++] = node
    }
  }

  #node(depth: number): number {
    if (this.#separators[depth] !== 0) {
      this.#childMasks[depth]! |= 1 << SEPARATOR
      this.#children[depth * ROW + this.#counts[depth]!++] = this.#separators[depth]!
    }
    const childMask = this.#childMasks[depth]!
    const acceptMask = this.#acceptMasks[depth]!
    const node = this.#nodes.add(childMask, acceptMask, this.#children, depth * ROW, this.#counts[depth]!)
    this.#childMasks[depth] = 0
    this.#acceptMasks[depth] = 0
    this.#counts[depth] = 0
    this.#separators[depth] = 0
    return node
  }
}
