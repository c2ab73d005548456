import type { Form } from '../../src/index.ts'

/**
 * Which endings make which verb form, learnt from Morph-it: `are>ando` is a gerund. A form of dictionary-it whose ending
 * no verb of Morph-it has contains a pronoun (amarlo, vendesi) and is not admitted.
 */
export class VerbEndings {
  private readonly kinds = new Map<string, Set<Form>>()

  learn(infinitive: string, form: string, kind: Form): void {
    const key = ending(infinitive, form)
    const kinds = this.kinds.get(key) ?? new Set()
    this.kinds.set(key, kinds.add(kind))
  }

  kindsOf(infinitive: string, form: string): Iterable<Form> {
    return this.kinds.get(ending(infinitive, form)) ?? []
  }
}

/** The difference between infinitive and form, beginning with the conjugation's vowel. */
function ending(infinitive: string, form: string): string {
  let common = 0
  while (common < form.length && common < infinitive.length - 2 && infinitive[common] === form[common])
    common++
  const from = Math.min(common, infinitive.length - 3)
  return `${infinitive.slice(from)}>${form.slice(from)}`
}
