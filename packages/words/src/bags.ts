import type { LexiconId } from './alphabet.ts'

/**
 * The letters of the boxed games for each language. Only French Jarnac's and German Typ-Dom's are the
 * sources'; all others are ours, made by one method: a letter's count is in proportion to its share of the
 * letters of all singular nouns of 3 to 9 letters, raised to 0.8 (which flattens it towards the boxed
 * French bag), at least 1, remainders going to the largest fractions.
 */
export type LetterCounts = Readonly<Record<string, number>>

export interface ValuedLetter {
  readonly count: number
  readonly value: number
}
export type ValuedLetters = Readonly<Record<string, ValuedLetter>>

/** Jarnac: 144 letters. French is the source's. */
export const jarnacLetters: Readonly<Record<LexiconId, LetterCounts>> = {
  fr: counted('A14 B4 C7 D5 E19 F2 G4 H2 I11 J1 K1 L6 M5 N9 O8 P4 Q1 R10 S7 T9 U8 V2 W1 X1 Y1 Z2'),
  de: counted('A11 B4 C4 D4 E18 F4 G5 H6 I8 J1 K4 L8 M4 N10 O7 P4 Q1 R10 S8 T9 U6 V1 W2 X1 Y1 Z3'),
  en: counted('A11 B4 C6 D5 E13 F3 G5 H4 I10 J1 K3 L8 M5 N9 O10 P5 Q1 R10 S8 T9 U5 V2 W2 X1 Y3 Z1'),
  es: counted('A19 B4 C7 D6 E11 F2 G3 H2 I10 J2 K1 L7 M5 N8 Ñ1 O13 P4 Q1 R11 S8 T7 U5 V2 W1 X1 Y1 Z2'),
  it: counted('A17 B4 C7 D4 E12 F3 G4 H1 I14 L8 M5 N9 O14 P5 Q1 R10 S7 T10 U4 V3 Z2'),
  vi: counted('A16 B4 C9 D2 Đ4 E6 G8 H12 I10 K3 L3 M5 N14 O12 P3 Q1 R3 S3 T9 U11 V2 X1 Y3'),
  vi29: counted('A11 Ă2 Â5 B4 C8 D2 Đ4 E2 Ê5 G7 H12 I10 K2 L3 M5 N14 O5 Ô5 Ơ4 P3 Q1 R2 S2 T9 U7 Ư4 V2 X1 Y3'),
}

/**
 * Abrahaminetz: 94 letter cards, `count:value`; erasers and jokers are the game's. A letter with 4.7 % of
 * all or more is worth 1, a rarer one 0.405 / √share, rounded, 2 to 9 (set by hand here and there in
 * French and German).
 */
export const abrahaminetzLetters: Readonly<Record<LexiconId, ValuedLetters>> = {
  fr: valued(
    'A7:1 B2:3 C4:2 D3:3 E12:1 F2:4 G3:3 H2:3 I7:1 J1:7 K1:7 L5:1 M3:2 N5:1 O6:1 P3:2 Q1:6 R7:1 S4:1 T6:1 U5:1 V1:4 W1:9 X1:6 Y1:5 Z1:7',
  ),
  de: valued(
    'A7:1 B3:2 C2:3 D3:3 E11:1 F2:3 G3:2 H4:2 I6:1 J1:7 K3:2 L5:1 M3:2 N6:1 O4:2 P2:3 Q1:9 R7:1 S5:1 T6:1 U4:2 V1:5 W1:4 X1:7 Y1:6 Z2:4',
  ),
  en: valued(
    'A7:1 B2:3 C4:2 D3:2 E9:1 F2:3 G3:2 H3:2 I6:1 J1:8 K2:3 L5:1 M3:2 N6:1 O6:1 P3:2 Q1:9 R7:1 S5:1 T6:1 U4:2 V1:4 W1:4 X1:7 Y2:3 Z1:6',
  ),
  es: valued(
    'A12:1 B2:3 C5:1 D4:2 E8:1 F1:4 G2:3 H1:4 I7:1 J1:4 K1:9 L5:1 M3:2 N5:1 Ñ1:9 O8:1 P3:3 Q1:6 R7:1 S4:2 T5:1 U3:2 V1:4 W1:9 X1:9 Y1:9 Z1:4',
  ),
  it: valued(
    'A11:1 B2:3 C5:1 D2:3 E8:1 F2:3 G3:3 H1:6 I8:1 L5:1 M3:2 N6:1 O10:1 P3:2 Q1:9 R6:1 S5:1 T7:1 U3:3 V2:4 Z1:4',
  ),
  vi: valued(
    'A10:1 B2:3 C6:1 D1:4 Đ3:3 E4:2 G5:1 H8:1 I7:1 K2:4 L2:3 M3:2 N9:1 O8:1 P2:3 Q1:5 R2:4 S2:4 T6:1 U7:1 V1:4 X1:5 Y2:3',
  ),
  vi29: valued(
    'A7:1 Ă1:4 Â3:2 B2:3 C6:1 D1:4 Đ2:3 E1:4 Ê3:2 G5:1 H8:1 I6:1 K2:4 L2:3 M3:2 N9:1 O3:2 Ô3:2 Ơ2:3 P2:3 Q1:5 R2:3 S2:4 T6:1 U5:1 Ư3:2 V1:4 X1:5 Y2:3',
  ),
}

