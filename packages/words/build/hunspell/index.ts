export type { AffixFile, AffixRule, Flag } from './affix-file.ts'
export {
  fieldValues,
  type HunspellDictionary,
  loadDictionary,
  parseDictionary,
  type Stem,
} from './dictionary.ts'
export { type Derivation, type ExpandOptions, expand, morphologyOf, withoutMarks } from './expand.ts'
