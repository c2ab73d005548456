import { entryOf, readLog } from '@estocade/games'
import type { Command } from 'commander'
import { terminalGames } from '../games/index.ts'
import type { RecordAsked, RecordReader, TerminalGame } from '../games/terminal-game.ts'
import { recordText } from '../record-text.ts'
import { packageReader } from './record-reader.ts'

export function addRecords(program: Command): void {
  program
    .command('replay <file>')
    .option('--json', 'print the whole log as JSON')
    .action(async (path: string, asked: RecordAsked) => (await readerFor(path)).replay(path, asked))
  program
    .command('verify <file>')
    .option('--json', 'answer as JSON')
    .action(async (path: string, asked: RecordAsked) => (await readerFor(path)).verify(path, asked))
  program
    .command('review <file>')
    .option('--json', 'answer as JSON')
    .action(async (path: string, asked: RecordAsked) => (await readerFor(path)).review(path, asked))
}

async function readerFor(path: string): Promise<RecordReader> {
  const game = await gameIn(recordText(path))
  return game.records ?? packageReader(game)
}

/** The game that a text is a record of. A text that no game recognises goes to the first game, which reports the error. */
async function gameIn(text: string): Promise<TerminalGame> {
  const log = readLog(text)
  if (log.ok) return terminalGames.find(({ id }) => id === log.value.header.game) ?? terminalGames[0]!
  for (const game of terminalGames) if ((await entryOf(game.id)!.records()).recognises(text)) return game
  return terminalGames[0]!
}
