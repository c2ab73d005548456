// What each hand-written codec gains: the server as it is shipped, to the same server without this one codec.
import { type FastPart, fastParts } from '@estocade/server'
import { markdownTable, median } from '../measure.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import { saturate } from '../server/load.ts'
import { dismiss, stand } from '../server/standing.ts'

const TIMES = Number(process.env.TIMES ?? 11)
const MS = Number(process.env.MS ?? 600)
const MATCHES = Number(process.env.MATCHES ?? 100)
/** A codec that gains less should be removed (docs/decisions/fast-codecs.md). */
const WORTH = 0.05

interface Arm {
  readonly name: string
  readonly fast: readonly FastPart[]
  /** CPU µs for each action, of one process after the other. */
  readonly cpus: number[]
}

const arm = (name: string, fast: readonly FastPart[]): Arm => ({ name, fast, cpus: [] })
const shipped = arm('all', fastParts)
const again = arm('all, again', fastParts)
const without = new Map(
  fastParts.map((part) => [
    part,
    arm(
      `all but ${part}`,
      fastParts.filter((other) => other !== part),
    ),
  ]),
)
const arms = [shipped, ...without.values(), again]

/**
 * A new process each time: the compiler's decisions and the layout of memory differ between processes by more than a
 * codec gains, so rounds of one process would only repeat its luck. Storage is off, because it would hide the codecs.
 */
async function cpuOfNewServer({ name, fast }: Arm): Promise<number> {
  const args = ['nowhere', fast.join(',')]
  const server = await stand({ name, script: 'estocade.ts', args, driver: estocadePair }, MATCHES)
  const cpus: number[] = []
  while (cpus.length < 3) cpus.push((await saturate(server.running, server.pairs, MS)).cpuPerAction)
  await dismiss(server)
  return median(cpus)
}

for (let time = 0; time < TIMES; time++) {
  console.error(`  processes ${time + 1} of ${TIMES}`)
  for (const one of time % 2 === 0 ? arms : arms.toReversed()) one.cpus.push(await cpuOfNewServer(one))
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
/** By how much `fast` is below `slow`: the median over the processes, and the middle half of them. */
function gain(fast: Arm, slow: Arm) {
  const gains = fast.cpus.map((cpu, i) => 1 - cpu / slow.cpus[i]!).toSorted((a, b) => a - b)
  const at = (share: number) => percent(gains[Math.floor(share * gains.length)]!)
  return { middle: median(gains), text: `${percent(median(gains))} (${at(0.25)} to ${at(0.75)})` }
}

const rows = [...without].map(([part, slow]) => {
  const { middle, text } = gain(shipped, slow)
  return [part, median(slow.cpus).toFixed(1), text, middle >= WORTH ? 'stays' : '**goes**']
})

console.log(
  [
    '## The fast codecs',
    '',
    `The server of \`bench server\` with storage off and ${MATCHES} matches, saturated; CPU is user and system time of the whole process. Each figure is from ${TIMES} new processes, which alternate with those of the other servers; each process is warm before it is measured. A gain is the median over the pairs of processes, with the middle half of them.`,
    '',
    markdownTable(['codec', 'CPU µs an action without it', 'gain', ''], rows),
    '',
    `With all of them: ${median(shipped.cpus).toFixed(1)} µs. A/A (all to all again): gain ${gain(shipped, again).text}.`,
  ].join('\n'),
)
process.exit(0)
