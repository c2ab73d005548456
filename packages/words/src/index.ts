export * from './alphabet.ts'
export type { AnagramIndex } from './anagrams.ts'
export type { Automaton, WordVisitor } from './automaton.ts'
export { LONGEST_WORD } from './automaton-builder.ts'
export { bitCount } from './bits.ts'
export { crosswordOf, wordsWith } from './crossword.ts'
export * from './crossword-index.ts'
export { type Doubt, doubtsOf } from './doubt.ts'
export { type Familiarity, familiarityOf, type WordStock } from './familiarity.ts'
export { checkHash, formatVersion, type LexiconFault, type Read } from './format.ts'
export { fromBase64 } from './from-base64.ts'
export * from './glosses.ts'
export type { IndexStore, NumberArrays } from './index-store.ts'
export { inflectedLike } from './inflected-like.ts'
export * from './judge.ts'
export { hasLayers, type Layers, layerOptions, type WordChange } from './layers.ts'
export * from './lexicon.ts'
export * from './normalise.ts'
export { difficultyOf } from './noticing.ts'
export { withOwnList } from './own-list.ts'
export type { Ranks } from './ranks.ts'
export * from './reading.ts'
export type { WordReadings } from './readings.ts'
export * from './spelling.ts'
export * from './vocabulary.ts'
export {
  appealableReasons,
  classLanguages,
  commonClasses,
  languageOfClasses,
  type Reason,
  type WordClasses,
  wordClasses,
} from './word-classes.ts'
export {
  alphabetOrder,
  inAlphabetOrder,
  type LineFault,
  lexiconFile,
  lexiconOf,
  type WordList,
  wordList,
} from './word-list.ts'
export { marksOf, writtenForms } from './written-forms.ts'
