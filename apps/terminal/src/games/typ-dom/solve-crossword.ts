import { createHash } from 'node:crypto'
import { typDom } from '@estocade/games'
import { crosswordOf, type LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { crosswordJudge, manyPositions, onePosition } from '../../commands/crossword-positions.ts'
import { wholeNumber } from '../../commands/words.ts'
import { lexiconIdFrom } from '../../dictionaries.ts'

interface CrosswordOptions {
  readonly lang?: LexiconId
  readonly words?: string
  readonly position?: string
  readonly positions?: string
  readonly touching?: true
  readonly size?: number
}

export function addSolveCrossword(solve: Command): void {
  solve
    .command('crossword')
    .description(
      'Every word that may be laid on a table of Typ-Dom, as JSON: H 7 3 KR.NE, small letters jollies.',
    )
    .option('--words <file>', 'a plain word list, one word a line')
    .option('--lang <id>', 'or the dictionary: fr, de, en, es, it, vi29, vi', lexiconIdFrom)
    .option(
      '--position <file>',
      'a table and a rack: {board: [rows], rack}; + is a vowel jolly, * a consonant jolly',
    )
    .option('--positions <file>', 'many: {boardSize, positions: [{board, rack}]}; answers counts and hashes')
    .option('--touching', 'a word need not share a letter with the table')
    .option('--size <number>', 'the number of rows and columns of the table', wholeNumber)
    .option('--json', 'accepted for symmetry: the output is JSON anyway')
    .action(solveCrossword)
}

async function solveCrossword(options: CrosswordOptions): Promise<void> {
  const { position, positions, size, touching = false } = options
  if ((position === undefined) === (positions === undefined))
    throw new CommandError('Which position? Say --position FILE, or --positions FILE.')
  const judge = await crosswordJudge(options)
  // Positions are read before the search index is built, so that errors in a file are reported at once.
  const asked =
    position === undefined ? manyPositions(positions!, judge) : [onePosition(position, judge, size)]
  const { alphabet } = judge.lexicon
  const search = typDom.moveSearch(alphabet.letters, crosswordOf(judge.vocabulary))
  const linesOf = (one: typDom.Position): readonly string[] => {
    const moves = search.all({ ...one, touching })
    return Array.from(typDom.listedOnce(one.grid, moves), typDom.lineOf).sort()
  }
  if (position !== undefined) {
    const moves = linesOf(asked[0]!)
    return void console.log(JSON.stringify({ count: moves.length, moves }))
  }
  const counts: number[] = []
  const hashes: string[] = []
  for (const one of asked) {
    const lines = linesOf(one)
    counts.push(lines.length)
    hashes.push(createHash('sha256').update(lines.join('\n')).digest('hex'))
  }
  console.log(JSON.stringify({ counts, hashes }))
}
