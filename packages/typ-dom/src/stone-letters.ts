import { type ValuedLetters, valuedLetters } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'

/**
 * Typ-Dom: 78 letter stones, 29 vowels (red) and 49 consonants (black); a jolly of each colour makes 80.
 * German, counts and values, is the source's; the others are ours. Within each colour
 * a letter's count is in proportion to its share of the letters of all singular nouns of 3 to 9 letters,
 * raised to 0.8 (which flattens it towards the boxed French bag), at least 1; remainders go to the largest
 * fractions.
 * The values read the German table as a rule: the three rarest letters 9; vowels 1, if there is only one of
 * them 6; consonants 2, 3, 4, 6 for four and more, three, two, one.
 */
export const typDomLetters: Readonly<Record<LexiconId, ValuedLetters>> = {
  de: valuedLetters(
    'A7:1 B2:4 C2:4 D3:3 E9:1 F3:3 G2:4 H3:3 I4:1 J1:6 K2:4 L4:2 M3:3 N6:2 O4:1 P2:4 Q1:9 R4:2 S4:2 T3:3 U4:1 V1:6 W1:6 X1:9 Y1:9 Z1:6',
  ),
  fr: valuedLetters(
    'A6:1 B2:4 C3:3 D2:4 E9:1 F1:6 G2:4 H2:4 I5:1 J1:9 K1:6 L4:2 M3:3 N5:2 O4:1 P3:3 Q1:6 R6:2 S4:2 T5:2 U4:1 V1:6 W1:9 X1:6 Y1:6 Z1:9',
  ),
  en: valuedLetters(
    'A6:1 B2:4 C3:3 D3:3 E8:1 F1:6 G2:4 H2:4 I5:1 J1:9 K1:6 L4:2 M3:3 N5:2 O5:1 P3:3 Q1:9 R5:2 S4:2 T5:2 U3:1 V1:6 W1:6 X1:9 Y2:1 Z1:6',
  ),
  es: valuedLetters(
    'A9:1 B2:4 C4:2 D3:3 E6:1 F1:6 G2:4 H1:6 I5:1 J1:6 K1:9 L5:2 M3:3 N5:2 Ñ1:6 O6:1 P2:4 Q1:6 R6:2 S3:3 T4:2 U2:1 V1:6 W1:9 X1:9 Y1:6 Z1:6',
  ),
  it: valuedLetters(
    'A8:1 B2:4 C4:2 D2:4 E6:1 F2:4 G3:3 H1:9 I6:1 L4:2 M3:3 N5:2 O7:1 P3:3 Q1:9 R6:2 S4:2 T6:2 U2:1 V2:4 Z1:9',
  ),
  vi: valuedLetters(
    'A8:1 B2:4 C5:2 D1:9 Đ2:4 E3:1 G4:2 H7:2 I5:1 K1:6 L2:4 M3:3 N8:2 O6:1 P2:4 Q1:9 R2:4 S2:4 T5:2 U5:1 V1:6 X1:9 Y2:1',
  ),
  vi29: valuedLetters(
    'A5:1 Ă1:6 Â2:1 B2:4 C5:2 D1:6 Đ2:4 E1:9 Ê2:1 G4:2 H7:2 I5:1 K1:6 L2:4 M3:3 N8:2 O3:1 Ô2:1 Ơ2:1 P2:4 Q1:9 R2:4 S2:4 T5:2 U3:1 Ư2:1 V1:6 X1:9 Y1:6',
  ),
}
