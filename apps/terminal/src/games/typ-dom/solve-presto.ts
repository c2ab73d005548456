import { typDom } from '@estocade/games'
import type { Judge, LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { crosswordJudge } from '../../commands/crossword-positions.ts'
import { lexiconIdFrom } from '../../dictionaries.ts'

interface PrestoOptions {
  readonly lang?: LexiconId
  readonly words?: string
  readonly stones: string
  readonly easy?: true
  readonly seed: string
  readonly json?: true
}

export function addSolvePresto(solve: Command): void {
  solve
    .command('presto')
    .description('One connected crossword of all the stones.')
    .option('--lang <id>', 'the dictionary: fr, de, en, es, it, vi29, vi', lexiconIdFrom)
    .option('--words <file>', 'a plain word list instead, one word a line')
    .requiredOption('--stones <letters>', 'ABC+*: + is the vowel jolly, * the consonant jolly')
    .option('--easy', 'one stone may be left')
    .option('--seed <text>', 'another seed gives another crossword', '')
    .option('--json', 'answer as JSON')
    .action(solvePresto)
}

async function solvePresto(options: PrestoOptions): Promise<void> {
  const judge = await crosswordJudge(options)
  const stones = stonesFrom(options.stones, judge)
  const solver = typDom.prestoSolver(typDom.tableWords(judge)([]))
  const bench = solver.solve(stones, { seed: options.seed, spare: options.easy ? 1 : 0 })
  const words = bench ? typDom.runsOf(bench).map(({ word }) => word) : []
  const table = bench ? typDom.rowsFromGrid(bench) : []
  if (options.json) return void console.log(JSON.stringify({ solved: bench !== undefined, table, words }))
  console.log(bench ? table.join('\n') : 'No crossword was found.')
}

/** Enough for the two largest racks of the box. */
const MOST = 40

function stonesFrom(text: string, judge: Judge): readonly typDom.Stone[] {
  const stones = [...text.replace(/[\s,]/g, '').toUpperCase()]
  const { letters } = judge.lexicon.alphabet
  if (stones.length < 2 || stones.length > MOST) throw new CommandError(`--stones are 2 to ${MOST} stones.`)
  for (const stone of stones)
    if (!letters.includes(stone) && !'+*'.includes(stone))
      throw new CommandError(`--stones: ${stone} is no stone.`)
  return typDom.sortStones(stones)
}
