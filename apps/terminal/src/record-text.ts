import { logsOf } from '@estocade/table'
import { catalogue } from './catalogue.ts'
import { CommandError } from './command-error.ts'
import { textOf } from './dictionaries.ts'
import { readSave } from './play/table/save-file.ts'

/** The text of a record. A game that `estocade play` has kept is the log of its last match. */
export function recordText(path: string): string {
  const text = textOf(path)
  if (!text.startsWith('{"estocade":')) return text
  const { header, entries } = readSave(path)
  const playable = catalogue.get(header.game)
  const log = playable && logsOf(playable, entries).at(-1)
  if (log === undefined) throw new CommandError(`${path}: no match of this game has begun.`)
  return JSON.stringify(log)
}
