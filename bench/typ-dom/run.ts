import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder } from '@estocade/words/node'
import { markdownTable } from '../measure.ts'
import { isReference, ladderHead, type Rung, rungs } from './ladder.ts'

// `ESTOCADE_GAMES`, `ESTOCADE_SEED`, `ESTOCADE_ONLY` are for a quick look; the defaults are what is published. It takes
// half an hour of CPU time, most of it for Wer behält recht?: `ESTOCADE_GAMES=30` is the short form.
const asked = process.env.ESTOCADE_GAMES
const steps = Number(asked ?? 100)
const references = Number(asked ?? 400)
const seed = Number(process.env.ESTOCADE_SEED ?? 620_001)
const only = process.env.ESTOCADE_ONLY?.split(',')
await buildLexicons({ folder: cacheFolder(), ids: ['de'] })

const wanted = rungs.filter(({ game }) => !only || only.includes(game))
const script = fileURLToPath(new URL('row.ts', import.meta.url))
const rows = new Map<Rung, readonly string[]>()

async function play(rung: Rung): Promise<void> {
  const games = isReference(rung.against) ? references : steps
  const args = [...process.execArgv, script, `${rungs.indexOf(rung)}`, `${games}`, `${seed}`]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const row: readonly string[] = JSON.parse(stdout)
  console.error(row.join(' | '))
  rows.set(rung, row)
}

// As many processes as cores; the games that take longest are last in the table and begin first.
const waiting = [...wanted]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let rung = waiting.pop(); rung; rung = waiting.pop()) await play(rung)
  }),
)

console.log('## Typ-Dom\n')
console.log(
  `Each level against the one below, and the highest against two references of few lines (\`bench/typ-dom/references.ts\`), matches of two, every deal from both seats, deals from ${seed} on. A match that nobody wins counts half for each.\n`,
)
console.log(
  markdownTable(
    ladderHead('de'),
    wanted.map((rung) => rows.get(rung)!),
  ),
)
