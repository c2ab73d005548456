import { entryOf, verifyLog } from '@estocade/games'
import { CommandError } from '../command-error.ts'
import { lexiconFor } from '../dictionaries.ts'
import type { RecordAsked, RecordReader, TerminalGame } from '../games/terminal-game.ts'
import type { GameLog } from '../play/table/session.ts'
import { recordText } from '../record-text.ts'
import { preferredLanguage, sayIn } from '../texts/index.ts'

/** Reads records of a game by the text notation of its package, for games without their own reader here. */
export async function packageReader(game: TerminalGame): Promise<RecordReader> {
  const entry = entryOf(game.id)!
  const format = await entry.records()
  const logFrom = (path: string): GameLog => {
    const log = format.parse(recordText(path))
    if (!log.ok) throw new CommandError(`${path}: line ${log.error.line}: ${log.error.text}`)
    return log.value
  }
  return {
    async replay(path, { json }: RecordAsked) {
      const log = logFrom(path)
      process.stdout.write(json ? `${JSON.stringify(log, null, 1)}\n` : format.print(log))
    },
    async verify(path, { json }: RecordAsked) {
      const log = logFrom(path)
      const lexicon = await lexiconFor(path, log.header)
      const fault = verifyLog(
        entry.playable(() => lexicon),
        log,
      )
      if (json)
        return void console.log(JSON.stringify(fault === undefined ? { ok: true } : { ok: false, ...fault }))
      if (fault !== undefined) throw new CommandError(`${path}: version ${fault.version}: ${fault.text}`)
      console.log(`${path}: rules and draws are correct.`)
    },
    async review(path, { json }: RecordAsked) {
      const log = logFrom(path)
      const lexicon = await lexiconFor(path, log.header)
      if (json) return void console.log(JSON.stringify(await entry.review(lexicon, log)))
      const names = Array.from({ length: log.header.seats }, (_, seat) => `P${seat + 1}`)
      const say = sayIn(preferredLanguage(process.env))
      for (const line of game.review(lexicon, log, names, say)) console.log(line)
    },
  }
}
