import { readFileSync } from 'node:fs'
import { type Alphabet, alphabets, type Lexicon, type LexiconId, lexiconIds, wordList } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, isBuilt, loadLexicon } from '@estocade/words/node'
import { CommandError, TextError } from './command-error.ts'
import { fileError } from './file-error.ts'
import { progressBars } from './progress.ts'

export function lexiconIdFrom(text: string): LexiconId {
  const id = lexiconIds.find((id) => id === text)
  if (id === undefined)
    throw new TextError((say) => say('errorLanguage', { value: text, names: lexiconIds.join(', ') }))
  return id
}

/** The dictionary of a language, built first if it is not there yet. */
export async function dictionary(id: LexiconId): Promise<Lexicon> {
  await build([id])
  return loadLexicon(cacheFolder(), id)
}

/** The dictionary of a match; prints a warning if it was played with another version. */
export async function lexiconFor(
  path: string,
  header: { readonly config: object; readonly lexicon: string },
): Promise<Lexicon> {
  const { language } = header.config as { readonly language?: unknown }
  const id = lexiconIds.find((one) => one === language)
  if (id === undefined) throw new CommandError(`${path}: unknown language ${String(language)}.`)
  const lexicon = await dictionary(id)
  if (lexicon.hash !== header.lexicon)
    process.stderr.write(`${path}: played with another ${id} dictionary than this machine's.\n`)
  return lexicon
}

/** Builds those that are missing, in this order, with a progress bar for each. */
export async function build(ids: readonly LexiconId[]): Promise<void> {
  const folder = cacheFolder()
  const missing = ids.filter((id) => !isBuilt(folder, id))
  if (missing.length === 0) return
  const bars = progressBars()
  await buildLexicons({ folder, ids: missing, onProgress: bars.update, onFetch: tellFetch })
}

/** Printed on standard error like the bars, because a program may read standard output. */
export const tellFetch = (packages: readonly string[]): void =>
  void process.stderr.write(`Fetching word sources (${packages.length} packages) …\n`)

/** Reads a plain list, one word per line. Lines that are not words are reported and left out. */
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
    throw fileError('errorRead', path, error)
  }
}
