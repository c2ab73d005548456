import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'))
const FOLDER = join(import.meta.dirname, '../../.cache/fonts')
/** Every text in this typeface is about this bold; without the axis of weights a file has half the bytes. */
const WEIGHT = 600

/** Characters of each script's file, as `U+0000-00FF,U+0131,…`. */
const ranges: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(PACKAGE, 'unicode.json'), 'utf8'),
)

interface Cut {
  /** The name that styles use. */
  readonly name: string
  readonly source: string
  readonly characters: string
}

const upright = Object.entries(ranges).map(
  ([script, range]): Cut => ({
    name: `fraunces-${script}-600-normal`,
    source: `fraunces-${script}-standard-normal`,
    characters: charactersIn(range),
  }),
)
/** The italic is used for one word only. */
const italic: Cut = {
  name: 'fraunces-call-600-italic',
  source: 'fraunces-latin-wonk-italic',
  characters: 'Jarnac! \u00a0\u202f',
}

function charactersIn(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return String.fromCodePoint(...codes)
}

interface CutFile {
  readonly name: string
  readonly file: string
}

/** The cut files of the typeface of titles and letters. */
export const cutFonts = (): Promise<readonly CutFile[]> => Promise.all([...upright, italic].map(make))

/** Lets styles import the cut files as `@fonts/NAME.woff2`. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  async config() {
    const alias = (await cutFonts()).map(({ name, file }) => ({
      find: `@fonts/${name}.woff2`,
      replacement: file,
    }))
    return { resolve: { alias } }
  },
})

/** The file, made once for the same source and settings. */
async function make({ name, source, characters }: Cut): Promise<CutFile> {
  const bytes = readFileSync(join(PACKAGE, `files/${source}.woff2`))
  const key = createHash('sha256').update(bytes).update(`${WEIGHT} ${characters}`).digest('hex').slice(0, 12)
  const folder = join(FOLDER, key)
  const file = join(folder, `${name}.woff2`)
  if (existsSync(file)) return { name, file }
  mkdirSync(folder, { recursive: true })
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } } as const
  // Renamed when it is whole, because another build may look for it.
  const part = `${file}.${process.pid}`
  writeFileSync(part, await subsetFont(bytes, characters, options))
  renameSync(part, file)
  return { name, file }
}
