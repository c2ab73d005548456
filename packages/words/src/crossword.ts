import { wordsContaining } from './containing.ts'
import { buildCrosswordIndex } from './crossword-builder.ts'
import { extendCrosswordIndex } from './crossword-extension.ts'
import type { CrosswordIndex } from './crossword-index.ts'
import type { Vocabulary } from './vocabulary.ts'

// A module of its own, so that a page with another game does not load the builder.
const indexes = new WeakMap<Vocabulary, CrosswordIndex>()

/** The two-way word graph of a vocabulary, for crossword moves. It is built when it is first needed and then kept. */
export function crosswordOf(vocabulary: Vocabulary): CrosswordIndex {
  const known = indexes.get(vocabulary)
  if (known !== undefined) return known
  const { extension, alphabet } = vocabulary
  const index =
    extension === undefined
      ? keptOrBuilt(vocabulary)
      : extendCrosswordIndex(crosswordOf(extension.base), extension.words, alphabet)
  indexes.set(vocabulary, index)
  return index
}

function keptOrBuilt(vocabulary: Vocabulary): CrosswordIndex {
  const { nodes, roots } = vocabulary.index('crossword 1', () => {
    const built = buildCrosswordIndex((visit) => vocabulary.each(visit), vocabulary.alphabet)
    return { nodes: built.nodes, roots: Uint32Array.of(built.root, built.forward) }
  })
  return { nodes, root: roots[0]!, forward: roots[1]! }
}

/** Words that contain `block` as consecutive letters. In alphabet order. */
export const wordsWith = (vocabulary: Vocabulary, block: string): readonly string[] =>
  wordsContaining(crosswordOf(vocabulary), block, vocabulary.alphabet)
