import type { Step } from '@estocade/kernel'
import { playedLog } from '@estocade/laws'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JarnacTypes } from '../src/index.ts'
import { jarnacKit } from './support/laws-kit.ts'
import { invented, inventedReadings } from './support/lexicons.ts'

const actions = [
  'take',
  'swap',
  'lay',
  'pass',
  'call',
  'decline',
  'challenge',
  'accept',
  'hint',
  'concede',
  'timeout',
]
const everything = [
  ...actions.map((type) => `action ${type}`),
  ...[
    'began',
    'turned',
    'took',
    'exchanged',
    'swapped',
    'laid',
    'called',
    'earned',
    'accepted',
    'challenged',
  ],
  ...['stood', 'struck', 'declined', 'passed', 'filled', 'hinted', 'conceded', 'ended', 'undo'],
  ...['full', 'stuck', 'idle', 'turn-limit', 'conceded'].map((reason) => `ended ${reason}`),
  ...['final full', 'final stuck', 'final idle', 'extra letter', 'right', 'unknown-word'],
]

function* marks(step: Step<JarnacTypes>): Iterable<string> {
  if (step.type === 'undo') yield 'undo'
  if (step.type === 'act') yield `action ${step.action.type}`
  for (const event of step.type === 'undo' ? [] : step.events) {
    yield event.type
    if (event.type === 'ended') yield `ended ${event.reason}`
    if (event.type === 'turned' && event.window?.final) yield `final ${event.window.final}`
    if (event.type === 'turned' && event.extra > 0) yield 'extra letter'
    if (event.type === 'challenged') yield event.right ? 'right' : event.reason
  }
}

/** The laws prove little about what random games never do, so these games must do everything. */
it('random games reach every action, event and end', () => {
  const kit = jarnacKit([invented('fr', 900, 'reach'), inventedReadings('de', 900, 'reach')], 1)
  const missing = new Set(everything)
  for (const [setting, seed] of fc.sample(fc.tuple(kit.settings, fc.nat()), { numRuns: 200, seed: 2 })) {
    for (const step of playedLog(kit, setting, `${seed}`).steps)
      for (const mark of marks(step)) missing.delete(mark)
    if (missing.size === 0) break
  }
  expect([...missing]).toEqual([])
})
