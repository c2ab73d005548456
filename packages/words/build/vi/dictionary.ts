import { readsVietnameseDefinitions } from '../../node/recipes.ts'
import { lines, packageJson, packageText } from '../package-file.ts'

/** One sense of a Vietnamese word. `pos` and `subPos` are the source's letters: N, Np, V, Vu, A … */
export interface Sense {
  readonly pos: string
  readonly subPos: string
  readonly definition: string
}

const folder = '@vntk/dictionary'
/** The word lists of Hồ Ngọc Đức. His fourth list, Viet74K, is not read here: it is full of phrases and names. */
const lists = ['Viet11K.txt', 'Viet22K.txt', 'Viet39K.txt']

/** Words with their senses, as written; none if the operator leaves this dictionary out. */
export function definitions(): Map<string, readonly Sense[]> {
  if (!readsVietnameseDefinitions()) return new Map()
  const raw = packageJson(folder, 'data/dictionary.json') as Record<
    string,
    readonly { pos: string; sub_pos: string; definition: string }[]
  >
  const found = new Map<string, readonly Sense[]>()
  for (const [word, senses] of Object.entries(raw))
    found.set(
      word.normalize('NFC'),
      senses.map(({ pos, sub_pos, definition }) => ({ pos, subPos: sub_pos, definition })),
    )
  return found
}

/**
 * Words that two of the plain lists have; the lists contain nothing but words. Most entries that only one list has are
 * not words but words that happen to stand together (`rộng ẩm`, `liếm môi`).
 */
export function listedWords(): readonly string[] {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const word of new Set(readList(list))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count >= 2 ? [word] : []))
}

/** The large list, which is read for its capitals: they identify names. */
export const largeList = (): readonly string[] => readList('Viet74K.txt')

const readList = (name: string): readonly string[] => [
  ...lines(packageText(folder, `data/${name}`).normalize('NFC')),
]

/** Every syllable that the spelling dictionary knows. */
export const knownSyllables = (): ReadonlySet<string> =>
  new Set(lines(packageText('dictionary-vi', 'index.dic').normalize('NFC')))
