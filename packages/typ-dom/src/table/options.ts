import type { ChoiceOption, ClockOption, WholeOption, WordsOption } from '@estocade/kernel'
import { classLanguages, commonClasses, LONGEST_WORD } from '@estocade/words'

/** Options that several games of the box have. */
export const roundsOption = (rounds: number): WholeOption => ({
  type: 'whole',
  key: 'rounds',
  group: 'game',
  min: 1,
  max: 50,
  default: rounds,
})

/** T12 */
export const houseWords: WordsOption = {
  type: 'words',
  key: 'houseWords',
  group: 'game',
  min: 2,
  max: LONGEST_WORD,
  default: [],
}

/** T12: the word classes of the box, the whole dictionary, or the classes of a rule set made for the language. */
export const wordClasses: ChoiceOption = {
  type: 'choice',
  key: 'words.classes',
  group: 'game',
  among: ['typ-dom', ...commonClasses],
  languages: classLanguages,
  default: 'typ-dom',
}

export const clock: ClockOption = { type: 'clock', key: 'clock', default: { type: 'none' } }
