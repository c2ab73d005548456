import { unitFrom } from '@estocade/kernel'
import { difficultyOf, type Familiarity } from '@estocade/words'
import type { Knowledge, Refused } from './knowledge.ts'

/** Decides whether a change of classes is allowed. Playouts ask it for each class found. */
export interface Notice {
  sees(old: number, target: number): boolean
}

/** What a player notices in one turn. */
export interface NoticeContext {
  readonly knowledge: Knowledge
  readonly familiarity: Familiarity
  /** Probability to notice a play of average difficulty. */
  readonly see: number
  /** Identifies player and turn, so that the same plays are noticed again within a turn. */
  readonly moment: string
  /** The letter drawn last, which is looked at first; '' when none is. */
  readonly drawn: string
}

/** A word with the letter just drawn is seen more easily, one without it less. */
const DRAWN = 0.8
const LYING = 1.15
/** How much easier the commonest words are than those of average rarity; the rarest are as much harder. */
const COMMON = 0.6
/** The familiarity of an average word. */
const MIDDLING = 0.25

/** A word that was seen, and how hard that was. */
export interface SeenWord {
  readonly word: string
  readonly difficulty: number
}

/** The easiest word of class `id` that the player sees over `from` ('' on an empty row), or `undefined`. */
export function seenWord(
  context: NoticeContext,
  id: number,
  from: string,
  refused?: Refused,
): SeenWord | undefined {
  const { knowledge, familiarity, see, moment } = context
  let seen: SeenWord | undefined
  for (const word of knowledge.words(id, from, refused)) {
    const familiar = familiarity(word)
    if (familiar === 0) continue
    const difficulty = difficultyOf(word, from) * attention(context.drawn, word, from) * rarity(familiar)
    if (seen !== undefined && difficulty >= seen.difficulty) continue
    if (unitFrom(`${moment}/${from}/${word}`) < see ** difficulty) seen = { word, difficulty }
  }
  return seen
}

const rarity = (familiar: number): number => 1 + COMMON * (MIDDLING - familiar)

function attention(drawn: string, word: string, from: string): number {
  if (drawn === '') return 1
  return times(word, drawn) > times(from, drawn) ? DRAWN : LYING
}

function times(word: string, letter: string): number {
  let count = 0
  for (const one of word) if (one === letter) count++
  return count
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
