// What each hand-written codec gains: alone, over a server with only plain codecs, and as the last of all.
import { type FastPart, fastParts } from '@estocade/server'
import { markdownTable, median } from '../measure.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import type { Subject } from '../server/load.ts'
import { dismiss, goRounds, type Standing, stand } from '../server/standing.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 21)
const MS = Number(process.env.MS ?? 1000)
/** The codecs that are measured. */
const PARTS = fastParts.filter((part) => (process.env.PARTS ?? fastParts.join(' ')).split(' ').includes(part))
const MATCHES = Number(process.env.MATCHES ?? 100)
/** A codec that gains less alone should be removed (docs/decisions/fast-codecs.md). */
const WORTH = 0.05

const PLAIN = 'none'
const ALL = 'all'
const again = (name: string): string => `${name}, again`
const without = (part: FastPart): string => `all but ${part}`

/** Storage is off, because it would hide the cost of the codecs. */
const subject = (name: string, fast: readonly FastPart[]): Subject => ({
  name,
  script: 'estocade.ts',
  args: ['nowhere', fast.join(',')],
  driver: estocadePair,
})

const subjects = [
  subject(PLAIN, []),
  subject(ALL, fastParts),
  ...PARTS.flatMap((part) => [
    subject(part, [part]),
    subject(
      without(part),
      fastParts.filter((other) => other !== part),
    ),
  ]),
  subject(again(PLAIN), []),
  subject(again(ALL), fastParts),
]
const all = new Map<string, Standing>()
for (const one of subjects) {
  console.error(`  ${one.name}`)
  all.set(one.name, await stand(one, MATCHES))
}
await goRounds([...all.values()], ROUNDS, MS)

const cpus = (name: string): readonly number[] =>
  all.get(name)!.rounds.map(({ cpuPerAction }) => cpuPerAction)
/** By round, the mean of a server and its twin, so that neither alone decides. */
const mean = (name: string): readonly number[] => {
  const twin = cpus(again(name))
  return cpus(name).map((cpu, i) => (cpu + twin[i]!) / 2)
}
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
/** By how much `fast` is below `slow`: the median over the rounds, and the middle half of them. */
function gain(fast: readonly number[], slow: readonly number[]) {
  const gains = fast.map((cpu, i) => 1 - cpu / slow[i]!).toSorted((a, b) => a - b)
  const at = (share: number) => percent(gains[Math.floor(share * gains.length)]!)
  return { middle: median(gains), text: `${percent(median(gains))} (${at(0.25)} to ${at(0.75)})` }
}

const rows = PARTS.map((part) => {
  const alone = gain(cpus(part), mean(PLAIN))
  const last = gain(mean(ALL), cpus(without(part)))
  return [
    part,
    median(cpus(part)).toFixed(0),
    alone.text,
    median(cpus(without(part))).toFixed(0),
    last.text,
    alone.middle >= WORTH ? 'stays' : '**goes**',
  ]
})
for (const one of all.values()) await dismiss(one)

console.log(
  [
    '## The fast codecs',
    '',
    `The server of \`bench server\` with storage off and ${MATCHES} matches, saturated; CPU is user and system time of the whole process. Alone: only this codec is hand-written, to a server with none. Last: all are, to a server with all but this one. All servers stand at the same time, rounds go from one to the next, a gain is the median over the rounds (with the middle half of them), and the servers with none and with all stand twice: what twins differ by is the noise.`,
    '',
    markdownTable(
      [
        'codec',
        'CPU µs an action, alone',
        'gain alone',
        'CPU µs an action, all but this',
        'gain as the last',
        '',
      ],
      rows,
    ),
    '',
    `None: ${median(mean(PLAIN)).toFixed(0)} µs. All: ${median(mean(ALL)).toFixed(0)} µs.`,
    '',
    `A/A (none to its twin): gain ${gain(cpus(again(PLAIN)), cpus(PLAIN)).text}. A/A (all to its twin): gain ${gain(cpus(again(ALL)), cpus(ALL)).text}.`,
    '',
    `${ROUNDS} rounds of ${MS} ms for each server.`,
  ].join('\n'),
)
