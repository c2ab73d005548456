import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lexicon, type LexiconId, lexiconIds, openLexicon } from '../src/index.ts'
import { glossFolder, lexiconFile } from './cache.ts'
import { sourceOf } from './sources.ts'

/** Opens a built lexicon; throws with a clear text when it is missing or damaged. */
export function loadLexicon(folder: string, id: LexiconId): Lexicon {
  const bytes = readFileSync(lexiconFile(folder, sourceOf(id)))
  const opened = openLexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  if (!opened.ok) throw new Error(`${id}: ${opened.error.text}`)
  return opened.value
}

/** Lexicons as they become ready, each opened once. */
export function shelfOf(folder: string): (id: LexiconId) => Lexicon | undefined {
  const open = new Map<LexiconId, Lexicon>()
  return (id) => {
    const known = open.get(id)
    if (known !== undefined) return known
    if (!lexiconIds.includes(id) || !existsSync(lexiconFile(folder, sourceOf(id)))) return undefined
    const lexicon = loadLexicon(folder, id)
    open.set(id, lexicon)
    return lexicon
  }
}

/** One shard of a lexicon's glosses, or nothing when it has none under that name. */
export function loadGlossShard(folder: string, id: LexiconId, shard: string): string | undefined {
  try {
    return readFileSync(join(glossFolder(folder, sourceOf(id)), shard), 'utf8')
  } catch {
    return undefined
  }
}
