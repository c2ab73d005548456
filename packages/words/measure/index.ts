/**
 * Measures the built dictionaries against lists that the caller names; none of them is part of the project.
 *
 *   npm run words:measure -- --lang it --frequency it.txt.gz --reference zingarelli.txt --show 50
 *
 * `--frequency` has one token per line, commonest first. `--reference` may be given several times: one word per line.
 * `--capitals` also reads the capitalised words of a reference, which German nouns need.
 */
import { parseArgs } from 'node:util'
import { NameKinds } from '../build/names/index.ts'
import { cacheFolder, loadLexicon } from '../node/index.ts'
import { alphabets, type LexiconId, lexiconIds } from '../src/index.ts'
import { readTokens, readWords } from './lists.ts'
import { admittedWords, agreement, missingWords, sharesOfRanked } from './measures.ts'

const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    frequency: { type: 'string' },
    reference: { type: 'string', multiple: true, default: [] },
    capitals: { type: 'boolean', default: false },
    show: { type: 'string', default: '0' },
  },
})

const ranks = [2000, 5000, 10_000]
const tops = [5000, 20_000, 50_000]
const percent = (share: number) => `${(100 * share).toFixed(2)} %`

function measure(id: LexiconId): void {
  const lexicon = loadLexicon(cacheFolder(), id)
  const vocabulary = admittedWords(lexicon)
  console.log(`${id}: ${lexicon.size} forms, ${vocabulary.size} admitted`)
  const references = values.reference.map((path) => readWords(path, alphabets[id], values.capitals))
  for (const [index, reference] of references.entries()) {
    const { admitted, precision, recall } = agreement(vocabulary, reference)
    console.log(`  3 to 9 letters: ${admitted} admitted, ${percent(precision)} of them in ${name(index)};`)
    console.log(`    ${percent(recall)} of that list are admitted`)
  }
  if (values.frequency === undefined) return
  const tokens = readTokens(values.frequency)
  const kinds = [new NameKinds(alphabets[id].language), new NameKinds('en')]
  const isName = (token: string) => kinds.some((kind) => kind.kindOf(capital(token)) !== undefined)
  const shares = sharesOfRanked(lexicon, tokens, ranks)
  for (const [index, rank] of ranks.entries())
    console.log(
      `  ${percent(shares[index]!)} of the ${rank} commonest lemmas have a form on the frequency list`,
    )
  for (const top of tops) {
    const { ordinary, clitics, names, missing } = missingWords(
      lexicon,
      vocabulary,
      tokens,
      references,
      isName,
      top,
    )
    const share = percent(missing.length / ordinary)
    console.log(`  top ${top}: ${missing.length} of ${ordinary} ordinary words missing (${share});`)
    console.log(`    not counted: ${clitics} verbs with pronouns, ${names} names`)
    console.log(missing.slice(0, Number(values.show)).join(' '))
  }
}

const capital = (token: string) => token.charAt(0).toUpperCase() + token.slice(1)
const name = (index: number) => values.reference[index]!.split('/').at(-1)

if (!lexiconIds.includes(values.lang as LexiconId)) {
  console.error(`--lang is one of ${lexiconIds.join(', ')}`)
  process.exitCode = 2
} else measure(values.lang as LexiconId)
