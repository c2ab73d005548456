import type { Judge, Vocabulary } from '@estocade/words'
import type { JarnacConfig } from '../config.ts'
import { lettersOf } from '../letters.ts'
import { buildClasses, type ClassArrays, type ClassGraph, classGraph } from './class-graph.ts'
import { buildGrowth, type Growth } from './growth.ts'
import { prices, rowValues } from './row-value.ts'

/** Data derived from a vocabulary before any game: built once for each, shared by all bots and reviews. */
export interface Knowledge {
  readonly judge: Judge
  readonly graph: ClassGraph
  readonly growth: Growth
  /** By class; see `rowValues`. */
  readonly values: Float64Array
  /** How much a letter helps to make short words: the mean number of it in them. */
  readonly usefulness: Float64Array
  /** The words of the class that may be laid over `from` ('' on an empty row), in alphabet order. */
  words(id: number, from: string, refused?: Refused): readonly string[]
  /** The commonest of them. */
  spell(id: number, from: string, refused?: Refused): string | undefined
}

/** Words that may not be laid in this game. */
export type Refused = (word: string, from: string) => boolean

const kept = new WeakMap<Vocabulary, Map<string, Knowledge>>()

export function knowledgeOf(judge: Judge, config: JarnacConfig): Knowledge {
  const key = [config.language, config.shortest, config.longest, judge.config.sameEntry === true].join('/')
  const known = kept.get(judge.proposable) ?? new Map<string, Knowledge>()
  kept.set(judge.proposable, known)
  let knowledge = known.get(key)
  if (knowledge === undefined) {
    knowledge = gather(judge, config)
    known.set(key, knowledge)
  }
  return knowledge
}

/** Raised when what is built from the same input changes. */
const VERSION = 1

interface KnownArrays extends ClassArrays, Growth {
  readonly values: Float64Array
}

function arraysOf(judge: Judge, { language, shortest, longest }: JarnacConfig): KnownArrays {
  const vocabulary = judge.proposable
  const letters = lettersOf(language)
  const name = ['jarnac bot', VERSION, shortest, longest, judge.config.sameEntry === true, letters, prices]
  return vocabulary.index(JSON.stringify(name), () => {
    const classes = buildClasses(vocabulary, shortest, longest)
    const graph = classGraph(classes, vocabulary.alphabet, shortest, longest)
    const growth = buildGrowth(graph, judge)
    const bag = Uint8Array.from(graph.letters, (letter) => letters[letter] ?? 0)
    return { ...classes, ...growth, values: rowValues(graph, growth, bag) }
  })
}

function gather(judge: Judge, config: JarnacConfig): Knowledge {
  const arrays = arraysOf(judge, config)
  const graph = classGraph(arrays, judge.proposable.alphabet, config.shortest, config.longest)
  return {
    judge,
    graph,
    growth: arrays,
    values: arrays.values,
    usefulness: usefulnessOf(graph, config.shortest + 2),
    words: (id, from, refused) =>
      graph
        .wordsOf(id)
        .filter((word) => !(from !== '' && judge.sameEntry(from, word)) && refused?.(word, from) !== true),
    spell(id, from, refused) {
      return commonestFirst(this.words(id, from, refused), judge)[0]
    },
  }
}

function usefulnessOf(graph: ClassGraph, longest: number): Float64Array {
  const letters = graph.letters.length
  const usefulness = new Float64Array(letters)
  let classes = 0
  for (let id = 0; id < graph.size; id++) {
    if (graph.length[id]! > longest) continue
    classes++
    for (let x = 0; x < letters; x++) usefulness[x]! += graph.counts[id * letters + x]!
  }
  return usefulness.map((sum) => sum / Math.max(1, classes))
}

const commonestFirst = (words: readonly string[], { lexicon }: Judge): readonly string[] =>
  words.length === 1 ? words : [...words].sort((a, b) => lexicon.commonness(b) - lexicon.commonness(a))
