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
  presto: [['out of time', { type: 'gave-up', seat: 0, by: 'time' }]],
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

describe('French', () => {
  it('has a no-break space before each colon that the program writes', () => {
    const scene = {
      say: sayIn('fr'),
      names: ['Ann', 'Bob'],
      me: 1,
      table: { game: 'point' },
      view: {},
      written: String,
    }
    const told = (game: string, event: object) =>
      gameOf(game).event(scene as unknown as Scene, event as { readonly type: string })
    const placement = { row: 0, col: 0, direction: 'across', stones: 'MAT' }
    const laid = { type: 'laid', seat: 0, word: 'MAT', placement, points: 5, earned: false }
    const words = [
      { cards: 'MAT', points: 3 },
      { cards: '', points: 0 },
    ]
    expect(told('point', laid)).toBe('Ann\u00a0: MAT H8 horizontalement (5)')
    expect(told('abrahaminetz', { type: 'started', words })).toBe('Ann\u00a0: MAT 3 · Bob\u00a0: – 0')
  })
})
