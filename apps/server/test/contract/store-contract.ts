import { compareAlone } from '@estocade/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/index.ts'
import { entry, opening, summary } from './appends.ts'
import { peopleContract } from './people-contract.ts'

/** What every store must do, whatever it is made of. `make` gives an empty one. */
export function storeContract(name: string, make: () => Promise<Store>): void {
  describe(`${name}: entries`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      return () => store.close()
    })

    it('appends in order and reads back what came after a version', async () => {
      expect(await store.append([opening('t'), entry('t', 1), entry('t', 2)])).toEqual([
        { type: 'appended' },
        { type: 'appended' },
        { type: 'appended' },
      ])
      expect((await store.entries('t')).map(({ version }) => version)).toEqual([1, 2, 3])
      expect(await store.wholeLog('t')).toEqual(await store.entries('t'))
      expect(await store.entries('t', 2)).toEqual([{ version: 3, at: 102, command: null, body: '["3"]' }])
      expect(await store.entries('other')).toEqual([])
      expect(await store.wholeLog('other')).toEqual([])
      expect(await store.versions(['t', 'other'])).toEqual(new Map([['t', 3]]))
    })

    it('the expected version is the lock: a second append to it changes nothing', async () => {
      await store.append([opening('t'), entry('t', 1)])
      expect(await store.append([entry('t', 1, { body: '["late"]' })])).toEqual([{ type: 'conflict' }])
      expect(await store.append([entry('t', 5)])).toEqual([{ type: 'conflict' }])
      expect(await store.append([opening('t')])).toEqual([{ type: 'conflict' }])
      expect(await store.entries('t', 1)).toEqual([{ version: 2, at: 101, command: null, body: '["2"]' }])
    })

    it('an append to one table of a batch may fail while those to others succeed', async () => {
      await store.append([opening('t'), opening('u')])
      expect(await store.append([entry('t', 7), entry('u', 1), entry('u', 1)])).toEqual([
        { type: 'conflict' },
        { type: 'appended' },
        { type: 'conflict' },
      ])
      expect(await store.versions(['t', 'u'])).toEqual(
        new Map([
          ['t', 1],
          ['u', 2],
        ]),
      )
    })

    it('what was decided on top of an append that fails fails with it, although its version fits', async () => {
      await store.append([opening('t'), opening('u')])
      // Another node was faster.
      await store.append([entry('t', 1, { body: '["theirs"]' })])
      expect(await store.append([entry('t', 1), entry('u', 1), entry('t', 2), entry('t', 3)])).toEqual([
        { type: 'conflict' },
        { type: 'appended' },
        { type: 'conflict' },
        { type: 'conflict' },
      ])
      expect((await store.entries('t', 1)).map(({ body }) => body)).toEqual(['["theirs"]'])
      expect(await store.append([entry('t', 2)])).toEqual([{ type: 'appended' }])
    })

    it('finds the version that a command has led to', async () => {
      await store.append([opening('t'), opening('u'), entry('t', 1, { command: 'c' }), entry('t', 2)])
      await store.append([entry('u', 1, { command: 'e' }), entry('t', 3, { command: 'd' })])
      expect((await store.entries('t')).map(({ command }) => command)).toEqual([null, 'c', null, 'd'])
      expect(await store.answer('t', 'c')).toBe(2)
      expect(await store.answer('t', 'd')).toBe(4)
      expect(await store.answer('u', 'e')).toBe(2)
      for (const unknown of ['e', 'f', '']) expect(await store.answer('t', unknown)).toBeUndefined()
      expect(await store.answer('other', 'c')).toBeUndefined()
    })

    it('finds the version of a command in a long log, however old it is', async () => {
      await store.append([opening('t'), opening('u')])
      for (let version = 1; version <= 500; version += 50)
        await store.append(
          Array.from({ length: 50 }, (_, n) => [
            entry('t', version + n, { command: `c${version + n}` }),
            entry('u', version + n, { command: `d${version + n}` }),
          ]).flat(),
        )
      for (const n of [1, 2, 250, 399, 400, 401, 402, 500]) {
        expect(await store.answer('t', `c${n}`)).toBe(n + 1)
        expect(await store.answer('u', `c${n}`)).toBeUndefined()
      }
      expect(await store.answer('t', 'c0')).toBeUndefined()
    })

    it('keeps the logs of tables apart whose entries alternate', async () => {
      await store.append([opening('t'), opening('u')])
      for (let version = 1; version < 40; version++)
        await store.append([entry('t', version), entry('u', version), entry('t', version)])
      for (const table of ['t', 'u']) {
        const all = await store.entries(table)
        expect(all.map(({ version }) => version)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
        expect(all.slice(1).every(({ version, body }) => body === `["${version}"]`)).toBe(true)
        expect(await store.entries(table, 37)).toEqual(all.slice(37))
        expect(await store.entries(table, 40)).toEqual([])
      }
    })

    it('a batch that fails writes nothing, and the store goes on working', async () => {
      await store.append([opening('t')])
      // JSON cannot hold a bigint.
      const broken = opening('u', { host: 1n })
      await expect(store.append([entry('t', 1), opening('v'), broken])).rejects.toThrow()
      expect(await store.versions(['t', 'u', 'v'])).toEqual(new Map([['t', 1]]))
      await store.append([opening('w'), entry('w', 1, { body: '["w"]' })])
      expect(await store.append([entry('v', 1)])).toEqual([{ type: 'conflict' }])
      expect(await store.append([opening('v'), entry('v', 1)])).toEqual([
        { type: 'appended' },
        { type: 'appended' },
      ])
      expect(await store.entries('w', 1)).toEqual([{ version: 2, at: 101, command: null, body: '["w"]' }])
    })

    it('of several concurrent writers one succeeds for each version', async () => {
      await store.append([opening('t')])
      const tries = await Promise.all(Array.from({ length: 20 }, () => store.append([entry('t', 1)])))
      expect(tries.filter(([result]) => result!.type === 'appended')).toHaveLength(1)
    })
  })

  describe(`${name}: deadlines, bots and nodes`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      return () => store.close()
    })

    it('an entry sets or clears the deadline of its table', async () => {
      await store.append([opening('a'), opening('b'), opening('c')])
      expect(await store.nextDeadline()).toBeUndefined()
      await store.append([entry('a', 1, { deadline: 500 }), entry('b', 1, { deadline: 400 })])
      expect(await store.nextDeadline()).toBe(400)
      expect(await store.due(399, 9)).toEqual([])
      expect(await store.due(500, 9)).toEqual(['b', 'a'])
      expect(await store.due(500, 1)).toEqual(['b'])
      await store.append([entry('b', 2)])
      expect(await store.due(500, 9)).toEqual(['a'])
      expect(await store.running()).toEqual(['a'])
    })

    it('lists the tables where a bot has to act, and those that are being played', async () => {
      await store.append([opening('a'), opening('b', { phase: 'playing' })])
      await store.append([entry('b', 1, { working: true })])
      expect(await store.working()).toEqual(['b'])
      expect(await store.playing()).toEqual(['b'])
      await store.append([entry('b', 2)])
      expect(await store.working()).toEqual([])
    })

    it('the first node to enter runs `first`', async () => {
      let firsts = 0
      await store.enter(async () => void firsts++)
      expect(firsts).toBe(1)
    })

    it('stores the last heartbeat, secrets and drafts', async () => {
      expect(await store.alive()).toBeUndefined()
      await store.beat(7)
      await store.beat(9)
      expect(await store.alive()).toBe(9)
      expect(await store.secret('k', () => 'one')).toBe('one')
      expect(await store.secret('k', () => 'two')).toBe('one')
      await store.saveDrafts([{ table: 't', player: 'ann', body: 'A' }])
      await store.saveDrafts([{ table: 't', player: 'ann', body: 'B' }])
      expect(await store.draft('t', 'ann')).toBe('B')
      expect(await store.draft('t', 'bob')).toBeUndefined()
    })

    it('rolls back drafts that cannot be saved, and goes on working', async () => {
      const bad = { table: 't', player: 'bob', body: null as never }
      await expect(store.saveDrafts([{ table: 't', player: 'ann', body: 'A' }, bad])).rejects.toThrow()
      expect(await store.draft('t', 'ann')).toBeUndefined()
      expect(await store.append([opening('t')])).toEqual([{ type: 'appended' }])
      await store.saveDrafts([{ table: 't', player: 'ann', body: 'B' }])
      expect(await store.draft('t', 'ann')).toBe('B')
    })
  })

  describe(`${name}: lists`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      return () => store.close()
    })

    it('lists public tables by game, language and clock', async () => {
      await store.append([
        opening('a'),
        opening('b', { language: 'de' }),
        opening('c', { visibility: 'link' }),
      ])
      await store.append([opening('d', { phase: 'over' }), opening('e', { game: 'claims', clock: 'days' })])
      const ids = async (filter: object) => (await store.openTables(filter, 9)).map(({ id }) => id).sort()
      expect(await ids({})).toEqual(['a', 'b', 'e'])
      expect(await ids({ game: 'tally' })).toEqual(['a', 'b'])
      expect(await ids({ language: 'de' })).toEqual(['b'])
      expect(await ids({ clock: 'days' })).toEqual(['e'])
    })

    it('lists a player’s tables, those where it is their turn first, and finished ones with their results', async () => {
      await store.append([opening('a'), opening('b')])
      await store.append([entry('b', 1, { acting: 0b10 }), entry('a', 1, { acting: 0b01 })])
      const mine = await store.tablesOf(['ann'], 9)
      expect(mine.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
        ['a', true],
        ['b', false],
      ])
      const row = { match: 1, player: 'ann', seat: 0, result: 'won', score: 12 } as const
      const index = { summary: summary('b', { phase: 'over' }), members: [{ player: 'ann', seat: 0 }] }
      await store.append([entry('b', 2, { index, results: [row] })])
      expect((await store.tablesOf(['ann'], 9)).map(({ id }) => id)).toEqual(['a'])
      expect(await store.finishedOf(['nobody', 'ann'], 9)).toMatchObject([
        { id: 'b', result: 'won', seat: 0 },
      ])
      expect(await store.statistics(['ann'])).toEqual([
        { game: 'tally', people: false, played: 1, won: 1, lost: 0, drawn: 0, best: 12 },
      ])
      const among = [{ ...row, match: 2, result: 'lost', score: 3 }] as const
      await store.append([entry('b', 3, { index, results: among, amongPeople: true })])
      expect(await store.statistics(['ann'])).toEqual([
        { game: 'tally', people: true, played: 1, won: 0, lost: 1, drawn: 0, best: 3 },
        { game: 'tally', people: false, played: 1, won: 1, lost: 0, drawn: 0, best: 12 },
      ])
    })

    it('J62 ranks games played alone as `compareAlone` does, five of each kind', async () => {
      await store.append([opening('a')])
      const index = { summary: summary('a', { phase: 'over' }), members: [{ player: 'ann', seat: 0 }] }
      const games = [
        [600, 30],
        [576, 28],
        [590, 28],
        [575, 9],
        [500, 8],
        [499, 8],
      ] as const
      for (const [i, [score, turns]] of games.entries()) {
        const alone = { kind: 'fr 8×9', goal: 576, turns }
        const row = { match: i + 1, player: 'ann', seat: 0, result: 'won', score, alone } as const
        await store.append([entry('a', i + 1, { index, results: [row] })])
      }
      const other = { kind: 'fr 4×9', goal: 252, turns: 3 }
      const row = { match: 9, player: 'ann', seat: 0, result: 'lost', score: 9, alone: other } as const
      await store.append([entry('a', games.length + 1, { index, results: [row] })])
      const bests = await store.bests(['ann'])
      expect(bests.map(({ points }) => points)).toEqual([9, 590, 576, 600, 575, 500])
      expect(bests.slice(1)).toEqual(bests.slice(1).toSorted(compareAlone))
      expect(bests[1]).toMatchObject({ game: 'tally', kind: 'fr 8×9', turns: 28, table: 'a', match: 3 })
      expect(await store.bests(['bob'])).toEqual([])
    })
  })

  peopleContract(name, make)
}
