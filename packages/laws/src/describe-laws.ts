import type { GameTypes } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import type { Kit } from './kit.ts'
import { laws } from './laws.ts'
import { type Report, simplestFault, tryLaws } from './report.ts'

/** Milliseconds; a thousand games take half a minute on an idle core. */
const PATIENCE = 600_000

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
      PATIENCE,
    )
    for (const { name } of laws)
      it(
        name,
        () => {
          const fault = report.faults.get(name)
          if (fault !== undefined) expect.fail(`${fault}\n${simplestFault(kit, name)}`)
        },
        PATIENCE,
      )
  })
}
