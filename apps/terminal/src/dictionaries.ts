import { readFileSync } from 'node:fs'
import { type Alphabet, alphabets, type Lexicon, type LexiconId, lexiconIds, wordList } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, isBuilt, loadLexicon } from '@estocade/words/node'
import { Fault } from './fault.ts'
import { progressBars } from './progress.ts'

export function lexiconIdFrom(text: string): LexiconId {
  const id = lexiconIds.find((id) => id === text)
  if (id === undefined) throw new Fault(`Unknown language "${text}": choose one of ${lexiconIds.join(', ')}.`)
  return id
}

/** The dictionary of a language, built first if it is not there yet. */
export async function dictionary(id: LexiconId): Promise<Lexicon> {
  await build([id])
  return loadLexicon(cacheFolder(), id)
}

/** The dictionary that a match is judged by; says so if it was played with another. */
export async function lexiconFor(
  path: string,
  header: { readonly config: object; readonly lexicon: string },
): Promise<Lexicon> {
  const { language } = header.config as { readonly language?: unknown }
  const id = lexiconIds.find((one) => one === language)
  if (id === undefined) throw new Fault(`${path}: unknown language ${String(language)}.`)
  const lexicon = await dictionary(id)
  if (lexicon.hash !== header.lexicon)
    process.stderr.write(`${path}: played with another ${id} dictionary than this machine's.\n`)
  return lexicon
}

/** Builds what is missing of these, the first ones first, with a bar for each. */
export async function build(ids: readonly LexiconId[]): Promise<void> {
  const folder = cacheFolder()
  const missing = ids.filter((id) => !isBuilt(folder, id))
  if (missing.length === 0) return
  const bars = progressBars()
  await buildLexicons({ folder, ids: missing, onProgress: bars.update, onFetch: tellFetch })
}

/** On standard error, as the bars are: what a command answers may be read by a program. */
export const tellFetch = (packages: readonly string[]): void =>
  void process.stderr.write(`Fetching word sources (${packages.length} packages) …\n`)

/** A plain list, one word a line. Lines that are no words are told, and left out. */
export function listDictionary(path: string, alphabet: Alphabet = alphabets.en): Lexicon {
  const { lexicon, faults } = wordList(textOf(path), alphabet)
  for (const fault of faults.slice(0, 10)) process.stderr.write(`${path}:${fault.line}: ${fault.text}\n`)
  if (faults.length > 10) process.stderr.write(`${path}: ${faults.length - 10} more lines left out\n`)
  return lexicon
}

export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Fault(`Cannot read ${path}: ${reasonOf(error)}.`)
  }
}

const reasonOf = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'EACCES') return 'it may not be read'
  return error instanceof Error ? error.message : String(error)
}