/**
 * Typ-Dom: 78 letter stones, 29 vowels (red) and 49 consonants (black), each colour shared out by itself;
 * a jolly of each colour makes 80. German, counts and values, is the source's. The other languages' values
 * read its table as a rule: the three rarest letters 9; vowels 1, if there is only one of them 6; consonants
 * 2, 3, 4, 6 for four and more, three, two, one.
 */
export const typDomLetters: Readonly<Record<LexiconId, ValuedLetters>> = {
  de: valued(
    'A7:1 B2:4 C2:4 D3:3 E9:1 F3:3 G2:4 H3:3 I4:1 J1:6 K2:4 L4:2 M3:3 N6:2 O4:1 P2:4 Q1:9 R4:2 S4:2 T3:3 U4:1 V1:6 W1:6 X1:9 Y1:9 Z1:6',
  ),
  fr: valued(
    'A6:1 B2:4 C3:3 D2:4 E9:1 F1:6 G2:4 H2:4 I5:1 J1:9 K1:6 L4:2 M3:3 N5:2 O4:1 P3:3 Q1:6 R6:2 S4:2 T5:2 U4:1 V1:6 W1:9 X1:6 Y1:6 Z1:9',
  ),
  en: valued(
    'A6:1 B2:4 C3:3 D3:3 E8:1 F1:6 G2:4 H2:4 I5:1 J1:9 K1:6 L4:2 M3:3 N5:2 O5:1 P3:3 Q1:9 R5:2 S4:2 T5:2 U3:1 V1:6 W1:6 X1:9 Y2:1 Z1:6',
  ),
  es: valued(
    'A9:1 B2:4 C4:2 D3:3 E6:1 F1:6 G2:4 H1:6 I5:1 J1:6 K1:9 L5:2 M3:3 N5:2 Ñ1:6 O6:1 P2:4 Q1:6 R6:2 S3:3 T4:2 U2:1 V1:6 W1:9 X1:9 Y1:6 Z1:6',
  ),
  it: valued(
    'A8:1 B2:4 C4:2 D2:4 E6:1 F2:4 G3:3 H1:9 I6:1 L4:2 M3:3 N5:2 O7:1 P3:3 Q1:9 R6:2 S4:2 T6:2 U2:1 V2:4 Z1:9',
  ),
  vi: valued(
    'A8:1 B2:4 C5:2 D1:9 Đ2:4 E3:1 G4:2 H7:2 I5:1 K1:6 L2:4 M3:3 N8:2 O6:1 P2:4 Q1:9 R2:4 S2:4 T5:2 U5:1 V1:6 X1:9 Y2:1',
  ),
  vi29: valued(
    'A5:1 Ă1:6 Â2:1 B2:4 C5:2 D1:6 Đ2:4 E1:9 Ê2:1 G4:2 H7:2 I5:1 K1:6 L2:4 M3:3 N8:2 O3:1 Ô2:1 Ơ2:1 P2:4 Q1:9 R2:4 S2:4 T5:2 U3:1 Ư2:1 V1:6 X1:9 Y1:6',
  ),
}

function counted(text: string): LetterCounts {
  return Object.fromEntries(text.split(' ').map((item) => [item[0]!, Number(item.slice(1))]))
}

function valued(text: string): ValuedLetters {
  return Object.fromEntries(
    text.split(' ').map((item) => {
      const [count, value] = item.slice(1).split(':')
      return [item[0]!, { count: Number(count), value: Number(value) }]
    }),
  )
}
