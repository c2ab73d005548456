import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import type { Scene } from '../../src/games/terminal-game.ts'
import { helpLines } from '../../src/play/help.ts'
import { wrapped } from '../../src/play/line.ts'
import type { PlayController } from '../../src/play/play-controller.ts'
import { promptLines } from '../../src/play/prompt-lines.ts'
import { interfaceLanguages, sayIn } from '../../src/texts/index.ts'

const board = { rows: ['MAU'], reserve: 'T', out: false }
const atLastJarnac = {
  sides: [{ ...board, rows: [''] }, board],
  config: { calls: null },
  phase: {
    type: 'last-jarnac',
    seat: 1,
    length: 3,
    window: { id: 'w', victim: 1, calls: [], declined: [] },
  },
}

describe('a prompt at a keyboard that several share', () => {
  it.each(interfaceLanguages)(
    '%s: begins with the name of the one who is asked, and with no other',
    (language) => {
      const say = sayIn(language)
      const prompt = (due: boolean): string => {
        const scene = {
          say,
          names: ['Ann', 'Bob'],
          me: 0,
          view: atLastJarnac,
          table: { phase: 'playing' },
          due,
        }
        // Only what a prompt reads.
        const controller = { say, session: { seats: () => [0, 1] } } as unknown as PlayController
        const stage = { type: 'table', game: gameOf('jarnac'), scene: scene as unknown as Scene } as const
        return promptLines(controller, stage).join(' ')
      }
      expect(prompt(true)).toMatch(language === 'fr' ? /^Ann\u00a0: Bob [^:]/ : /^Ann: Bob [^:]/)
      // Somebody else is waited for, so that nobody here is asked.
      expect(prompt(false)).not.toMatch(/^Ann/)
    },
  )
})

// A player who had laid a word read "On turn: You …" while the others could challenge it, but every move was refused.
describe('a prompt while the others answer', () => {
  const promptOf = (game: string, view: object): string => {
    const scene = { say: sayIn('en'), names: ['You', 'Bob', 'Cem'], me: 0, view, table: { game } }
    return gameOf(game).prompt(scene as unknown as Scene)
  }
  const challenged = (seat: number, accepted: readonly number[]) => ({
    phase: { type: 'challenge', pending: { seat, word: 'MAU' }, accepted, window: 'w' },
  })

  it('J41: says that they are waited for, to the side that laid the word and to one that has accepted it', () => {
    expect(promptOf('jarnac', challenged(0, []))).toBe('Waiting for the others.')
    expect(promptOf('jarnac', challenged(1, [0]))).toBe('Waiting for the others.')
    expect(promptOf('jarnac', challenged(1, []))).toContain('/challenge')
  })

  it('J32: says so to the side that filled its last row', () => {
    const { phase, ...rest } = atLastJarnac
    expect(promptOf('jarnac', { ...rest, phase: { ...phase, seat: 0 } })).toBe('Waiting for the others.')
  })

  it.each(['kreuzwort', 'recht'])('T12 %s: says so while a house word waits for its answers', (game) => {
    const phase = { type: game === 'recht' ? 'begin' : 'turn', seat: 0, laid: 0 }
    const proposal = { word: 'OMAMA', by: 0, consents: [] }
    const view = { phase, proposal, grid: {}, stocks: { red: 1, black: 1 }, finished: null, naming: null }
    expect(promptOf(game, view)).toBe('Waiting for the others.')
    expect(promptOf(game, { ...view, proposal: null })).not.toBe('Waiting for the others.')
  })
})

describe('help', () => {
  const helped = (remote: boolean): readonly string[] => {
    const scene = {
      say: sayIn('de'),
      names: ['Ann', 'Bob'],
      me: 0,
      view: atLastJarnac,
      table: { phase: 'playing' },
    }
    const stage = { type: 'table', game: gameOf('jarnac'), scene: scene as unknown as Scene } as const
    return helpLines(sayIn('de'), stage, remote)
  }

  it('keeps what a command does in a column of its own, however narrow the screen', () => {
    const [, commands = ''] = helped(true)
      .flatMap((text) => wrapped(text, 50))
      .join('\n')
      .split('\n\n')
    expect(commands).toMatch(/\n {15}\S/)
    for (const line of commands.split('\n')) expect(line).toMatch(/^(\/\S+ +| {15})\S/)
  })

  it('offers chat and appeals only where a server is', () => {
    expect(helped(true).join()).toMatch(/\/sage .*\/einspruch /)
    expect(helped(false).join()).not.toMatch(/\/sage|\/einspruch/)
  })
})
