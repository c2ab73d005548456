import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../../scripts/test-scale.ts'
import { piped } from './piped.ts'
import { scriptOf } from './script.ts'
import { ownFolder } from './terminal.ts'

interface Piece {
  readonly game: string
  readonly language: string
  readonly options: Readonly<Record<string, unknown>>
  readonly people: readonly string[]
  readonly bots: readonly string[]
}

const usual: readonly Piece[] = [
  {
    game: 'abrahaminetz',
    language: 'de',
    options: { judging: 'challenge' },
    people: ['Ann', 'Bob'],
    bots: [],
  },
  { game: 'point', language: 'vi', options: {}, people: ['Ann', 'Bob'], bots: [] },
  { game: 'recht', language: 'vi', options: { rounds: 1 }, people: ['Ann'], bots: ['fencer'] },
]

/** Left to the long run: whole-games.test.ts plays these games in every run. */
const more: readonly Piece[] = [
  { game: 'abrahaminetz', language: 'fr', options: {}, people: ['Ann'], bots: ['pupil'] },
  { game: 'kreuzwort', language: 'vi', options: { rounds: 1 }, people: ['Ann'], bots: ['fencer'] },
  // A quick one: games of a clock are played in real time.
  { game: 'presto', language: 'de', options: { rounds: 1 }, people: ['Ann'], bots: ['master'] },
]

/** A line that only the review of the game has. */
const reviewed: Readonly<Record<string, RegExp>> = {
  abrahaminetz: /Ann: accuracy \d+ ?%/,
  kreuzwort: / +\d+ Ann: [\p{Lu}-]/u,
  point: / +\d+ Bob: [\p{Lu}-]/u,
  recht: / +\d+ Ann: (names \p{Lu}+, )?stones: \d+/u,
  presto: /built:\n +[\p{Lu}.\p{Ll}]/u,
}

describe('play --plain from a file', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(alsoLong(usual, more))('$game, $language, $people against $bots, to its end', async (piece) => {
    const { game, language, options, people, bots } = piece
    const opening = { ...piece, options: { language, ...options }, seed: 'piece' }
    const { lines, scores } = await scriptOf(opening, folder, game === 'presto' ? 'master' : 'provost')
    const { code, out, err } = await piped(
      [
        ...['--plain', '--ui', 'en', '--game', game, '--lang', language, '--seed', 'piece'],
        ...['--players', people.join(','), ...(bots.length === 0 ? [] : ['--bots', bots.join(',')])],
        ...Object.entries(options).flatMap(([name, value]) => [
          '--option',
          `${name}=${JSON.stringify(value)}`,
        ]),
      ],
      `${lines.join('\n')}\n/review\n`,
      folder,
    )
    expect(err).toBe('')
    expect(code).toBe(0)
    const tail = out.slice(out.indexOf('The game is over.'))
    for (const [seat, name] of people.entries())
      expect(tail).toContain(`${name} ${`${scores[seat]}`.replace('-', '−')}`)
    // The last line had a hyphen where the settlement had a minus sign.
    expect(out).not.toMatch(/[ (]-\d/)
    expect(tail).toMatch(reviewed[game]!)
  })
})
