import { type ValuedLetters, valuedLetters } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'

/**
 * 94 letter cards, `count:value`; erasers and jokers are in cards.ts. All decks were computed: the count of a
 * letter is proportional to its share of the letters of all singular nouns of 3 to 9 letters, to the power of
 * 0.8 (which brings it closer to the French set of Jarnac), and at least 1. Remainders go to the largest
 * fractions. A letter with a share of 4.7 % or more is worth 1, a rarer one 0.405 / √share, rounded, from 2 to
 * 9 (with some corrections in French and German).
 */
export const abrahaminetzLetters: Readonly<Record<LexiconId, ValuedLetters>> = {
  fr: valuedLetters(
    'A7:1 B2:3 C4:2 D3:3 E12:1 F2:4 G3:3 H2:3 I7:1 J1:7 K1:7 L5:1 M3:2 N5:1 O6:1 P3:2 Q1:6 R7:1 S4:1 T6:1 U5:1 V1:4 W1:9 X1:6 Y1:5 Z1:7',
  ),
  de: valuedLetters(
    'A7:1 B3:2 C2:3 D3:3 E11:1 F2:3 G3:2 H4:2 I6:1 J1:7 K3:2 L5:1 M3:2 N6:1 O4:2 P2:3 Q1:9 R7:1 S5:1 T6:1 U4:2 V1:5 W1:4 X1:7 Y1:6 Z2:4',
  ),
  en: valuedLetters(
    'A7:1 B2:3 C4:2 D3:2 E9:1 F2:3 G3:2 H3:2 I6:1 J1:8 K2:3 L5:1 M3:2 N6:1 O6:1 P3:2 Q1:9 R7:1 S5:1 T6:1 U4:2 V1:4 W1:4 X1:7 Y2:3 Z1:6',
  ),
  es: valuedLetters(
    'A12:1 B2:3 C5:1 D4:2 E8:1 F1:4 G2:3 H1:4 I7:1 J1:4 K1:9 L5:1 M3:2 N5:1 Ñ1:9 O8:1 P3:3 Q1:6 R7:1 S4:2 T5:1 U3:2 V1:4 W1:9 X1:9 Y1:9 Z1:4',
  ),
  it: valuedLetters(
    'A11:1 B2:3 C5:1 D2:3 E8:1 F2:3 G3:3 H1:6 I8:1 L5:1 M3:2 N6:1 O10:1 P3:2 Q1:9 R6:1 S5:1 T7:1 U3:3 V2:4 Z1:4',
  ),
  vi: valuedLetters(
    'A10:1 B2:3 C6:1 D1:4 Đ3:3 E4:2 G5:1 H8:1 I7:1 K2:4 L2:3 M3:2 N9:1 O8:1 P2:3 Q1:5 R2:4 S2:4 T6:1 U7:1 V1:4 X1:5 Y2:3',
  ),
  vi29: valuedLetters(
    'A7:1 Ă1:4 Â3:2 B2:3 C6:1 D1:4 Đ2:3 E1:4 Ê3:2 G5:1 H8:1 I6:1 K2:4 L2:3 M3:2 N9:1 O3:2 Ô3:2 Ơ2:3 P2:3 Q1:5 R2:3 S2:4 T6:1 U5:1 Ư3:2 V1:4 X1:5 Y2:3',
  ),
}
