import type { Form } from '../../src/index.ts'
import type { Synset } from './wordnet.ts'

const places = 15
const persons = 18

/** Titles and epithets that begin or end the entry of a person without being a name. */
const noName = new Set(
  `Saint St King Queen Sir Lord Lady Prince Princess Emperor Empress Pope Doctor Duke Duchess Earl Baron Count
   Countess General Captain Mother Father Brother Sister Great Elder Younger Apostle Evangelist Baptist Junior
   Little Old Young Black Red White Big Good Bad Lion Conqueror Terrible Wise Bold Fat Simple Stout Confessor
   Chief Kid President Dame Mahatma Virgin Blessed Venerable First Second Third The Jack`.split(/\s+/),
)

/** The names among WordNet's individuals: places, and first and family names of persons. */
export class KnownNames {
  private readonly kinds = new Map<string, Set<Form>>()

  add({ words, topic, individual }: Synset): void {
    if (topic === places) for (const word of words) this.note(word, 'place')
    if (topic !== persons || !individual) return
    const full = words.map((word) => word.split(' ')).filter((parts) => parts.length > 1)
    const [first, ...more] = full[0] ?? []
    const last = more.at(-1)
    if (first === undefined || last === undefined) return
    this.note(first, 'first name')
    // `Alexander the Great`, `Louis XIV`: the last word belongs to the person's title and is not a family name.
    if (words.includes(last)) this.note(last, 'family name')
  }

  private note(word: string, form: Form): void {
    if (!/^[A-Z][a-z]+$/.test(word) || noName.has(word)) return
    const forms = this.kinds.get(word) ?? new Set()
    this.kinds.set(word, forms.add(form))
  }

  formsOf(word: string): Iterable<Form> {
    return this.kinds.get(word) ?? ['unknown']
  }

  has(word: string): boolean {
    return this.kinds.has(word)
  }

  all(): Iterable<string> {
    return this.kinds.keys()
  }
}
