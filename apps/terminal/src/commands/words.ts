import {
  glossOf,
  type Judge,
  type Lexicon,
  type LexiconId,
  normalise,
  type Reading,
  type Reason,
  type Verdict,
  type WordClasses,
  wordClasses,
} from '@estocade/words'
import { cacheFolder, loadGlossShard } from '@estocade/words/node'
import type { Command } from 'commander'
import { CommandError, TextError } from '../command-error.ts'
import { dictionary, lexiconIdFrom, listDictionary } from '../dictionaries.ts'
import { chosen, classesFrom, judgeOf } from '../rules.ts'

interface WordsOptions {
  readonly lang?: LexiconId
  readonly rules?: WordClasses
  readonly json?: true
}

export function addWords(program: Command): void {
  const words = program.command('words')
  shared(words.command('check <word...>'))
    .description('Is a word admitted, and as what?')
    .action((texts: string[], options: WordsOptions) => check(texts, options))
  shared(words.command('lengthen <old> <new>'))
    .description('May one word be lengthened into the other (professional-de: not within one entry)?')
    .action((old: string, next: string, options: WordsOptions) => lengthen(old, next, options))
  shared(words.command('list'))
    .description('All admitted words, one per line.')
    .option('--min <letters>', 'shortest', wholeNumber, 2)
    .option('--max <letters>', 'longest', wholeNumber, 15)
    .action((options: WordsOptions & { min: number; max: number }) => list(options))
  shared(words.command('diff <file>'))
    .description('Compare a word list with the dictionary: words that only one of them has.')
    .option('--min <letters>', 'shortest', wholeNumber, 2)
    .option('--max <letters>', 'longest', wholeNumber, 15)
    .action((file: string, options: WordsOptions & { min: number; max: number }) => diff(file, options))
  shared(words.command('stats'))
    .description('How many words there are, by length and part of speech.')
    .action((options: WordsOptions) => stats(options))
}

const shared = (command: Command): Command =>
  command
    .option('--lang <id>', 'fr, de, en, es, it, vi29 (29 letters) or vi (23 letters)', lexiconIdFrom)
    .option('--rules <name>', wordClasses.join(', '), classesFrom)
    .option('--json', 'answer as JSON')

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new TextError((say) => say('errorNumber', { value: text }))
  return Number(text)
}

async function judgeFor(options: WordsOptions): Promise<Judge> {
  const { id, classes } = chosen(options.lang, options.rules)
  return judgeOf(await dictionary(id), classes)
}

/** Normalises what was typed; throws for letters that the alphabet does not have. */
export function normalised(judge: Judge, text: string): string {
  const result = normalise(text, judge.lexicon.alphabet)
  if (!result.ok) throw new CommandError(result.error.text)
  return result.value
}

async function check(texts: readonly string[], options: WordsOptions): Promise<void> {
  const judge = await judgeFor(options)
  const answers = await Promise.all(texts.map((text) => answerTo(judge, text)))
  if (options.json) return void console.log(JSON.stringify(answers))
  for (const { word, admitted, why, display, readings, gloss, forms } of answers) {
    console.log(`${word}  ${admitted ? 'yes' : `no: ${why}`}  ${display}`)
    for (const { lemma, pos, form } of readings) console.log(`    ${lemma}, ${pos}, ${form}`)
    if (gloss !== undefined) console.log(`    ${gloss}`)
    else if (forms.length > 0) console.log(`    forms: ${forms.join(', ')}`)
  }
}

/** A word that cannot be spelt is not an error: the other words of the line are still judged. */
async function answerTo(judge: Judge, text: string): Promise<Answer> {
  const { alphabet } = judge.lexicon
  const tiles = normalise(text, alphabet)
  if (tiles.ok) return answerFor(judge, tiles.value)
  const { letter } = tiles.error
  const why = letter === '' ? 'no letter at all' : `no ${letter.toUpperCase()} in this alphabet`
  return {
    word: text,
    admitted: false,
    reason: 'foreign-letter',
    why,
    display: text,
    readings: [],
    forms: [],
  }
}

interface Answer {
  readonly word: string
  readonly admitted: boolean
  readonly reason?: Reason
  /** The reason in words. */
  readonly why?: string
  readonly display: string
  readonly readings: readonly Pick<Reading, 'lemma' | 'pos' | 'form'>[]
  readonly rank?: number
  readonly gloss?: string
  /** Other forms of its entries, the commonest first. */
  readonly forms: readonly string[]
}

