import { type Dice, diceFrom, piecesOf } from '@estocade/kernel'
import {
  alphabets,
  type Form,
  type Lexicon,
  type LexiconId,
  lexiconOf,
  openLexicon,
  type PartOfSpeech,
} from '@estocade/words'
import { Harvest, pack } from '@estocade/words/build'
import { lettersOf } from '../../src/index.ts'

/** A plain list of words without readings. */
export const listed = (id: LexiconId, words: string): Lexicon =>
  lexiconOf(words.trim().split(/\s+/), alphabets[id])

/** Words with readings, one per line: `TALS Tal noun case`. */
export function tagged(id: LexiconId, lines: string): Lexicon {
  const harvest = new Harvest()
  for (const line of lines.trim().split('\n')) {
    const [word, lemma, pos, ...form] = line.trim().split(' ')
    harvest.add(word!, {
      display: word!.toLowerCase(),
      lemma: lemma!,
      pos: pos as PartOfSpeech,
      form: form.join(' ') as Form,
    })
  }
  return opened(pack(id, harvest))
}

/** Random words with the letter frequencies of the bag: many short ones, so that there are many plays. */
export const invented = (id: LexiconId, count: number, seed: string): Lexicon =>
  lexiconOf(inventedWords(id, count, diceFrom(seed)), alphabets[id])

/** The same with random readings: neighbours often share an entry, and not all are admitted. */
export function inventedReadings(id: LexiconId, count: number, seed: string): Lexicon {
  const dice = diceFrom(seed)
  const harvest = new Harvest()
  for (const [i, word] of [...inventedWords(id, count, dice)].entries())
    harvest.add(word, {
      display: word.toLowerCase(),
      lemma: `lemma${i >> 2}`,
      pos: (['noun', 'noun', 'verb', 'adjective', 'adverb', 'name'] as const)[dice.below(6)]!,
      form: (['singular', 'plural', 'infinitive', 'past participle', 'finite'] as const)[dice.below(5)]!,
      entry: `entry${i >> 2}`,
    })
  return opened(pack(id, harvest))
}

function inventedWords(id: LexiconId, count: number, dice: Dice): ReadonlySet<string> {
  const pool = piecesOf(lettersOf(id))
  const letter = () => pool[dice.below(pool.length)]!
  const words = new Set<string>()
  let last = ''
  while (words.size < count) {
    // About every second word extends the one before, so that rows can be transformed.
    const grown = last.length < 12 && dice.below(2) === 0 ? last + letter() : ''
    const length = 2 + Math.floor(dice.unit() ** 2 * 10)
    last = grown.length > 2 ? grown : Array.from({ length }, letter).join('')
    words.add([...last].sort(() => dice.unit() - 0.5).join(''))
  }
  return words
}

function opened(file: Uint8Array<ArrayBuffer>): Lexicon {
  const read = openLexicon(file)
  if (!read.ok) throw new Error(read.error.text)
  return read.value
}
