import type { GameTypes } from './game.ts'
import type { Log } from './log.ts'
import { ok, type Result, refuse } from './result.ts'

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

/** Whether a record is the JSON of a log rather than text notation. */
export const isJson = (text: string): boolean => text.trimStart().startsWith('{')

/** Reads the JSON of a log of any game, or of the named one. Checks its shape only; `verify` checks its truth. */
export function readLog<G extends GameTypes = GameTypes>(text: string, game?: string): Result<Log<G>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('bad-json', 'This is not JSON.')
  }
  return isLog<G>(value) && (game ?? value.header.game) === value.header.game
    ? ok(value)
    : refuse('bad-log', 'This is not the log of a match.')
}

function isLog<G extends GameTypes>(value: unknown): value is Log<G> {
  if (!isRecord(value) || !isRecord(value.header) || !Array.isArray(value.steps)) return false
  const { game, rulesVersion, lexicon, config, seats, commitment, playerSeeds } = value.header
  return (
    [game, lexicon, commitment].every(isText) &&
    [rulesVersion, seats].every(isCount) &&
    isRecord(config) &&
    Array.isArray(playerSeeds) &&
    playerSeeds.every(isText) &&
    (value.serverSeed === undefined || /^[0-9a-f]{64}$/.test(String(value.serverSeed))) &&
    value.steps.every(isStep)
  )
}

const isTyped = (value: unknown): boolean => isRecord(value) && isText(value.type)

function isStep(value: unknown, index: number): boolean {
  if (!isRecord(value) || !isCount(value.draws)) return false
  if (value.type === 'undo') return isCount(value.to) && (value.to as number) <= index
  if (!Array.isArray(value.events) || !value.events.every(isTyped)) return false
  return value.type === 'deal' || (value.type === 'act' && isCount(value.seat) && isTyped(value.action))
}
