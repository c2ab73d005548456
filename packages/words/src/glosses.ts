import { alphabets, type LexiconId } from './alphabet.ts'
import { type PartOfSpeech, partsOfSpeech } from './analysis.ts'
import { normalise } from './normalise.ts'

/** The meaning of a word in one line: a definition (en, vi) or synonyms (de). */
export interface Gloss {
  /** The head word as it is written: `hoà bình`. */
  readonly written: string
  readonly pos: PartOfSpeech
  readonly text: string
}

/** Fetches the text of one shard, from a file, a server or a cache; `undefined` when there is no such shard. */
export type LoadShard = (shard: string) => string | undefined | Promise<string | undefined>

/**
 * A shard is a JSON object: normalised head word → its glosses, each as `[written, number of the part of speech, text]`.
 * Shards are cut by the first two tiles, so that one look-up reads 10 to 20 kB (at most 300, for English words in CO-).
 */
export type GlossShard = Readonly<Record<string, readonly (readonly [string, number, string])[]>>

/** The name of the shard that has a normalised word, safe as a file name: tiles beyond ASCII as their code. */
export function glossShardOf(word: string): string {
  const start = Array.from(word.slice(0, 2), (tile) =>
    tile < '\x80' ? tile : tile.charCodeAt(0).toString(16),
  )
  return `${start.join('')}.json`
}

/**
 * The glosses of a word, or of the first of its lemmas that has any: entries stand under their head word. Word
 * and lemmas may be written or normalised. Nothing is known of fr, es and it.
 */
export async function glossOf(
  loadShard: LoadShard,
  id: LexiconId,
  word: string,
  lemmas: readonly string[] = [],
): Promise<readonly Gloss[]> {
  for (const head of new Set([word, ...lemmas])) {
    const normalised = normalise(head, alphabets[id])
    if (!normalised.ok) continue
    const shard = await loadShard(glossShardOf(normalised.value))
    const found = shard === undefined ? undefined : (JSON.parse(shard) as GlossShard)[normalised.value]
    if (found !== undefined) return found.map(toGloss)
  }
  return []
}

const toGloss = ([written, pos, text]: readonly [string, number, string]): Gloss => ({
  written,
  pos: partsOfSpeech[pos] ?? 'unknown',
  text,
})
