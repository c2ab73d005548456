import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lines, packageFolder, packageText } from '../package-file.ts'

const source = '@neopass/wordlist'
const folder = 'scowl/words'
/** Beyond 80 SCOWL lists words that hardly any dictionary has. */
const highestLevel = 80

/** Spellings of every country and the accepted variants (1, 2); variant 3 is what no dictionary prefers. */
const region = '(?:english|american|british|british_z|canadian|australian|variant_1|variant_2)'

export interface Scowl {
  /** Words in lower case and their level: at 10 everybody knows them, at 80 only a large dictionary has them. */
  readonly words: ReadonlyMap<string, number>
  /** Names and other words that always take a capital. */
  readonly names: ReadonlySet<string>
  readonly abbreviations: ReadonlySet<string>
}

let read: Scowl | undefined

/** Read once: the harvest needs the words, the rating of their commonness the levels. */
export function readScowl(): Scowl {
  read ??= readLists()
  return read
}

function readLists(): Scowl {
  const words = new Map<string, number>()
  const abbreviations = new Set<string>()
  const names = new Set<string>()
  for (const [word, level] of entries('words')) {
    if (word === word.toLowerCase()) words.set(word, Math.min(level, words.get(word) ?? level))
  }
  for (const kind of ['upper', 'proper-names']) for (const [word] of entries(kind)) names.add(word)
  for (const [word] of entries('abbreviations')) abbreviations.add(word)
  return { words, names, abbreviations }
}

/** All entries of one kind of list. Possessives and contractions contain an apostrophe and are skipped. */
function* entries(kind: string): Generator<[word: string, level: number]> {
  const pattern = new RegExp(`^${region}-${kind}\\.(\\d+)$`)
  for (const file of readdirSync(join(packageFolder(source), folder)).sort()) {
    const level = Number(pattern.exec(file)?.[1] ?? Number.POSITIVE_INFINITY)
    if (level > highestLevel) continue
    for (const word of lines(packageText(source, `${folder}/${file}`, 'latin1')))
      if (!word.includes("'")) yield [word, level]
  }
}
