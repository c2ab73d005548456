import { createHash } from 'node:crypto'
import { jarnac } from '@estocade/games'
import { type AnagramIndex, alphabets, type Judge, type LexiconId, type WordClasses } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { normalised, wholeNumber } from '../../commands/words.ts'
import { dictionary, lexiconIdFrom, listDictionary, textOf } from '../../dictionaries.ts'
import { chosen, classesFrom, judgeOf } from '../../rules.ts'

interface JarnacOptions {
  readonly lang?: LexiconId
  readonly rules?: WordClasses
  readonly words?: string
  readonly reserve?: string
  readonly rows?: string
  readonly positions?: string
  readonly min: number
  readonly max: number
  readonly jarnac?: number
  readonly json?: true
}

export function addSolve(solve: Command): void {
  solve
    .command('jarnac')
    .description('All new words from a reserve, and all words each row can grow into.')
    .option('--lang <id>', 'the dictionary: fr, de, en, es, it, vi29, vi', lexiconIdFrom)
    .option('--rules <name>', 'word classes: open, classic-fr, professional-de …', classesFrom)
    .option('--words <file>', 'a plain word list instead, one word a line')
    .option('--reserve <letters>', 'the letters in the reserve')
    .option('--rows <words>', 'the words on the board, with commas between them')
    .option(
      '--positions <file>',
      'many positions as JSON: {positions: [{reserve, rows: […]}]}; answers counts and hashes',
    )
    .option('--min <letters>', 'shortest word', wholeNumber, 3)
    .option('--max <letters>', 'longest word', wholeNumber, 9)
    .option(
      '--jarnac <calls>',
      'the best set of at most this many Jarnacs, instead of all plays',
      wholeNumber,
    )
    .option('--json', 'answer as JSON')
    .action(solveJarnac)
}

async function solveJarnac(options: JarnacOptions): Promise<void> {
  const judge = await judgeFor(options)
  const search = searcher(judge, options)
  if (options.positions !== undefined)
    return void console.log(JSON.stringify(answerAll(search, options.positions)))
  if (options.reserve === undefined) throw new CommandError('Which letters? Say --reserve LETTERS.')
  const rows = (options.rows ?? '').split(',').filter((row) => row !== '')
  if (options.jarnac !== undefined) return bestSet(judge, options, rows)
  const answer = search(
    normalised(judge, options.reserve),
    rows.map((row) => normalised(judge, row)),
  )
  if (options.json) return void console.log(JSON.stringify(answer))
  console.log(`new words: ${answer.newWords.join(' ') || '–'}`)
  for (const { row, words } of answer.rows) console.log(`${row}: ${words.join(' ') || '–'}`)
}

/** The best Jarnacs of a caller with an empty board on a side that passed with these letters. */
function bestSet(judge: Judge, options: JarnacOptions, rows: readonly string[]): void {
  const game = jarnac.createJarnac(judge.lexicon)
  const words = { classes: judge.config.classes, sameEntry: judge.config.sameEntry ?? false }
  const { min: shortest, max: longest } = options
  const config = game.configure({
    preset: 'extended',
    words,
    shortest,
    longest,
    rows: Math.max(8, rows.length),
  })
  if (!config.ok) throw new CommandError(config.error.text)
  const answer = jarnac.bestJarnacs(judge, config.value, {
    rows: [...rows.map((row) => normalised(judge, row)), ''],
    reserve: normalised(judge, options.reserve!),
    freeRows: config.value.rows,
    calls: options.jarnac!,
    immunity: null,
  })
  if (options.json) return void console.log(JSON.stringify(answer))
  for (const { row, word } of answer.jarnac) console.log(`${row === null ? 'new' : rows[row]}: ${word}`)
  console.log(`${answer.points} points`)
}

async function judgeFor(options: JarnacOptions): Promise<Judge> {
  if (options.words !== undefined)
    return judgeOf(listDictionary(options.words, alphabets[options.lang ?? 'en']), options.rules ?? 'open')
  const { id, classes } = chosen(options.lang, options.rules)
  return judgeOf(await dictionary(id), classes)
}

interface Solution {
  readonly newWords: readonly string[]
  readonly rows: readonly { readonly row: string; readonly words: readonly string[] }[]
}

/** Searches words of the given lengths, sorted by bytes, without forms of a row's own entry where the rules forbid them. */
function searcher(
  judge: Judge,
  { min, max }: JarnacOptions,
): (reserve: string, rows: readonly string[]) => Solution {
  if (min > max) throw new CommandError(`--min ${min} is more than --max ${max}.`)
  const index: AnagramIndex = judge.vocabulary.anagrams(max)
  return (reserve, rows) => ({
    newWords: [...index.from(reserve, min)].sort(),
    rows: rows.map((row) => ({
      row,
      words: index
        .growing(row, reserve)
        .filter((word) => word.length >= min && !judge.sameEntry(row, word))
        .sort(),
    })),
  })
}

interface Position {
  readonly reserve: string
  readonly rows: readonly string[]
}

/** For each position the number of plays, and the SHA-256 of each list (new words first, then row by row). */
function answerAll(search: ReturnType<typeof searcher>, path: string) {
  const solutions = positionsFrom(path).map(({ reserve, rows }) => search(reserve, rows))
  const lists = solutions.map(({ newWords, rows }) => [newWords, ...rows.map(({ words }) => words)])
  return {
    counts: lists.map((lists) => lists.reduce((sum, list) => sum + list.length, 0)),
    hashes: lists.map((lists) => lists.map(hashOf)),
  }
}

const hashOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex')

function positionsFrom(path: string): readonly Position[] {
  const fault = () =>
    new CommandError(
      `${path} is not a file of positions: {"positions": [{"reserve": "SN", "rows": ["CARIES"]}]}`,
    )
  let json: { positions?: unknown }
  try {
    json = JSON.parse(textOf(path))
  } catch (error) {
    throw error instanceof CommandError ? error : fault()
  }
  const { positions } = json
  if (!Array.isArray(positions) || !positions.every(isPosition)) throw fault()
  return positions
}

const isPosition = (value: unknown): value is Position => {
  const { reserve, rows } = (value ?? {}) as Partial<Position>
  return typeof reserve === 'string' && Array.isArray(rows) && rows.every((row) => typeof row === 'string')
}
