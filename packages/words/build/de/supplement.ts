import type { Form, PartOfSpeech } from '../../src/index.ts'

/** A reading of our own where the sources have none or a wrong one. */
export interface Supplement {
  readonly display: string
  readonly lemma: string
  readonly pos: PartOfSpeech
  readonly form: Form
  readonly reason: string
}

/** Readings of words that are on the list. */
export const supplement: readonly Supplement[] = [
  { display: 'Lude', lemma: 'Lude', pos: 'noun', form: 'singular', reason: 'pimp; tables know only laden' },
  { display: 'Schanker', lemma: 'Schanker', pos: 'noun', form: 'singular', reason: 'an illness, no plural' },
  {
    display: 'Esse',
    lemma: 'Esse',
    pos: 'noun',
    form: 'singular',
    reason: 'chimney; tables know only the verb',
  },
  { display: 'Essen', lemma: 'Esse', pos: 'noun', form: 'plural', reason: 'plural of Esse, beside the meal' },
  { display: 'Kassier', lemma: 'Kassier', pos: 'noun', form: 'singular', reason: 'Austrian for Kassierer' },
  { display: 'Kassiere', lemma: 'Kassier', pos: 'noun', form: 'plural', reason: 'plural of Kassier' },
  { display: 'Kassiers', lemma: 'Kassier', pos: 'noun', form: 'case', reason: 'genitive of Kassier' },
  { display: 'mau', lemma: 'mau', pos: 'adjective', form: 'base', reason: 'mediocre; no table has it' },
  { display: 'Kleie', lemma: 'Kleie', pos: 'noun', form: 'singular', reason: 'bran; no plural of Klei' },
  {
    display: 'Sprotte',
    lemma: 'Sprotte',
    pos: 'noun',
    form: 'singular',
    reason: 'the fish; no plural of Sprott',
  },
  {
    display: 'Flause',
    lemma: 'Flause',
    pos: 'noun',
    form: 'singular',
    reason: 'nonsense; no plural of Flaus',
  },
  { display: 'Welfe', lemma: 'Welfe', pos: 'noun', form: 'singular', reason: 'Guelph; no plural of Welf' },
  {
    display: 'Popeline',
    lemma: 'Popeline',
    pos: 'noun',
    form: 'singular',
    reason: 'the cloth; no plural of Popelin',
  },
  {
    display: 'Gekröse',
    lemma: 'Gekröse',
    pos: 'noun',
    form: 'singular',
    reason: 'tripe; no plural of Gekrös',
  },
]
