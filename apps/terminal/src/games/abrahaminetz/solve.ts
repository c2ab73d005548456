import { abrahaminetz } from '@estocade/games'
import { alphabets, type LexiconId } from '@estocade/words'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { wholeNumber } from '../../commands/words.ts'
import { dictionary, lexiconIdFrom, listDictionary } from '../../dictionaries.ts'

interface SolveOptions {
  readonly lang?: LexiconId
  readonly words?: string
  readonly rack: string
  readonly hand: string
  readonly most?: number
  readonly json?: true
}

export function addSolve(solve: Command): void {
  solve
    .command('abrahaminetz')
    .description('Every way to make a new word from the lying one, best first.')
    .option('--lang <id>', 'the dictionary: fr, de, en, es, it, vi29, vi', lexiconIdFrom)
    .option('--words <file>', 'a plain word list instead, one word a line')
    .option(
      '--rack <cells>',
      'MARe: a small letter is a joker standing for it, _ an erased cell; none before the first word',
      '',
    )
    .requiredOption('--hand <cards>', 'ABCDE*-: * is a joker, - an eraser')
    .option('--most <number>', 'only so many', wholeNumber)
    .option('--json', 'answer as JSON')
    .action(solveRack)
}

async function solveRack(options: SolveOptions): Promise<void> {
  const { lang, words, rack, hand, most } = options
  if (lang === undefined && words === undefined)
    throw new CommandError('Which words? Say --lang fr, or --words FILE.')
  const lexicon =
    words === undefined ? await dictionary(lang!) : listDictionary(words, alphabets[lang ?? 'en'])
  const game = abrahaminetz.createAbrahaminetz(lexicon)
  const found = abrahaminetz.solve(game, { rack, hand, ...(most === undefined ? {} : { most }) })
  if (!found.ok) throw new CommandError(found.error.text)
  if (options.json) return void console.log(JSON.stringify(found.value))
  for (const { word, points, rack, laying } of found.value)
    console.log(`${`${points}`.padStart(4)}  ${word.padEnd(9)}  ${rack.padEnd(9)}  lays ${laying.cards}`)
}
