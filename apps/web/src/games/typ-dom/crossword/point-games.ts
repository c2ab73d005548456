import { typDom } from '@estocade/games'

type Lay = Extract<typDom.CrosswordAction, { type: 'lay' }>

/** A sample game: who holds what, and what is laid. */
export interface PointGame {
  readonly houseWords: readonly string[]
  readonly words: readonly string[]
  readonly racks: readonly (readonly typDom.Stone[])[]
  readonly turns: readonly { readonly seat: number; readonly actions: readonly typDom.CrosswordAction[] }[]
}

/**
 * Seven words that fit into one another: one across; one down through its second letter, whose last letter but
 * one is a jolly; one across through the last letter of that, where the jolly is laid again at `again`; one down
 * that links the two; one across and one down from their ends; one across from the first letter of the second.
 */
interface GameWords {
  readonly words: readonly [string, string, string, string, string, string, string]
  readonly again: number
}

/** The German game is the source's; these are for the other readers. A test looks the words up. */
export const gameWords: Readonly<Record<string, GameWords>> = {
  en: { words: ['START', 'HOTEL', 'LOOK', 'TAKE', 'END', 'DOOR', 'HAND'], again: 1 },
  es: { words: ['GRUPO', 'SERIA', 'SABER', 'OTRA', 'AÑO', 'OBRA', 'SOPA'], again: 3 },
  it: { words: ['UNICA', 'LINEA', 'PAESE', 'AREA', 'AGO', 'ORSO', 'LANA'], again: 2 },
  fr: { words: ['POINT', 'AVOIR', 'TRAIN', 'TENU', 'UNE', 'ECHO', 'AIDE'], again: 2 },
  vi: { words: ['TIÊNG', 'NHIÊU', 'LUYÊN', 'GANH', 'HOA', 'ANH', 'NHAC'], again: 3 },
}

/** Stones that two players are left with. */
const LEFT = ['C', 'M'] as const

const lay = (direction: Lay['direction'], row: number, col: number, stones: string): Lay => ({
  type: 'lay',
  direction,
  row,
  col,
  stones,
})

/** `word` with the letters at these places lying there already. */
const through = (word: string, ...places: readonly number[]): string =>
  [...word].map((letter, i) => (places.includes(i) ? '.' : letter)).join('')

const jollyAt = (stones: string, place: number): string =>
  [...stones].map((stone, i) => (i === place ? stone.toLowerCase() : stone)).join('')

export function pointGameIn(language: string): PointGame | undefined {
  if (language === 'de') return typDom.samplePointGame
  const game = gameWords[language]
  if (!game) return undefined
  const [first, second, third, link, more, fifth, sixth] = game.words
  // The third word ends below the last letter of the first.
  const start = first.length - third.length
  const opened = lay('across', 0, 0, first)
  const down = lay('down', -2, 1, jollyAt(through(second, 2), 3))
  const swapped = lay('across', 2, start, jollyAt(through(third, 1 - start), game.again))
  const linked = lay('down', 0, 4, through(link, 0, 2))
  const ending = lay('across', 3, 4, through(more, 0))
  const lower = lay('down', 3, 3 + more.length, through(fifth, 0))
  const upper = lay('across', -2, 1, through(sixth, 0))
  const held = (...lays: readonly Lay[]) =>
    lays.flatMap(({ stones }) => [...stones].filter((one) => one !== '.').map(stoneFor))
  const plain = (one: Lay): Lay => ({ ...one, stones: [...one.stones].filter(isUpper).join('') })
  return {
    houseWords: [],
    words: game.words,
    racks: [
      held(opened, linked, ending),
      [...held(down, lower), LEFT[0]],
      // The jolly of the third word is the one that lay in the second.
      [second[3]!, ...held(plain(swapped), upper), LEFT[1]],
    ],
    turns: [
      { seat: 0, actions: [opened] },
      { seat: 1, actions: [down] },
      { seat: 2, actions: [{ type: 'swap', row: 1, col: 1 }, swapped] },
      { seat: 0, actions: [linked, ending] },
      { seat: 1, actions: [lower] },
      { seat: 2, actions: [upper] },
    ],
  }
}

const isUpper = (stone: string): boolean => stone === stone.toUpperCase()
/** Every jolly here stands for a vowel. */
const stoneFor = (shown: string): typDom.Stone => (isUpper(shown) ? shown : typDom.RED_JOLLY)
