import { type Log, ok, type Result, refuse } from '@estocade/kernel'
import { readRecordedAction } from '../read-action.ts'
import type { JarnacTypes } from '../view.ts'

export const logToJson = (log: Log<JarnacTypes>): string => `${JSON.stringify(log, null, 1)}\n`

const isText = (value: unknown) => typeof value === 'string'

/** Reads a log and checks its shape only; `verify` checks it by the rules. */
export function logFromJson(text: string): Result<Log<JarnacTypes>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('bad-json', 'This is not JSON.')
  }
  return isLog(value) ? ok(value) : refuse('bad-log', 'This is not the log of a Jarnac game.')
}

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null

function isLog(value: unknown): value is Log<JarnacTypes> {
  if (!isRecord(value) || !isRecord(value.header) || !Array.isArray(value.steps)) return false
  const { game, config, commitment, lexicon, seats, playerSeeds } = value.header
  const headed = game === 'jarnac' && isRecord(config) && isText(commitment) && isText(lexicon)
  const seeds = Array.isArray(playerSeeds) && playerSeeds.every(isText)
  const sides = Number.isInteger(seats) && (seats as number) >= 1 && (seats as number) <= 6
  const revealed = value.serverSeed === undefined || /^[0-9a-f]{64}$/.test(String(value.serverSeed))
  return headed && seeds && sides && revealed && value.steps.every(isStep)
}

function isStep(step: unknown): boolean {
  if (!isRecord(step) || !Number.isInteger(step.draws)) return false
  if (step.type === 'undo') return Number.isInteger(step.to)
  if (!Array.isArray(step.events)) return false
  return (
    step.type === 'deal' ||
    (step.type === 'act' && Number.isInteger(step.seat) && readRecordedAction(step.action).ok)
  )
}
