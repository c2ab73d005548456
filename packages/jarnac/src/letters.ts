import { type Bag, type LetterCounts, letterCounts } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'

/**
 * 144 letters in each language. The French set is that of the box, the others were computed: the count of a
 * letter is proportional to its share of the letters of all singular nouns of 3 to 9 letters, to the power
 * of 0.8 (which brings it closer to the French set), and at least 1. Remainders go to the largest fractions.
 */
export const jarnacLetters: Readonly<Record<LexiconId, LetterCounts>> = {
  fr: letterCounts('A14 B4 C7 D5 E19 F2 G4 H2 I11 J1 K1 L6 M5 N9 O8 P4 Q1 R10 S7 T9 U8 V2 W1 X1 Y1 Z2'),
  de: letterCounts('A11 B4 C4 D4 E18 F4 G5 H6 I8 J1 K4 L8 M4 N10 O7 P4 Q1 R10 S8 T9 U6 V1 W2 X1 Y1 Z3'),
  en: letterCounts('A11 B4 C6 D5 E13 F3 G5 H4 I10 J1 K3 L8 M5 N9 O10 P5 Q1 R10 S8 T9 U5 V2 W2 X1 Y3 Z1'),
  es: letterCounts('A19 B4 C7 D6 E11 F2 G3 H2 I10 J2 K1 L7 M5 N8 Ñ1 O13 P4 Q1 R11 S8 T7 U5 V2 W1 X1 Y1 Z2'),
  it: letterCounts('A17 B4 C7 D4 E12 F3 G4 H1 I14 L8 M5 N9 O14 P5 Q1 R10 S7 T10 U4 V3 Z2'),
  vi: letterCounts('A16 B4 C9 D2 Đ4 E6 G8 H12 I10 K3 L3 M5 N14 O12 P3 Q1 R3 S3 T9 U11 V2 X1 Y3'),
  vi29: letterCounts(
    'A11 Ă2 Â5 B4 C8 D2 Đ4 E2 Ê5 G7 H12 I10 K2 L3 M5 N14 O5 Ô5 Ơ4 P3 Q1 R2 S2 T9 U7 Ư4 V2 X1 Y3',
  ),
}

/** J2: 144 letters in each language. */
export const lettersOf = (language: LexiconId): Bag => jarnacLetters[language]
