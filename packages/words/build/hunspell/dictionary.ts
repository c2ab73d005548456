import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-file.ts'
import { type AffixFile, type Flag, parseAffixFile, splitFlags } from './affix-file.ts'

/** One line of a .dic file. */
export interface Stem {
  readonly word: string
  readonly flags: readonly Flag[]
  readonly morphology: string
}

export interface HunspellDictionary {
  readonly affixes: AffixFile
  /** In the file's order. */
  readonly stems: readonly Stem[]
}

export function parseDictionary(aff: string, dic: string): HunspellDictionary {
  const affixes = parseAffixFile(aff)
  const stems: Stem[] = []
  const lines = dic.split('\n')
  // The first line is the number of stems.
  for (let at = 1; at < lines.length; at++) {
    const stem = parseStem(lines[at]!, affixes)
    if (stem !== undefined) stems.push(stem)
  }
  return { affixes, stems }
}

/** Comment lines of .dic files begin with a space or a slash, or with a character that cannot begin a word. */
function parseStem(line: string, affixes: AffixFile): Stem | undefined {
  const written = line.trimEnd()
  // Words may contain spaces; fields are separated by a tab, or by a space if they are written out.
  const fieldsAt = written.search(/\t| [a-z]{2}:/)
  const [word, flags] = splitFlags(fieldsAt < 0 ? written : written.slice(0, fieldsAt))
  if (word === '' || word.startsWith(' ')) return undefined
  return {
    word,
    flags: affixes.flagsOf(flags.trimEnd()),
    morphology: fieldsAt < 0 ? '' : affixes.morphologyOf(written.slice(fieldsAt + 1).trim()),
  }
}

/** Reads `index.aff` and `index.dic` of an installed npm package. */
export function loadDictionary(packageName: string): HunspellDictionary {
  const folder = packageFolder(packageName)
  const aff = readFileSync(join(folder, 'index.aff'))
  const encoding = /^SET\s+(\S+)/m.exec(aff.toString('latin1'))?.[1] ?? 'ISO-8859-1'
  const text = new TextDecoder(encoding)
  return parseDictionary(text.decode(aff), text.decode(readFileSync(join(folder, 'index.dic'))))
}

/** The values of one morphological field: `po` of `po:nom po:adj is:epi` is nom, adj. */
export function fieldValues(morphology: string, field: string): string[] {
  const values: string[] = []
  for (const part of morphology.split(/\s+/)) {
    if (part.startsWith(`${field}:`)) values.push(part.slice(field.length + 1))
  }
  return values
}
