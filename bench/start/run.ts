import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { markdownTable, median } from '../measure.ts'

// The first action of a bot in a new process, in ms of processor: with no index kept, with kept ones, and after it was
// prepared from kept ones. Each case runs in processes of its own; the median over the rounds.
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const MOST = 300
const languages: readonly LexiconId[] = ['fr', 'de']

interface Case {
  readonly name: string
  readonly args: readonly [game: string, language: LexiconId, level: string, options: string]
}

interface Times {
  readonly preparation: number
  readonly open: number
  readonly times: readonly number[]
  readonly actions: readonly unknown[]
}

const cases: readonly Case[] = [
  ...languages.flatMap((language) =>
    games.map(
      ({ id, name }): Case => ({ name: `${name}, ${language}`, args: [id, language, 'master', '{}'] }),
    ),
  ),
  ...languages.map(
    (language): Case => ({
      name: `Jarnac, ${language}, words to 15 letters`,
      args: ['jarnac', language, 'master', '{"longest":15}'],
    }),
  ),
]

const script = fileURLToPath(new URL('first-action.ts', import.meta.url))

function run({ args }: Case, folder: string, ...more: readonly string[]): Times {
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args, ...more], {
    env: { ...process.env, ESTOCADE_CACHE: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`)
  return JSON.parse(stdout) as Times
}

/** A folder with nothing but the dictionary. */
function bareFolder(language: LexiconId): string {
  const folder = mkdtempSync(join(tmpdir(), 'estocade-start-'))
  const file = lexiconFile(cacheFolder(), language)
  copyFileSync(file, join(folder, basename(file)))
  return folder
}

const indexBytes = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.index'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

function row(one: Case): readonly string[] {
  const built: Times[] = []
  const kept: Times[] = []
  const prepared: Times[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const folder = bareFolder(one.args[1])
    built.push(run(one, folder))
    kept.push(run(one, folder))
    prepared.push(run(one, folder, 'prepared'))
    bytes = indexBytes(folder)
    rmSync(folder, { recursive: true })
  }
  const all = [...built, ...kept, ...prepared]
  const same = all.every(({ actions }) => JSON.stringify(actions) === JSON.stringify(all[0]!.actions))
  const first = (runs: readonly Times[]) => median(runs.map(({ times }) => times[0]!))
  const row = [
    one.name,
    first(built).toFixed(0),
    first(kept).toFixed(0),
    median(prepared.map(({ preparation }) => preparation)).toFixed(0),
    first(prepared).toFixed(0),
    median(kept.map(({ times }) => Math.max(...times.slice(1)))).toFixed(0),
    (bytes / 1e6).toFixed(1),
    same ? 'yes' : '**no**',
    Math.max(first(kept), first(prepared)) <= MOST ? 'met' : '**not met**',
  ]
  console.error(row.join(' | '))
  return row
}

await buildLexicons({ folder: cacheFolder(), ids: languages })
const head = [
  'game',
  'first action, nothing kept',
  'first action, indexes kept',
  'preparation, indexes kept',
  'first action, prepared',
  'dearest of the next nine',
  'MB kept',
  'the same actions',
  `first action at most ${MOST} ms, indexes kept`,
]
const rows = cases.map(row)
console.log(
  `## The first action of a bot

Master in a new process, after the dictionary is opened; ms of processor, medians of ${ROUNDS} rounds. A bot is prepared as soon as it has a seat, before it has to act.

${markdownTable(head, rows)}`,
)
