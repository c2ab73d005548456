import type { Bag } from '@estocade/kernel'
import type { LexiconId } from '@estocade/words'

/** J2: 144 letters a language. French is the boxed set's; the others keep its relation to the language's nouns. */
const sets: Record<LexiconId, string> = {
  fr: 'A14 B4 C7 D5 E19 F2 G4 H2 I11 J1 K1 L6 M5 N9 O8 P4 Q1 R10 S7 T9 U8 V2 W1 X1 Y1 Z2',
  de: 'A11 B4 C4 D4 E18 F4 G5 H6 I8 J1 K4 L8 M4 N10 O7 P4 Q1 R10 S8 T9 U6 V1 W2 X1 Y1 Z3',
  en: 'A11 B4 C6 D5 E13 F3 G5 H4 I10 J1 K3 L8 M5 N9 O10 P5 Q1 R10 S8 T9 U5 V2 W2 X1 Y3 Z1',
  es: 'A19 B4 C7 D6 E11 F2 G3 H2 I10 J2 K1 L7 M5 N8 Ñ1 O13 P4 Q1 R11 S8 T7 U5 V2 W1 X1 Y1 Z2',
  it: 'A17 B4 C7 D4 E12 F3 G4 H1 I14 L8 M5 N9 O14 P5 Q1 R10 S7 T10 U4 V3 Z2',
  vi: 'A16 B4 C9 D2 Đ4 E6 G8 H12 I10 K3 L3 M5 N14 O12 P3 Q1 R3 S3 T9 U11 V2 X1 Y3',
  vi29: 'A8 Ă3 Â5 B4 C9 D2 Đ4 E3 Ê4 G8 H12 I10 K3 L3 M5 N13 O6 Ô4 Ơ3 P3 Q1 R3 S3 T9 U6 Ư4 V2 X1 Y3',
}

export const lettersOf = (language: LexiconId): Bag =>
  Object.fromEntries(sets[language].split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))]))
