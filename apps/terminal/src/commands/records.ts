import type { Command } from 'commander'
import { textOf } from '../dictionaries.ts'
import { Fault } from '../fault.ts'
import { terminalGames } from '../games/index.ts'
import type { RecordAsked, RecordReader } from '../games/terminal-game.ts'

export function addRecords(program: Command): void {
  program
    .command('replay <file>')
    .description('Show a recorded game turn by turn; or turn text notation into JSON.')
    .option('--json', 'print the whole log as JSON')
    .action((path: string, asked: RecordAsked) => readerFor(path).replay(path, asked))
  program
    .command('verify <file>')
    .description('Play a record again by rules, dictionary and seed; name the first wrong line.')
    .option('--json', 'answer as JSON')
    .action((path: string, asked: RecordAsked) => readerFor(path).verify(path, asked))
  program
    .command('review <file>')
    .description('What was missed in a finished game, turn by turn.')
    .option('--json', 'answer as JSON')
    .action((path: string, asked: RecordAsked) => readerFor(path).review(path, asked))
}

/** The reader of the game that a file is a record of. A text that no game recognises is answered by the first reader. */
function readerFor(path: string): RecordReader {
  const text = textOf(path)
  const readers = terminalGames.flatMap(({ records }) => (records === undefined ? [] : [records]))
  const reader = readers.find((one) => one.recognises(text)) ?? readers[0]
  if (reader === undefined) throw new Fault(`${path}: no game here has records.`)
  return reader
}
