import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkHash, type Lexicon, type LexiconId, lexiconIds, openLexicon } from '../src/index.ts'
import { glossFolder, isBuilt, lexiconFile } from './files.ts'
import { indexFiles } from './index-files.ts'
import { withNamedList } from './own-lists.ts'
import { thesaurusOf } from './thesaurus.ts'

/**
 * Opens a built lexicon, with the words of an own list if one is named. Throws with a clear message if it is missing or
 * damaged. A damaged file is removed, so that the next start builds it again.
 */
export function loadLexicon(folder: string, id: LexiconId): Lexicon {
  const file = lexiconFile(folder, id)
  const bytes = readFileSync(file)
  const whole = checkHash(bytes, (content) => createHash('sha256').update(content).digest())
  if (!whole.ok) {
    rmSync(file, { force: true })
    throw new Error(`${id}: ${whole.error.text} It has been removed and has to be built again.`)
  }
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const opened = openLexicon(content, indexFiles(folder, id))
  if (!opened.ok) throw new Error(`${id}: ${opened.error.text}`)
  return withNamedList(opened.value)
}

/** The lexicons of a folder. Each is opened when it is first needed and then kept; `undefined` until it is built. */
export function openLexicons(folder: string): (id: LexiconId) => Lexicon | undefined {
  const open = new Map<LexiconId, Lexicon>()
  return (id) => {
    const known = open.get(id)
    if (known !== undefined) return known
    if (!lexiconIds.includes(id) || !isBuilt(folder, id)) return undefined
    try {
      const lexicon = loadLexicon(folder, id)
      open.set(id, lexicon)
      return lexicon
    } catch {
      return undefined
    }
  }
}

/** One shard of a lexicon's glosses, or of the thesaurus that replaces them; `undefined` if there is none. */
export function loadGlossShard(folder: string, id: LexiconId, shard: string): string | undefined {
  const thesaurus = thesaurusOf(id)
  if (thesaurus !== undefined) {
    const bytes = thesaurus.get(shard)
    return bytes && new TextDecoder().decode(bytes)
  }
  try {
    return readFileSync(join(glossFolder(folder, id), shard), 'utf8')
  } catch {
    return undefined
  }
}
