import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import type { Scene } from '../../src/games/terminal-game.ts'
import { plainText } from '../../src/play/line.ts'
import { sayIn } from '../../src/texts/index.ts'

const COLUMNS = 60

const boardOf = (game: string, view: object): readonly string[] => {
  const scene = {
    say: sayIn('en'),
    names: ['Ann', 'Bob'],
    me: 0,
    view,
    table: { game, duties: [], config: {} },
  }
  // Only what a board reads of a scene.
  return gameOf(game)
    .board(scene as unknown as Scene, { columns: COLUMNS, rows: 40, scroll: { row: 0, col: 0 } })
    .map(plainText)
}

/** A hand or rack that was wider than the screen lost its last pieces. */
describe('a hand wider than the screen', () => {
  it('A20 shows every card of Abrahaminetz', () => {
    const hand = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-*'
    const lines = boardOf('abrahaminetz', {
      rack: 'MARE',
      hands: [hand, null],
      handSizes: [28, 7],
      scores: [0, 0],
      config: { language: 'fr' },
      phase: { type: 'turn', seat: 0 },
    })
    expect(Math.max(...lines.map((text) => [...text].length))).toBeLessThanOrEqual(COLUMNS)
    const cards = lines
      .slice(lines.findIndex((text) => text.includes('Hand')))
      .slice(0, 4)
      .join(' ')
    expect(cards.match(/ [A-Z]\d(?=\s|$)/g)).toHaveLength(26)
    expect(cards).toMatch(/ - −2 +\*1/)
  })

  it('T23 shows every stone of Point, with its value', () => {
    const rack = [...'AAEEIIOOUUBBCCDDFFGGHHKKLLMMNNRRSSTT']
    const lines = boardOf('point', {
      grid: {},
      racks: [rack, null],
      held: [
        { red: 10, black: 26 },
        { red: 5, black: 8 },
      ],
      stocks: { red: 10, black: 10 },
      scores: [0, 0],
      points: [0, 0],
      config: { language: 'de' },
      phase: { type: 'turn', seat: 0 },
    })
    expect(Math.max(...lines.map((text) => [...text].length))).toBeLessThanOrEqual(COLUMNS)
    const shown = lines.slice(lines.findIndex((text) => text.includes('Rack'))).join(' ')
    expect(shown.match(/ [A-Z]\d(?=\s|$)/g)).toHaveLength(rack.length)
  })
})
