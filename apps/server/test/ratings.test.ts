import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../src/index.ts'
import { byRating, changeFrom, Rater, rated, standingOf } from '../src/ratings/rater.ts'
import { bothAdd, Person, type Running, start } from './harness.ts'

const match = (...ranks: number[]) => ({
  table: 't',
  match: 1,
  game: 'tally',
  language: 'fr',
  at: 1,
  players: ranks.map((rank, seat) => ({ player: `p${seat}`, person: `p${seat}`, seat, rank })),
})

describe('ratings', () => {
  it('the winner goes up, the loser goes down, and a second win counts less', () => {
    const once = rated(match(1, 2), [])
    expect(once[0]!.mu).toBeGreaterThan(25)
    expect(once[1]!.mu).toBeLessThan(25)
    const twice = rated(match(1, 2), once)
    expect(twice[0]!.mu - once[0]!.mu).toBeLessThan(once[0]!.mu - 25)
    expect(twice[0]!.played).toBe(2)
  })

  it('a draw between equals changes nothing; several sides are rated by rank', () => {
    const [a, b] = rated(match(1, 1), [])
    expect(a!.mu).toBeCloseTo(b!.mu)
    const many = rated(match(3, 1, 2, 3), []).map(({ mu }) => mu)
    expect(many[1]).toBeGreaterThan(many[2]!)
    expect(many[2]).toBeGreaterThan(many[0]!)
    expect(many[3]).toBeCloseTo(many[0]!)
  })

  it('teams are rated together', () => {
    const players = ['a', 'b', 'c', 'd'].map((player, i) => ({
      player,
      person: player,
      seat: i >> 1,
      rank: 1 + (i >> 1),
    }))
    const after = rated({ ...match(), players }, [])
    expect(after.map(({ mu }) => mu > 25)).toEqual([true, true, false, false])
  })

  it('what one of two newcomers wins the other loses, and a draw changes nothing', () => {
    const changes = (...ranks: number[]) => rated(match(...ranks), []).map((after) => changeFrom(null, after))
    expect(changes(1, 2)).toEqual([79, -79])
    expect(changes(1, 1)).toEqual([0, 0])
  })

  it('a leaderboard is ordered by rating, with provisional ratings at its end', () => {
    const standings = [
      [33, 9],
      [24, 10],
      [27, 40],
      [35, 1],
    ].map(([mu, played]) => standingOf({ mu: mu!, played: played! }))
    expect(standings.sort(byRating).map(({ played }) => played)).toEqual([40, 10, 1, 9])
  })

  it('a newcomer stands at 1500, provisionally', () => {
    expect(standingOf({ mu: 25, played: 0 })).toEqual({
      rating: 1500,
      played: 0,
      provisional: true,
    })
    expect(standingOf({ mu: 30, played: 10 })).toMatchObject({ provisional: false })
  })
})

describe('a long backlog of matches', () => {
  it('neither stops the server nor keeps it from closing', async () => {
    let asked = 0
    const unrated = async () => {
      asked++
      return Array.from({ length: 50 }, () => match(1, 2))
    }
    const store = { unrated, ratings: async () => [], rate: async () => true } as unknown as Store
    const rater = new Rater(store, (error) => expect.fail(String(error)))
    rater.work()
    // Other work runs between batches.
    await new Promise((next) => setImmediate(next))
    await new Promise((next) => setImmediate(next))
    expect(asked).toBeLessThan(10)
    await rater.close()
  })
})

describe('ratings at the tables', () => {
  let running: Running
  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running.server.close())

  interface Course {
    readonly settings?: object
    readonly host?: Person
    readonly rival?: Person
    /** Bob concedes before everybody has moved. */
    readonly early?: boolean
  }

  async function play({
    settings = {},
    host,
    rival,
    early = false,
  }: Course): Promise<readonly [Person, Person]> {
    const ann = host ?? (await Person.registered(running.url, 'Ann'))
    const bob = rival ?? (await Person.registered(running.url, 'Bob'))
    const table = await ann.open('tally', { options: { goal: 99 }, sides: 2, settings })
    await bob.post(`/api/tables/${table}/join`)
    const seats = [ann.at(table), bob.at(table)] as const
    for (const seat of seats) await seat.do({ type: 'ready', seed: '' })
    await seats[1].until(({ phase }) => phase === 'playing')
    if (!early) await bothAdd([ann, bob], table)
    await seats[1].do({ type: 'concede' })
    for (const seat of seats) {
      await seat.until(({ phase }) => phase === 'over')
      seat.close()
    }
    return [ann, bob]
  }

  const ratingsOf = async (person: Person) =>
    (
      (await person.get(`/api/players/${person.id}`)).body as {
        ratings: { rating: number; language: string }[]
      }
    ).ratings

  it('a match between people is rated, in its game and language, and shows on the leaderboard', async () => {
    const [ann, bob] = await play({})
    await expect.poll(() => ratingsOf(ann)).toHaveLength(1)
    const [won] = await ratingsOf(ann)
    const [lost] = await ratingsOf(bob)
    expect([won!.rating, lost!.rating]).toEqual([1579, 1421])
    const board = (await ann.get(`/api/leaders?game=tally&language=${won!.language}`)).body as {
      player: string
    }[]
    expect(board[0]).toMatchObject({ player: ann.id, name: 'Ann', played: 1, provisional: true })
  })

  const guest = () => Person.named(running.url, 'Guest')

  it('an unrated table, hints, a guest, and a rival who leaves before a move prevent a rating', async () => {
    const pairs = [
      await play({ settings: { rated: false } }),
      await play({ settings: { hints: 2 } }),
      await play({ rival: await guest() }),
      await play({ host: await guest(), rival: await guest() }),
      await play({ early: true }),
    ]
    // A rated match that was played after them is on the leaderboard, so they would be there, too.
    const [last] = await play({})
    await expect.poll(() => ratingsOf(last)).toHaveLength(1)
    for (const pair of pairs) for (const person of pair) expect(await ratingsOf(person)).toEqual([])
  })
})
