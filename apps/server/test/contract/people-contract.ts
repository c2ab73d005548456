import { beforeEach, describe, expect, it } from 'vitest'
import type { Append, Store } from '../../src/index.ts'
import { entry, opening, summary } from './appends.ts'

/** The contract of ratings and identities, for every store. */
export function peopleContract(name: string, make: () => Promise<Store>): void {
  describe(`${name}: ratings`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      return () => store.close()
    })

    const over = (table: string, match: number, at: number, rated: boolean): Append => ({
      ...entry(table, match, { at }),
      index: { summary: summary(table, { phase: 'over' }), members: [] },
      results: [
        { match, player: 'ann', seat: 0, result: 'won', score: 9 },
        { match, player: 'g', seat: 1, result: 'lost', score: 4 },
      ],
      rated,
    })

    it('rated matches wait, oldest first, with guests under their account, and are rated once', async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', login: null, createdAt: 1, owner: null, passkeys: 0 })
      await store.addPlayer({ id: 'bob', name: 'Bob', login: null, createdAt: 1, owner: null, passkeys: 0 })
      await store.addPlayer({ id: 'g', name: 'Guest', login: null, createdAt: 1, owner: null, passkeys: 0 })
      await store.addLogin('bob', 'bob', 'hash')
      await store.adopt('g', 'bob')
      await store.append([opening('t'), opening('u'), over('t', 1, 500, true), over('u', 1, 400, true)])
      await store.append([over('t', 2, 600, false)])
      const waiting = await store.unrated(9)
      expect(waiting.map(({ table, match }) => [table, match])).toEqual([
        ['u', 1],
        ['t', 1],
      ])
      expect(waiting[0]).toEqual({
        table: 'u',
        match: 1,
        game: 'tally',
        language: 'fr',
        at: 400,
        players: [
          { player: 'ann', person: 'ann', seat: 0, rank: 1 },
          { player: 'bob', person: 'bob', seat: 1, rank: 2 },
        ],
      })
      const after = [
        { player: 'ann', mu: 27, sigma: 8, played: 1 },
        { player: 'bob', mu: 23, sigma: 8, played: 1 },
      ]
      expect(await store.rate(waiting[0]!, [], after)).toBe(true)
      expect(await store.rate(waiting[0]!, after, after)).toBe(false)
      expect(await store.unrated(9)).toHaveLength(1)
      expect(await store.ratings(['bob', 'ann'], 'tally', 'fr')).toHaveLength(2)
      expect(await store.ratings(['ann'], 'tally', 'de')).toEqual([])
      expect(await store.ratingsOf('ann')).toEqual([
        { game: 'tally', language: 'fr', mu: 27, sigma: 8, played: 1, before: null },
      ])
      expect(await store.leaders('tally', 'fr', 9)).toEqual([
        { ...after[0], name: 'Ann', owner: null },
        { ...after[1], name: 'Bob', owner: null },
      ])
    })

    it('ranks the sides of a match: winners first, the others by points, teams as one', async () => {
      await store.append([opening('t')])
      const row = { match: 1, result: 'lost', score: 5 } as const
      const results = [
        { ...row, player: 'a', seat: 0, score: 7 },
        { ...row, player: 'b', seat: 1 },
        { ...row, player: 'c', seat: 1 },
        { ...row, player: 'd', seat: 2, result: 'won', score: 6 },
        { ...row, player: 'e', seat: 3 },
        { ...row, player: 'f', seat: 4, score: -2 },
      ] as const
      await store.append([{ ...over('t', 1, 500, true), results }])
      const [match] = await store.unrated(9)
      expect(match!.players.map(({ player, rank }) => [player, rank])).toEqual([
        ['a', 2],
        ['b', 3],
        ['c', 3],
        ['d', 1],
        ['e', 3],
        ['f', 5],
      ])
    })

    it('stores what each match has changed, and the owner of a program', async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', login: null, createdAt: 1, owner: null, passkeys: 0 })
      await store.addPlayer({ id: 'g', name: 'Robot', login: null, createdAt: 1, owner: 'ann', passkeys: 0 })
      await store.append([opening('t'), over('t', 1, 500, true)])
      await store.append([over('t', 2, 600, true)])
      const [first, second] = await store.unrated(9)
      expect(first!.players.map(({ player, person }) => [player, person])).toEqual([
        ['ann', 'ann'],
        ['g', 'ann'],
      ])
      const once = { player: 'g', mu: 27, sigma: 8, played: 1 }
      const twice = { player: 'g', mu: 28, sigma: 7, played: 2 }
      await store.rate(first!, [], [once])
      await store.rate(second!, [once], [twice])
      expect(await store.ratingChanges('t')).toEqual([
        { match: 1, name: 'Robot', ...once, before: null },
        { match: 2, name: 'Robot', ...twice, before: { mu: 27, sigma: 8 } },
      ])
      expect(await store.ratingsOf('g')).toMatchObject([{ played: 2, before: { mu: 27, sigma: 8 } }])
      expect(await store.leaders('tally', 'fr', 9)).toMatchObject([{ player: 'g', owner: 'ann' }])
    })

    it('stores figures about the play of rated matches, once for each', async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', login: null, createdAt: 1, owner: null, passkeys: 0 })
      await store.append([opening('t'), over('t', 1, 500, true)])
      const [match] = await store.unrated(9)
      await store.rate(match!, [], [{ player: 'ann', mu: 27, sigma: 8, played: 1 }])
      const play = { table: 't', match: 1, game: 'tally', player: 'ann' }
      expect(await store.unmeasured(match!.at - 1, 9)).toEqual([play])
      expect(await store.unmeasured(match!.at, 9)).toEqual([])
      const sums = { moves: 3, ms: 900.5, msSquared: 300_000.5, judged: 2, best: 1 }
      await store.addFigures([{ ...play, ...sums, at: 7 }])
      await store.addFigures([{ ...play, ...sums, moves: 99, at: 8 }])
      expect(await store.unmeasured(0, 9)).toEqual([])
      expect(await store.figuresOf('ann')).toEqual([{ ...play, ...sums, at: 7 }])
      expect(await store.playTotals(6)).toEqual([
        { player: 'ann', name: 'Ann', game: 'tally', matches: 1, ...sums },
      ])
      expect(await store.playTotals(7)).toEqual([])
    })
  })

  describe(`${name}: identity`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      await store.addPlayer({ id: 'g', name: 'Guest', login: null, createdAt: 1, owner: null, passkeys: 0 })
      await store.addPlayer({ id: 'a', name: 'Ann', login: null, createdAt: 2, owner: null, passkeys: 0 })
      return () => store.close()
    })

    it('a login belongs to one player, and a player has one login', async () => {
      expect(await store.addLogin('a', 'ann', 'hash')).toBe(true)
      expect(await store.addLogin('g', 'ann', 'other')).toBe(false)
      expect(await store.addLogin('a', 'again', 'hash')).toBe(false)
      expect(await store.login('ann')).toEqual({ id: 'a', password: 'hash' })
      expect(await store.player('a')).toEqual({
        id: 'a',
        name: 'Ann',
        login: 'ann',
        createdAt: 2,
        owner: null,
        passkeys: 0,
        role: null,
      })
      await store.rename('a', 'Anna')
      expect((await store.player('a'))?.name).toBe('Anna')
    })

    it("an adopted guest's id is the account's", async () => {
      await store.addLogin('a', 'ann', 'hash')
      await store.adopt('g', 'a')
      expect(await store.idsOf('a')).toEqual(['a', 'g'])
      // An account cannot be adopted by another.
      await store.adopt('a', 'g')
      expect(await store.idsOf('g')).toEqual(['g'])
    })

    it('sessions are found by hash, listed and revoked by their owner only', async () => {
      const session = { id: 's', player: 'a', createdAt: 1, seenAt: 1, agent: 'x' }
      await store.addSession(session, 'h')
      expect(await store.session('h')).toEqual(session)
      await store.touch('s', 5)
      expect(await store.sessions('a')).toEqual([{ ...session, seenAt: 5 }])
      expect(await store.revoke('g', 's')).toBe(false)
      expect(await store.revoke('a', 's')).toBe(true)
      expect(await store.session('h')).toBeUndefined()
    })
  })
}
