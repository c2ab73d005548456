import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import type { Scene } from '../../src/games/terminal-game.ts'
import { interfaceLanguages, sayIn } from '../../src/texts/index.ts'

const full = [
  { rows: ['MAU'], out: false },
  { rows: [''], out: false },
]
const lines: Readonly<
  Record<string, readonly [string, { readonly type: string; readonly [field: string]: unknown }][]>
> = {
  jarnac: [
    ['vowel', { type: 'exchanged', seat: 0, back: 'T', drawn: 'A' }],
    ['penalty', { type: 'passed', seat: 0, by: 'penalty' }],
    ['hint', { type: 'hinted', seat: 0, hint: { type: 'nothing' } }],
    ['conceded', { type: 'conceded', seat: 0, by: 'choice' }],
    ['out of time', { type: 'conceded', seat: 0, by: 'time' }],
    ['full', { type: 'ended', reason: 'full' }],
  ],
  abrahaminetz: [
    ['chose', { type: 'chose', seat: 0 }],
    ['exchanged', { type: 'exchanged', seat: 0, gave: null, took: null }],
  ],
  recht: [['dropped', { type: 'dropped', seat: 0 }]],
}
const cases = Object.entries(lines).flatMap(([game, events]) =>
  events.map(([what, event]) => ({ game, what, event })),
)

describe('the same events as on the page', () => {
  it.each(cases)('$game, $what: the name for others, "you" for oneself', ({ game, event }) => {
    for (const language of interfaceLanguages) {
      const told = (me: number) => {
        const scene = { say: sayIn(language), names: ['Ann', 'Bob'], me, view: { sides: full } }
        // Only what these lines read of a scene.
        return gameOf(game).event(scene as unknown as Scene, event)
      }
      expect(told(1)).toContain('Ann')
      expect(told(0)).not.toContain('Ann')
      expect(told(0)).toMatch(/\.$/)
    }
  })
})
