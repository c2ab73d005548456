import { diceFrom, type Log, verify } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  type AbrahaminetzTypes,
  abrahaminetzBot,
  createAbrahaminetz,
  levels,
  parseRecord,
  playGame,
  printRecord,
  review,
} from '../src/index.ts'
import { invented } from './support/lexicons.ts'

const game = createAbrahaminetz(invented('es', 3_000, 'record'))

function played(options: object, sides: number, seed: string): Log<AbrahaminetzTypes> {
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  const dice = diceFrom(seed)
  const bots = Array.from({ length: sides }, () => abrahaminetzBot(game, levels[dice.below(4)]!))
  return playGame(game, config.value, bots, seed).log
}

const logs = [
  played({}, 2, 'a'),
  played({ preset: 'beginners' }, 3, 'b'),
  played({ judging: 'challenge', words: { houseWords: ['ÑOÑO'] } }, 4, 'c'),
]

describe('record', () => {
  it.each(logs)('a printed match is read back as it was, and verified', (log) => {
    const read = parseRecord(printRecord(log))
    expect(read).toEqual({ ok: true, value: log })
    if (read.ok) expect(verify(game, read.value)).toBeUndefined()
  })

  it('unfinished and taken-back matches, refused words and conceding can be written, too', () => {
    const { serverSeed: _, ...log } = logs[2]!
    const odd: Log<AbrahaminetzTypes> = {
      ...log,
      steps: [
        ...log.steps.slice(0, 9),
        { type: 'undo', to: 4, draws: 40 },
        {
          type: 'act',
          seat: 0 as never,
          action: { type: 'lay', grow: 'front', cards: '#..ñ', down: '*' },
          events: [
            { type: 'laid', seat: 0 as never, grow: 'front', cards: '#..ñ', down: '*' },
            { type: 'challenged', seat: 1 as never, word: 'ÑU', wrong: 'unknown-word' },
            { type: 'withdrawn', seat: 0 as never, word: 'ÑU' },
            { type: 'conceded', seat: 2 as never },
            { type: 'ended', reason: 'conceded', hands: ['', '-*A'], costs: [0, 0] },
          ],
          draws: 41,
        },
      ],
    }
    expect(parseRecord(printRecord(odd))).toEqual({ ok: true, value: odd })
  })

  it('a changed record is found out', () => {
    const text = printRecord(logs[0]!)
    const forged = parseRecord(text.replace(/scored (\d) (\S+) (\d+)/, 'scored $1 $2 9$3'))
    if (!forged.ok) throw new Error(forged.error.text)
    expect(verify(game, forged.value)?.text).toMatch(/do not follow/)
  })

  it('says which line cannot be read', () => {
    const lines = printRecord(logs[0]!).split('\n')
    const broken = [...lines.slice(0, 12), 'nonsense', ...lines.slice(13)].join('\n')
    expect(parseRecord(broken)).toMatchObject({ ok: false, error: { code: 'record', params: { line: 13 } } })
    expect(parseRecord('').ok).toBe(false)
  })
})

describe('review', () => {
  const { turns, sides } = review(game, logs[0]!)

  it('looks at every turn once, and knows what was missed', () => {
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1))
    for (const { best, points, missed } of turns) {
      expect(missed).toBe(Math.max(0, (best[0]?.points ?? points) - points))
      expect(best.length).toBeLessThanOrEqual(3)
    }
  })

  it('adds up for each side', () => {
    const outcome = logs[0]!.steps.flatMap((step) => (step.type === 'undo' ? [] : step.events))
    for (const { seat, words, passes, accuracy } of sides) {
      expect(words).toBe(outcome.filter((event) => event.type === 'scored' && event.seat === seat).length)
      expect(passes).toBe(outcome.filter((event) => event.type === 'passed' && event.seat === seat).length)
      expect(accuracy).toBeGreaterThan(0)
      expect(accuracy).toBeLessThanOrEqual(100)
    }
  })

  it('leaves out what was taken back', () => {
    const log = logs[0]!
    const cut = 10
    const undone = {
      ...log,
      steps: [...log.steps.slice(0, cut), { type: 'undo' as const, to: 6, draws: 99 }],
    }
    expect(review(game, undone).turns).toEqual(review(game, { ...log, steps: log.steps.slice(0, 6) }).turns)
  })
})
