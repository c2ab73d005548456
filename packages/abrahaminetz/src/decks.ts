import type { LexiconId } from '@estocade/words'

export type Deck = Readonly<Record<string, { readonly count: number; readonly value: number }>>

const fr =
  'A7:1 B2:3 C4:2 D3:3 E12:1 F2:4 G3:3 H2:3 I7:1 J1:7 K1:7 L5:1 M3:2 N5:1 O6:1 P3:2 Q1:6 R7:1 S4:1 T6:1 U5:1 V1:4 W1:9 X1:6 Y1:5 Z1:7'

/** TEMPORARY until the decks land in words. */
export function deckOf(_language: LexiconId): Deck {
  return Object.fromEntries(
    fr.split(' ').map((item) => {
      const [count, value] = item.slice(1).split(':')
      return [item[0]!, { count: Number(count), value: Number(value) }]
    }),
  )
}
