/** A flag of the affix file, whatever its notation there (one letter, two letters, a number). */
export type Flag = string

/** One line of a PFX or SFX table. */
export interface AffixRule {
  readonly kind: 'prefix' | 'suffix'
  readonly flag: Flag
  /** Whether it may be combined with an affix of the other kind. */
  readonly cross: boolean
  readonly strip: string
  readonly add: string
  readonly condition: string
  /** Flags that the word has through this affix: further affixes, or NEEDAFFIX and the like. */
  readonly flags: readonly Flag[]
  /** Morphological fields as written, aliases resolved: `po:nom is:mas`. */
  readonly morphology: string
}

export interface AffixFile {
  readonly rules: readonly AffixRule[]
  readonly fullStrip: boolean
  readonly needAffix: Flag | undefined
  readonly onlyInCompound: Flag | undefined
  readonly forbidden: Flag | undefined
  readonly circumfix: Flag | undefined
  /** Reads the flags of a dictionary line, in the notation and with the AF aliases of this affix file. */
  flagsOf(written: string): readonly Flag[]
  morphologyOf(written: string): string
}

type Notation = 'short' | 'long' | 'num'

/** Reads the text of an .aff file; parts that only concern spelling suggestions and compounds are skipped. */
export function parseAffixFile(text: string): AffixFile {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const option = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.split(/\s+/)[1]
  const notation = notationOf(option('FLAG'))
  const flagsOf = flagReader(notation, aliases(lines, 'AF'))
  const morphologyOf = morphologyReader(aliases(lines, 'AM'))
  return {
    rules: parseRules(lines, flagsOf, morphologyOf),
    fullStrip: lines.includes('FULLSTRIP'),
    needAffix: option('NEEDAFFIX') ?? option('PSEUDOROOT'),
    onlyInCompound: option('ONLYINCOMPOUND'),
    forbidden: option('FORBIDDENWORD'),
    circumfix: option('CIRCUMFIX'),
    flagsOf,
    morphologyOf,
  }
}

// `FLAG UTF-8` and no FLAG at all both mean one character per flag: some packages were converted to UTF-8
// without an entry in FLAG.
const notationOf = (written: string | undefined): Notation =>
  written === 'long' || written === 'num' ? written : 'short'

/** The list behind AF or AM; number 1 is the first. */
function aliases(lines: readonly string[], name: 'AF' | 'AM'): readonly string[] {
  const listed = lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(3).trim())
  return listed.slice(1).map((alias) => alias.replace(/\s+#.*$/, ''))
}

function flagReader(notation: Notation, known: readonly string[]): (written: string) => readonly Flag[] {
  const split = (written: string): readonly Flag[] => {
    if (notation === 'long') return written.match(/../gsu) ?? []
    if (notation === 'num') return written.split(',').filter((flag) => flag !== '')
    return [...written]
  }
  const seen = new Map<string, readonly Flag[]>()
  return (written) => {
    let flags = seen.get(written)
    if (flags === undefined) {
      flags = split(resolve(written, known))
      seen.set(written, flags)
    }
    return flags
  }
}

const morphologyReader = (known: readonly string[]) => (written: string) => resolve(written, known)

/** If the file has aliases, every number is an alias; otherwise a number is meant literally. */
const resolve = (written: string, known: readonly string[]) =>
  known.length > 0 && /^\d+$/.test(written) ? (known[Number(written) - 1] ?? '') : written

function parseRules(
  lines: readonly string[],
  flagsOf: (written: string) => readonly Flag[],
  morphologyOf: (written: string) => string,
): AffixRule[] {
  const rules: AffixRule[] = []
  const crosses = new Map<string, boolean>()
  for (const line of lines) {
    if (!line.startsWith('PFX ') && !line.startsWith('SFX ')) continue
    const [type, flag = '', strip = '', added = '', condition = '.', ...rest] = line.split(/\s+/)
    const table = `${type} ${flag}`
    if (!crosses.has(table)) {
      crosses.set(table, strip === 'Y')
      continue
    }
    const [add, flags] = splitFlags(added)
    rules.push({
      kind: type === 'PFX' ? 'prefix' : 'suffix',
      flag,
      cross: crosses.get(table) === true,
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition,
      flags: flagsOf(flags),
      morphology: morphologyOf(rest.join(' ').replace(/\s*#.*$/, '')),
    })
  }
  return rules
}

/** Splits `word/FLAGS`; a slash that belongs to the word is written `\/`. */
export function splitFlags(written: string): [word: string, flags: string] {
  const at = written.search(/(?<!\\)\//)
  const word = at < 0 ? written : written.slice(0, at)
  return [word.includes('\\/') ? word.replaceAll('\\/', '/') : word, at < 0 ? '' : written.slice(at + 1)]
}
