import { type Fault, type GameTypes, type Log, ok, type Result, refuse, verify } from '@estocade/kernel'
import type { Listing } from './listing.ts'

/** Plays a log again by rules, dictionary and seed; the first step that comes out otherwise is the fault. */
export const verifyLog = ({ game }: Listing, log: Log<GameTypes>): Fault | undefined => verify(game, log)

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

/** The JSON of a log of any game, as far as its shape goes; whether it is true is for `verify`. */
export function readLog(text: string): Result<Log<GameTypes>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('bad-json', 'This is not JSON.')
  }
  return isLog(value) ? ok(value) : refuse('bad-log', 'This is not the log of a match.')
}

function isLog(value: unknown): value is Log<GameTypes> {
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
