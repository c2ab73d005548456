import { alphabets, type LexiconId } from './alphabet.ts'
import { normalise } from './normalise.ts'
import { type PartOfSpeech, partsOfSpeech } from './reading.ts'

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

/** A reading of a word, as far as its gloss is concerned. */
export interface GlossedReading {
  readonly lemma: string
  readonly pos: PartOfSpeech
}

/**
 * The glosses of a word's readings. Glosses are stored under head words. A gloss belongs to a reading if both have the
 * same head word and part of speech: LUDE as a form of *laden* does not get the gloss of *Lude*. A word without a known
 * reading is looked up by its spelling, and names are left out. In fr, es and it there are only the glosses of a
 * thesaurus.
 */
export async function glossOf(
  loadShard: LoadShard,
  id: LexiconId,
  word: string,
  readings: readonly GlossedReading[] = [],
): Promise<readonly Gloss[]> {
  const asked = readings.length > 0 ? readings : [{ lemma: word, pos: 'unknown' as const }]
  const found: Gloss[] = []
  for (const reading of asked)
    for (const gloss of await glossesUnder(loadShard, id, reading.lemma)) {
      const fits = readings.length > 0 ? belongs(gloss, reading) : gloss.pos !== 'name'
      if (fits && !found.some((one) => one.text === gloss.text)) found.push(gloss)
    }
  return found
}

async function glossesUnder(loadShard: LoadShard, id: LexiconId, head: string): Promise<readonly Gloss[]> {
  const normalised = normalise(head, alphabets[id])
  if (!normalised.ok) return []
  const shard = await loadShard(glossShardOf(normalised.value))
  const found = shard === undefined ? undefined : (JSON.parse(shard) as GlossShard)[normalised.value]
  return found?.map(toGloss) ?? []
}

/** Some sources do not state the part of speech; then the spelling decides, capital letters included. */
function belongs({ written, pos }: Gloss, reading: GlossedReading): boolean {
  if (pos !== 'unknown' && reading.pos !== 'unknown')
    return pos === reading.pos && isSame(written, reading.lemma)
  return written === reading.lemma
}

/** A lemma may be spelt differently in the source: ß or ss, with a hyphen or without. */
const isSame = (written: string, lemma: string): boolean => plain(written) === plain(lemma)

const plain = (text: string): string => text.replace(/ß/g, 'ss').replace(/[-’' ]/g, '')

const toGloss = ([written, pos, text]: readonly [string, number, string]): Gloss => ({
  written,
  pos: partsOfSpeech[pos] ?? 'unknown',
  text,
})
