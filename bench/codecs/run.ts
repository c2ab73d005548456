// What each hand-written codec gains alone: a server with only plain codecs, and with one of them fast.
import { type FastPart, fastParts } from '@estocade/server'
import { markdownTable, median } from '../measure.ts'
import { estocadePair } from '../server/drivers/estocade.ts'
import type { Saturated, Subject } from '../server/load.ts'
import { dismiss, goRounds, type Standing, stand } from '../server/standing.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 21)
const MS = Number(process.env.MS ?? 1000)
const MATCHES = Number(process.env.MATCHES ?? 100)
/** A codec that gains less should be removed (docs/decisions/fast-codecs.md). */
const WORTH = 0.05

const PLAIN = 'all plain'
const AGAIN = 'all plain, again'
const ALL = 'all fast'

/** Storage is off, because it would hide the cost of the codecs. */
const subject = (name: string, fast: readonly FastPart[]): Subject => ({
  name,
  script: 'estocade.ts',
  args: ['nowhere', fast.join(',')],
  driver: estocadePair,
})

const all: Standing[] = []
for (const one of [
  subject(PLAIN, []),
  ...fastParts.map((part) => subject(part, [part])),
  subject(ALL, fastParts),
  subject(AGAIN, []),
]) {
  console.error(`  ${one.name}`)
  all.push(await stand(one, MATCHES))
}
await goRounds(all, ROUNDS, MS)

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const cpu = ({ cpuPerAction }: Saturated): number => cpuPerAction
/** By round: the mean cost of the two plain servers, so that neither alone decides. */
const plain = all[0]!.rounds.map((round, i) => (cpu(round) + cpu(all.at(-1)!.rounds[i]!)) / 2)
const rows = all.map(({ subject: { name }, rounds }) => {
  const gains = rounds.map((round, i) => 1 - cpu(round) / plain[i]!).toSorted((a, b) => a - b)
  const gain = median(gains)
  const isPart = fastParts.some((part) => part === name)
  return [
    name,
    median(rounds.map(cpu)).toFixed(0),
    percent(gain),
    `${percent(gains[Math.floor(gains.length / 4)]!)} to ${percent(gains[Math.floor((3 * gains.length) / 4)]!)}`,
    isPart ? (gain >= WORTH ? 'stays' : '**goes**') : '',
  ]
})
for (const one of all) await dismiss(one)

console.log(
  [
    '## The fast codecs',
    '',
    `The server of \`bench server\` with storage off and ${MATCHES} matches, saturated. Each line has one hand-written codec and the plain twins of the others; CPU is user and system time of the whole process. All servers stand at the same time, rounds go from one to the next, and a gain is the median over the rounds, to the mean of the plain server and its twin. What these two differ by is the noise: a gain below it says nothing.`,
    '',
    markdownTable(['fast', 'CPU µs an action', 'gain', 'half of the rounds', ''], rows),
    '',
    `${ROUNDS} rounds of ${MS} ms for each server.`,
  ].join('\n'),
)
