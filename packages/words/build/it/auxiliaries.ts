import type { Form } from '../../src/index.ts'

/** The two verbs that the Morph-it packages leave out, and that dictionary-it conjugates as if they were regular. */
const table: Readonly<Record<string, Partial<Record<Form, string>>>> = {
  essere: {
    infinitive: 'essere',
    gerund: 'essendo',
    'past participle': 'stato stata stati state',
    finite: `sono sei è siamo siete ero eri era eravamo eravate erano fui fosti fu fummo foste furono sarò sarai sarà
      saremo sarete saranno sia siate siano fossi fosse fossimo fossero sarei saresti sarebbe saremmo sareste
      sarebbero sii`,
  },
  avere: {
    infinitive: 'avere',
    gerund: 'avendo',
    'past participle': 'avuto avuta avuti avute',
    'present participle': 'avente aventi',
    finite: `ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevate avevano ebbi avesti ebbe avemmo aveste
      ebbero avrò avrai avrà avremo avrete avranno abbia abbiate abbiano avessi avesse avessimo avessero avrei avresti
      avrebbe avremmo avreste avrebbero abbi`,
  },
}

export const auxiliaries: ReadonlySet<string> = new Set(Object.keys(table))

export function* auxiliaryForms(): Generator<{ form: string; lemma: string; kind: Form }> {
  for (const [lemma, kinds] of Object.entries(table))
    for (const [kind, forms] of Object.entries(kinds) as [Form, string][])
      for (const form of forms.trim().split(/\s+/)) yield { form, lemma, kind }
}
