import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type LexiconId, lexiconIds } from '../src/index.ts'
import { GlossCollection } from './gloss-collection.ts'
import { addSynonyms, textOfThesaurus } from './mythes.ts'

/** Names thesauri for this process and its workers: `fr=/usr/share/mythes/th_fr_FR_v2.dat`, one per line. */
const VARIABLE = 'ESTOCADE_THESAURUS'

/** The files of Debian's mythes packages, for the languages without other glosses. */
const debian: Partial<Record<LexiconId, readonly string[]>> = {
  fr: ['/usr/share/mythes/th_fr_FR_v2.dat', '/usr/share/mythes/thes_fr.dat'],
  es: ['/usr/share/mythes/th_es_ES_v2.dat', '/usr/share/mythes/th_es_v2.dat'],
  it: ['/usr/share/mythes/th_it_IT_v2.dat'],
}

export interface Named {
  readonly id: LexiconId
  readonly path: string
}

/** From now on the glosses of these languages come from these files. */
export function useThesauri(named: readonly Named[]): void {
  process.env[VARIABLE] = named.map(({ id, path }) => `${id}=${path}`).join('\n')
}

/** The shards of a thesaurus, as `GlossShard` describes them; `about.json` says where they come from. */
export type Thesaurus = ReadonlyMap<string, Uint8Array>

const read = new Map<string, Thesaurus>()

/** The thesaurus of a language: the one that was named, otherwise Debian's. Each file is read once. */
export function thesaurusOf(id: LexiconId): Thesaurus | undefined {
  const path = namedFor(id) ?? debian[id]?.find((one) => existsSync(one))
  if (path === undefined) return undefined
  const known = read.get(`${id} ${path}`) ?? readThesaurus(id, path)
  read.set(`${id} ${path}`, known)
  return known
}

function namedFor(id: LexiconId): string | undefined {
  const line = (process.env[VARIABLE] ?? '').split('\n').find((one) => one.startsWith(`${id}=`))
  return line?.slice(id.length + 1)
}

/** Throws if the file does not exist or is not a thesaurus. */
export function readThesaurus(id: LexiconId, path: string): Thesaurus {
  const glosses = new GlossCollection(id)
  addSynonyms(glosses, textOfThesaurus(readFileSync(path), path))
  const about = { source: basename(path), licence: licenceOf(id, path) }
  return glosses.shards().set('about.json', new TextEncoder().encode(JSON.stringify(about)))
}

/**
 * What Debian's copyright file, or a README or LICENCE beside the file, says about its licence: the lines that name a
 * licence, or else the first line; '' if there is no such file.
 */
function licenceOf(id: LexiconId, path: string): string {
  const folder = dirname(path)
  const beside = readdirSync(folder).filter((name) => /^(readme|licen[cs]e|copying|copyright)/i.test(name))
  const files = [
    ...(folder === '/usr/share/mythes' ? [`/usr/share/doc/mythes-${id}/copyright`] : []),
    ...beside.map((name) => join(folder, name)),
  ]
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))[0] ?? ''
  const named = [...text.matchAll(/^\s*licen[cs]e\s*:\s*(.+)$/gim)].map(([, name]) => name!.trim())
  return [...new Set(named)].join('; ') || (text.split('\n').find((line) => line.trim() !== '') ?? '').trim()
}

/** Splits `fr=FILE`; `undefined` if the text does not have that form. */
export function namedFile(text: string): Named | undefined {
  const [name, path] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
  const id = lexiconIds.find((known) => known === name)
  return id === undefined || path === '' ? undefined : { id, path }
}
