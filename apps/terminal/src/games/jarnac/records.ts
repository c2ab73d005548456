import { jarnac } from '@estocade/games'
import { CommandError } from '../../command-error.ts'
import { lexiconFor } from '../../dictionaries.ts'
import { recordText } from '../../record-text.ts'
import type { RecordAsked, RecordReader } from '../terminal-game.ts'

export const jarnacRecords: RecordReader = {
  replay,
  verify,
  review,
}

type GameLog = jarnac.JarnacRecord['log']

const isJson = (text: string): boolean => text.trimStart().startsWith('{')

/** A record as text notation or as the JSON of its log. */
function logFrom(path: string): GameLog {
  const text = recordText(path)
  if (isJson(text)) {
    const log = jarnac.logFromJson(text)
    if (!log.ok) throw new CommandError(`${path}: ${log.error.text}`)
    return log.value
  }
  const record = jarnac.parseRecord(text)
  if (!record.ok) throw new CommandError(`${path}:${record.error.line}: ${record.error.text}`)
  return record.value.log
}

async function gameFor(path: string, { header }: GameLog): Promise<jarnac.Jarnac> {
  return jarnac.createJarnac(await lexiconFor(path, header))
}

async function replay(path: string, { json }: RecordAsked): Promise<void> {
  const log = logFrom(path)
  process.stdout.write(json ? jarnac.logToJson(log) : jarnac.printRecord(log))
}

async function verify(path: string, { json }: RecordAsked): Promise<void> {
  const text = asText(path)
  // The header is enough to choose the dictionary; the verifier names errors in the rest.
  const reading = jarnac.readRecord(text)
  if ('line' in reading) throw new CommandError(`${path}:${reading.line}: ${reading.text}`)
  const fault = jarnac.verifyRecord(await gameFor(path, reading.record.log), text)
  if (json)
    return void console.log(JSON.stringify(fault === undefined ? { ok: true } : { ok: false, ...fault }))
  if (fault !== undefined) throw new CommandError(`${path}:${fault.line}: ${fault.text}`)
  console.log(`${path}: rules and draws are correct.`)
}

/** A log is verified as text, so that errors can name a line. */
function asText(path: string): string {
  const text = recordText(path)
  return isJson(text) ? jarnac.printRecord(logFrom(path)) : text
}

async function review(path: string, { json }: RecordAsked): Promise<void> {
  const log = logFrom(path)
  const found = jarnac.review(await gameFor(path, log), log)
  if (json) return void console.log(JSON.stringify(found))
  for (const turn of found.turns) {
    const words = turn.laid.map(({ word }) => word)
    const calls = turn.called.map(({ word }) => `Jarnac ${word}`)
    console.log(
      `${`${turn.turn}`.padStart(3)} ${'ABCDEF'[turn.seat]}  ${[...calls, ...words].join(' ') || '–'}`,
    )
    if (turn.missed.length > 0)
      console.log(
        `       missed ${turn.missed
          .slice(0, 5)
          .map(({ word, points }) => `${word} (+${points})`)
          .join(', ')}`,
      )
    for (const { seat, jarnac: words, points } of turn.missedJarnacs)
      console.log(
        `       ${'ABCDEF'[seat]} could Jarnac ${words.map(({ word }) => word).join(', ')} (${points})`,
      )
  }
  for (const { seat, accuracy, pointsMissed, jarnacsMissed } of found.sides)
    console.log(
      `${'ABCDEF'[seat]}: accuracy ${accuracy.toFixed(1)}, ${pointsMissed} points and ${jarnacsMissed} Jarnacs missed`,
    )
}
