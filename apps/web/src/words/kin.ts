import { judge, type Lexicon, languageOfClasses, type WordClasses, wordClasses } from '@estocade/words'
import type { Found, Judgement, Kin } from './messages.ts'

/** The page shows words with up to so many added letters. */
const GROWTH = 3
/** How many words are shown in one list. */
const MOST = 60

/** Where a word counts, and related words. */
export function kinOf(lexicon: Lexicon, word: string): Kin {
  const { proposable: vocabulary } = judge(lexicon, { classes: 'open' })
  const index = vocabulary.anagrams(Math.max(9, word.length) + GROWTH)
  const found = (words: readonly string[]) => commonest(lexicon, words)
  const bigger = index.growing(word, lexicon.alphabet.letters.repeat(GROWTH))
  const smaller = index.from(word, 2)
  return {
    judgements: judgementsOf(lexicon, word),
    forms: found(formsOf(lexicon, word)),
    anagrams: found(smaller.filter((one) => one.length === word.length && one !== word)),
    grows: Array.from({ length: GROWTH }, (_, i) =>
      found(bigger.filter((one) => one.length === word.length + i + 1)),
    ),
    from: found(smaller.filter((one) => one.length < word.length && one.length >= word.length - GROWTH)),
    holds: found(blocksIn(word).filter((block) => vocabulary.has(block))),
  }
}

/** The rule sets for a language. */
const rulesIn = (language: string): readonly WordClasses[] =>
  wordClasses.filter((classes) => (languageOfClasses(classes) ?? language) === language)

const judgementsOf = (lexicon: Lexicon, word: string): readonly Judgement[] =>
  rulesIn(lexicon.alphabet.language).map((rules) => {
    const verdict = judge(lexicon, { classes: rules }).admits(word)
    return verdict.admitted ? { rules } : { rules, reason: verdict.reason }
  })

function formsOf(lexicon: Lexicon, word: string): readonly string[] {
  const entries = new Set(lexicon.readingsOf(word).map(({ entry }) => entry))
  if (entries.size === 0) return []
  return lexicon
    .readings!.sharing(entries, lexicon.size)
    .map((number) => lexicon.wordAt(number))
    .filter((one) => one !== word)
}

/** Words of three or more consecutive letters inside the word, without the word itself. */
function blocksIn(word: string): readonly string[] {
  const blocks = new Set<string>()
  for (let from = 0; from < word.length; from++)
    for (let to = from + 3; to <= word.length; to++) blocks.add(word.slice(from, to))
  blocks.delete(word)
  return [...blocks]
}

function commonest(lexicon: Lexicon, words: readonly string[]): Found {
  const sorted = words
    .map((word) => ({ word, rank: lexicon.commonness(word) }))
    .sort((a, b) => b.rank - a.rank || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
  return {
    words: sorted.map(({ word }) => ({ word, display: lexicon.display(word) })),
    more: Math.max(0, words.length - MOST),
  }
}
