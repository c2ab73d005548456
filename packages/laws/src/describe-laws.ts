import type { GameTypes } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import type { Kit } from './kit.ts'
import { laws } from './laws.ts'
import { type Report, simplestFault, tryLaws } from './report.ts'

/** ms; a thousand games take half a minute on an idle core, and a busy one needs many times that. */
const timeoutFor = (games: number): number => 600_000 + games * 300

/** The laws of `Game` as a suite: the games are played once, in the first test; each law has its own. */
export function describeLaws<G extends GameTypes>(name: string, kit: Kit<G>): void {
  describe(`laws of ${name}`, () => {
    let report: Report
    it(
      `plays ${kit.games ?? 100} random games`,
      () => {
        report = tryLaws(kit)
        expect(report.games).toBe(kit.games ?? 100)
        expect(report.steps).toBeGreaterThan(report.games)
      },
      timeoutFor(kit.games ?? 100),
    )
    for (const { name } of laws)
      it(
        name,
        () => {
          const fault = report.faults.get(name)
          if (fault !== undefined) expect.fail(`${fault}\n${simplestFault(kit, name)}`)
        },
        timeoutFor(kit.games ?? 100),
      )
  })
}