async function answerFor(judge: Judge, word: string): Promise<Answer> {
  const verdict = judge.admits(word)
  const { lexicon } = judge
  const id = lexicon.alphabet.id
  const glosses = lexicon.has(word)
    ? await glossOf((shard) => loadGlossShard(cacheFolder(), id, shard), id, word, verdict.readings)
    : []
  return {
    word,
    admitted: verdict.admitted,
    ...(verdict.admitted ? {} : { reason: verdict.reason, why: verdict.text }),
    display: lexicon.display(word),
    readings: verdict.readings.map(({ lemma, pos, form }) => ({ lemma, pos, form })),
    ...(Number.isFinite(lexicon.rank(word)) ? { rank: lexicon.rank(word) } : {}),
    forms: formsOf(lexicon, word, verdict.readings),
    ...(glosses.length === 0 ? {} : { gloss: glosses.map(({ text }) => text).join(' · ') }),
  }
}

const FORMS = 8

function formsOf(lexicon: Lexicon, word: string, readings: readonly Reading[]): readonly string[] {
  const entries = new Set(readings.map(({ entry }) => entry))
  if (entries.size === 0 || lexicon.readings === undefined) return []
  return lexicon.readings
    .sharing(entries, lexicon.size)
    .map((number) => lexicon.wordAt(number))
    .filter((one) => one !== word)
    .sort((a, b) => lexicon.commonness(b) - lexicon.commonness(a))
    .slice(0, FORMS)
    .map((one) => lexicon.display(one))
}

async function lengthen(oldText: string, nextText: string, options: WordsOptions): Promise<void> {
  const judge = await judgeFor({ rules: 'professional-de', ...options })
  const [old, next] = [normalised(judge, oldText), normalised(judge, nextText)]
  const answer = lengthening(judge, old, next)
  console.log(options.json ? JSON.stringify(answer) : `${answer.allowed ? 'yes' : 'no'}: ${answer.reason}`)
}

function lengthening(judge: Judge, old: string, next: string): { allowed: boolean; reason: string } {
  const verdict: Verdict = judge.admits(next)
  if (!verdict.admitted) return { allowed: false, reason: verdict.text }
  if (!holdsAll(next, old))
    return { allowed: false, reason: `${next} does not hold all letters of ${old} and one more.` }
  if (judge.sameEntry(old, next))
    return { allowed: false, reason: `${old} and ${next} are forms of the same entry.` }
  return { allowed: true, reason: `${old} and ${next} are different entries.` }
}

/** Whether `next` contains every letter of `old` and at least one more. */
function holdsAll(next: string, old: string): boolean {
  const left = [...next]
  for (const letter of old) {
    const place = left.indexOf(letter)
    if (place < 0) return false
    left.splice(place, 1)
  }
  return left.length > 0
}

async function list(options: WordsOptions & { min: number; max: number }): Promise<void> {
  if (options.min > options.max)
    throw new CommandError(`--min ${options.min} is more than --max ${options.max}.`)
  const { vocabulary } = await judgeFor(options)
  const words = [...vocabulary.words()].filter(
    (word) => word.length >= options.min && word.length <= options.max,
  )
  process.stdout.write(
    options.json ? `${JSON.stringify(words)}\n` : words.map((word) => `${word}\n`).join(''),
  )
}

async function diff(file: string, options: WordsOptions & { min: number; max: number }): Promise<void> {
  const { vocabulary, lexicon } = await judgeFor(options)
  const theirs = listDictionary(file, lexicon.alphabet)
  const fits = ({ length }: string) => length >= options.min && length <= options.max
  const missing = [...theirs.words()].filter((word) => fits(word) && !vocabulary.has(word))
  const further = [...vocabulary.words()].filter((word) => fits(word) && !theirs.has(word))
  if (options.json) return void console.log(JSON.stringify({ missing, further }))
  for (const word of missing) console.log(`- ${word}`)
  for (const word of further) console.log(`+ ${word}`)
  console.error(`${missing.length} only in ${file}, ${further.length} only in the dictionary`)
}

async function stats(options: WordsOptions): Promise<void> {
  const judge = await judgeFor(options)
  const lengths: Record<string, number> = {}
  const parts: Record<string, number> = {}
  for (const word of judge.vocabulary.words()) {
    lengths[word.length] = (lengths[word.length] ?? 0) + 1
    const { readings } = judge.admits(word)
    for (const pos of new Set(readings.length === 0 ? ['unknown'] : readings.map(({ pos }) => pos)))
      parts[pos] = (parts[pos] ?? 0) + 1
  }
  const { alphabet, hash, size } = judge.lexicon
  const answer = {
    lang: alphabet.id,
    letters: alphabet.letters,
    hash,
    forms: size,
    admitted: judge.vocabulary.size,
    lengths,
    parts,
  }
  if (options.json) return void console.log(JSON.stringify(answer))
  console.log(
    `${alphabet.id}: ${size} forms, ${answer.admitted} admitted by ${judge.config.classes}; hash ${hash.slice(0, 12)}`,
  )
  for (const [length, count] of Object.entries(lengths))
    console.log(`${length.padStart(3)} letters ${`${count}`.padStart(8)}`)
  for (const [pos, count] of Object.entries(parts)) console.log(`${pos.padEnd(13)} ${`${count}`.padStart(8)}`)
}
