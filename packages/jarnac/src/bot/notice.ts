import { diceFrom } from '@estocade/kernel'
import type { Knowledge } from './knowledge.ts'

/** Which plays a player notices; the searches ask it for each class found. */
export interface Notice {
  /** Does the player see that `old` (a class or EMPTY) becomes `target`? */
  sees(old: number, target: number): boolean
}

/**
 * By class, the chance to be noticed as a whole number of 2³²; 0 for words the player does not know.
 * Common words catch the eye, rare ones hide: the chance of the commonest is the dial's to the power of
 * 0.4, of the rarest to the power of 1.6.
 */
export function noticeChances(knowledge: Knowledge, see: number, vocabulary: number): Float64Array {
  const { commonness } = knowledge
  const least = leastKnown(knowledge, vocabulary)
  return Float64Array.from(commonness, (common) =>
    common < least ? 0 : see >= 1 ? 2 ** 32 : 2 ** 32 * see ** (1.6 - (1.2 * common) / 255),
  )
}

/** The commonness from which on a player knows a class: `vocabulary` is the share of classes known. */
function leastKnown({ commonness, graph }: Knowledge, vocabulary: number): number {
  const having = new Uint32Array(256)
  for (let id = 0; id < graph.size; id++) having[commonness[id]!]!++
  let least = 0
  for (let unknown = (1 - vocabulary) * graph.size - having[0]!; unknown >= 0 && least < 255; )
    unknown -= having[++least]!
  return least
}

/** The eyes of one turn: `moment` names it, so that looking twice in a turn shows the same. */
export function eyes(chances: Float64Array, moment: string): Notice {
  const salt = diceFrom(moment).below(2 ** 32) | 0
  return { sees: (old, target) => mix(salt, old, target) < chances[target]! }
}

function mix(salt: number, old: number, target: number): number {
  let h = Math.imul(salt ^ (old + 0x9e3779b9), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13) ^ target, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f)
  return (h ^ (h >>> 15)) >>> 0
}

/** For playouts under the same-entry rule: is there a word of the one class that may become one of the other? */
export function entryRule({ judge, graph }: Knowledge): Notice | null {
  if (judge.config.sameEntry !== true) return null
  const known = new Map<number, boolean>()
  return {
    sees(old, target) {
      if (old < 0 || old >= graph.size) return true
      const key = old * graph.size + target
      let allowed = known.get(key)
      if (allowed === undefined) {
        const words = graph.wordsOf(target)
        allowed = graph.wordsOf(old).some((from) => words.some((word) => !judge.sameEntry(from, word)))
        known.set(key, allowed)
      }
      return allowed
    },
  }
}
