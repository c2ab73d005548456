import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// A long benchmark is played in pieces, each in a process of its own. `ESTOCADE_KEEP` names a folder where finished
// pieces are kept and looked up: delete it when a bot changes. `ESTOCADE_MINUTES` stops after that time; the result then has
// fewer games than planned, and with the same folder the next run goes on. `ESTOCADE_PROCESSES` is the number of processes
// at the same time.
const keep = process.env.ESTOCADE_KEEP
const minutes = Number(process.env.ESTOCADE_MINUTES ?? Number.POSITIVE_INFINITY)
const processes = Number(process.env.ESTOCADE_PROCESSES ?? availableParallelism())

/** What some games of a match came to. */
export interface Piece {
  readonly games: number
  /** By bot; a draw counts as a fraction for each winner. */
  readonly wins: readonly number[]
  /** Means per game, by bot or in all. */
  readonly means: Readonly<Record<string, readonly number[]>>
  /** CPU ms of each decision of the first bot, without the first one, which also builds indexes. */
  readonly times: readonly number[]
}

/** A match that `script` plays: `node script <match> <games> <first deal>` prints a piece as JSON. */
export interface Match {
  readonly script: URL
  readonly match: string
  readonly games: number
  readonly seed: number
  /** Deals are played from so many seats. */
  readonly seats: number
  /** The games of a piece. */
  readonly most: number
}

interface Task {
  readonly match: Match
  readonly args: readonly string[]
}

/** The results of all matches, in their order. When the time is over, some have fewer games than planned, or none. */
export async function playMatches(matches: readonly Match[]): Promise<readonly Piece[]> {
  const started = Date.now()
  const pieces = new Map<Match, Piece[]>(matches.map((match) => [match, []]))
  const waiting = matches.flatMap(tasksOf)
  let left = 0
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const piece =
        keptPiece(task) ?? (Date.now() - started < minutes * 60_000 ? await play(task) : undefined)
      if (piece === undefined) left++
      else pieces.get(task.match)!.push(piece)
    }
  }
  await Promise.all(Array.from({ length: processes }, work))
  if (left > 0) console.error(`${left} pieces are left.`)
  return matches.map((match) => merged(pieces.get(match)!))
}

/** A line for the result, or nothing when all games were played. */
export function missingGames(matches: readonly Match[], played: readonly Piece[]): readonly string[] {
  const missing = matches.reduce((sum, { games }, i) => sum + Math.max(0, games - played[i]!.games), 0)
  return missing > 0
    ? [
        `The run was stopped: ${missing.toLocaleString('en')} planned games were not played; rows without games are left out.`,
      ]
    : []
}

function tasksOf(match: Match): readonly Task[] {
  const { seats, most, seed } = match
  const deals = Math.ceil(match.games / seats)
  const each = Math.max(1, Math.floor(most / seats))
  return Array.from({ length: Math.ceil(deals / each) }, (_, i) => {
    const count = Math.min(each, deals - i * each)
    return { match, args: [match.match, String(count * seats), String(seed + i * each)] }
  })
}

function fileOf({ match: { script }, args }: Task): string | undefined {
  const name = [fileURLToPath(script).split('/').at(-2), ...args].join(' ').replace(/[^\w-]+/g, '-')
  return keep === undefined ? undefined : join(keep, `${name}.json`)
}

function keptPiece(task: Task): Piece | undefined {
  const file = fileOf(task)
  return file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

async function play(task: Task): Promise<Piece> {
  const { match, args } = task
  const path = fileURLToPath(match.script)
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, path, ...args], {
    maxBuffer: 2 ** 26,
  })
  const piece: Piece = JSON.parse(stdout)
  console.error(args.join(' '), piece.wins.join(' : '))
  const file = fileOf(task)
  if (file !== undefined) {
    mkdirSync(keep!, { recursive: true })
    writeFileSync(file, stdout)
  }
  return piece
}

function merged(pieces: readonly Piece[]): Piece {
  if (pieces.length === 0) return { games: 0, wins: [], means: {}, times: [] }
  const games = pieces.reduce((sum, piece) => sum + piece.games, 0)
  const total = (listOf: (piece: Piece) => readonly number[]) =>
    listOf(pieces[0]!).map((_, i) => pieces.reduce((sum, piece) => sum + listOf(piece)[i]!, 0))
  const mean = (name: string) =>
    total((piece) => piece.means[name]!.map((value) => value * piece.games)).map((sum) => sum / games)
  return {
    games,
    wins: total(({ wins }) => wins),
    means: Object.fromEntries(Object.keys(pieces[0]!.means).map((name) => [name, mean(name)])),
    times: pieces.flatMap(({ times }) => times),
  }
}
