import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lexicon, type LexiconId, lexiconIds, openLexicon } from '../src/index.ts'
import { glossFolder, isBuilt, lexiconFile } from './files.ts'

/** Opens a built lexicon; throws with a clear text when it is missing or damaged. */
export function loadLexicon(folder: string, id: LexiconId): Lexicon {
  const bytes = readFileSync(lexiconFile(folder, id))
  const opened = openLexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  if (!opened.ok) throw new Error(`${id}: ${opened.error.text}`)
  return opened.value
}

/** The lexicons of a folder: each is opened once, when it is first asked for; `undefined` until it is built. */
export function openLexicons(folder: string): (id: LexiconId) => Lexicon | undefined {
  const open = new Map<LexiconId, Lexicon>()
  return (id) => {
    const known = open.get(id)
    if (known !== undefined) return known
    if (!lexiconIds.includes(id) || !isBuilt(folder, id)) return undefined
    const lexicon = loadLexicon(folder, id)
    open.set(id, lexicon)
    return lexicon
  }
}

/** One shard of a lexicon's glosses; `undefined` when it has none of that name. */
export function loadGlossShard(folder: string, id: LexiconId, shard: string): string | undefined {
  try {
    return readFileSync(join(glossFolder(folder, id), shard), 'utf8')
  } catch {
    return undefined
  }
}
