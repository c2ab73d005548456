import { beforeEach, describe, expect, it } from 'vitest'
import type { Append, Ban, Passkey, Store, StoredWordChange } from '../../src/index.ts'

const person = (id: string, more: object = {}) => ({
  id,
  name: id.toUpperCase(),
  login: null,
  createdAt: 1,
  owner: null,
  passkeys: 0,
  ...more,
})

const key = (id: string, player: string): Passkey => ({
  id,
  player,
  publicKey: 'cose',
  counter: 1,
  transports: 'usb nfc',
  name: 'a stick',
  createdAt: 5,
  usedAt: null,
})

/** A table by correspondence where seat 0 has to act. */
const days = (table: string, player: string, more: Partial<Append> = {}): Append => ({
  table,
  expected: 0,
  at: 100,
  body: `[{"name":"${player}"}]`,
  working: false,
  acting: 1,
  index: {
    summary: {
      id: table,
      game: 'tally',
      language: null,
      clock: 'days',
      phase: 'playing',
      visibility: 'public',
      host: player,
      sides: [],
      open: 0,
    },
    members: [{ player, seat: 0 }],
  },
  ...more,
})

/** The contract of account data, for every store. */
export function accountContract(name: string, make: () => Promise<Store>): void {
  describe(`${name}: accounts`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      await store.addPlayer(person('ann'))
      await store.addPlayer(person('bob'))
      return () => store.close()
    })

    it('a passkey belongs to one player; a player with a passkey is an account and cannot be adopted', async () => {
      expect(await store.addPasskey(key('k', 'ann'))).toBe(true)
      expect(await store.addPasskey(key('k', 'bob'))).toBe(false)
      expect(await store.passkey('k')).toEqual(key('k', 'ann'))
      await store.usedPasskey('k', 7, 9)
      expect(await store.passkeysOf('ann')).toEqual([{ ...key('k', 'ann'), counter: 7, usedAt: 9 }])
      expect(await store.player('ann')).toMatchObject({ passkeys: 1 })
      expect(await store.adopt('ann', 'bob')).toBe(false)
      expect(await store.removePasskey('bob', 'k')).toBe(false)
      expect(await store.removePasskey('ann', 'k')).toBe(true)
      expect(await store.adopt('ann', 'bob')).toBe(true)
    })

    it('a ticket works once, for its purpose, before it expires', async () => {
      const ticket = { hash: 'h', purpose: 'password', player: 'ann', until: 50 } as const
      await store.addTicket(ticket, 10)
      expect(await store.takeTicket('h', 'passkey-new', 20)).toBeUndefined()
      const taken = await Promise.all([1, 2, 3].map(() => store.takeTicket('h', 'password', 20)))
      expect(taken.filter((one) => one !== undefined)).toEqual([ticket])
      await store.addTicket({ ...ticket, player: null }, 10)
      expect(await store.takeTicket('h', 'password', 51)).toBeUndefined()
    })

    it('bans are in force until they end or are lifted', async () => {
      const plain = { newcomersFor: null, because: null }
      const ban: Ban = { type: 'player', subject: 'ann', reason: 'rude', at: 5, until: 20, ...plain }
      await store.ban({ ...ban, reason: 'very rude' })
      await store.ban(ban)
      await store.ban({ type: 'address', subject: '192.0.2.0/24', reason: '', at: 6, until: null, ...plain })
      expect(await store.bans(19)).toHaveLength(2)
      expect(await store.bans(19)).toContainEqual(ban)
      expect(await store.bans(20)).toMatchObject([{ type: 'address' }])
      expect(await store.unban('player', 'ann')).toBe(true)
      expect(await store.unban('player', 'ann')).toBe(false)
    })

    it('a ban of newcomers ends with the ban that caused it, but outlives the deleted account', async () => {
      const about = { reason: '', at: 5, until: 50 }
      const wish: Ban = { type: 'player', subject: 'ann', ...about, newcomersFor: 40, because: null }
      const shut: Ban = {
        type: 'newcomers',
        subject: '192.0.2.7',
        ...about,
        newcomersFor: null,
        because: 'ann',
      }
      for (const ban of [wish, shut]) await store.ban(ban)
      expect(await store.bans(10)).toEqual([shut, wish])
      expect(await store.unban('player', 'ann')).toBe(true)
      expect(await store.bans(10)).toEqual([])
      for (const ban of [wish, shut]) await store.ban(ban)
      await store.forget(['ann'])
      expect(await store.bans(10)).toEqual([{ ...shut, because: null }])
    })

    it('reports are open until they are closed', async () => {
      const made = { id: 'r', by: 'ann', about: 'bob', table: 't', text: '?', at: 5 }
      const report = { ...made, closedAt: null, closedBy: null, answer: null }
      await store.addReport(made)
      expect(await store.report('r')).toEqual(report)
      expect(await store.reports('open')).toEqual([report])
      expect(await store.reportsBy(['ann', 'x'])).toEqual([report])
      expect(await store.closeReport('r', 9, 'mod', 'Done.')).toBe(true)
      expect(await store.closeReport('r', 10, 'mod', '')).toBe(false)
      expect(await store.reports('open')).toEqual([])
      expect(await store.reports('all')).toEqual([
        { ...report, closedAt: 9, closedBy: 'mod', answer: 'Done.' },
      ])
    })

    it('stores changes to the dictionaries', async () => {
      const added: StoredWordChange = {
        language: 'fr',
        word: 'ORDI',
        change: 'added',
        scope: 'entry',
        forms: '["ORDIS"]',
        reason: 'Said every day.',
        by: 'mod',
        at: 5,
      }
      const removed: StoredWordChange = { ...added, language: 'de', change: 'removed', forms: '[]' }
      await store.putWordChange({ ...added, change: 'removed', at: 1 })
      await store.putWordChange(added)
      await store.putWordChange(removed)
      expect(await store.wordChanges()).toEqual([removed, added])
      expect(await store.dropWordChange('de', 'ORDI')).toBe(true)
      expect(await store.dropWordChange('de', 'ORDI')).toBe(false)
      expect(await store.wordChanges()).toEqual([added])
      expect(await store.family()).toBe(false)
      await store.setFamily(true)
      expect(await store.family()).toBe(true)
      await store.setFamily(false)
      expect(await store.family()).toBe(false)
    })

    it('stores blocks, notices, appeals, roles and the log of moderation', async () => {
      await store.block('ann', 'bob', 1)
      await store.block('ann', 'bob', 2)
      expect(await store.blocksOf(['ann'])).toEqual(['bob'])
      expect(await store.isBlocked(['x', 'ann'], ['y', 'bob'])).toBe(true)
      expect(await store.isBlocked(['bob'], ['ann'])).toBe(false)
      expect(await store.isBlocked([], ['ann'])).toBe(false)
      expect([await store.unblock(['ann'], 'bob'), await store.unblock(['ann'], 'bob')]).toEqual([
        true,
        false,
      ])
      const notice = { id: 'n', player: 'ann', type: 'warning', text: 'Be kind.', at: 3 }
      await store.addNotice(notice)
      expect(await store.noticesOf(['ann'])).toEqual([notice])
      expect([await store.removeNotice(['bob'], 'n'), await store.removeNotice(['ann'], 'n')]).toEqual([
        false,
        true,
      ])
      const made = { id: 'a', language: 'fr', word: 'ZUT', player: 'ann', table: null, text: '', at: 4 }
      await store.addAppeal(made)
      const appeal = { ...made, decidedAt: null, decidedBy: null, admitted: null }
      expect(await store.appeals('open')).toEqual([appeal])
      const decided = { ...appeal, decidedAt: 6, decidedBy: 'mod', admitted: 1 }
      expect(await store.decideAppeal('a', true, 'mod', 6)).toEqual(decided)
      expect(await store.decideAppeal('a', false, 'mod', 7)).toBeUndefined()
      expect(await store.appeals('all')).toEqual([decided])
      await store.setRole('ann', 'moderator')
      expect((await store.player('ann'))!.role).toBe('moderator')
      const lines = [1, 2, 3].map((at) => ({
        id: `${at}`,
        at,
        by: 'mod',
        action: 'warn',
        subject: 'bob',
        details: '{}',
      }))
      for (const line of lines) await store.log(line)
      expect(await store.logged(2)).toEqual([lines[2], lines[1]])
    })

    it('players are found by id, login and name; a new password ends sessions', async () => {
      await store.addLogin('ann', 'anna', 'old')
      await store.rename('bob', 'ANN')
      await store.addSession({ id: 's', player: 'ann', createdAt: 1, seenAt: 1, agent: '' }, 'hash')
      expect((await store.playersCalled('Anna')).map(({ id }) => id)).toEqual(['ann'])
      expect((await store.playersCalled('ANN')).map(({ id }) => id)).toEqual(['ann', 'bob'])
      expect((await store.playersCalled('bob')).map(({ id }) => id)).toEqual(['bob'])
      expect(await store.setPassword('bob', 'new')).toBe(false)
      expect(await store.setPassword('ann', 'new')).toBe(true)
      expect(await store.login('anna')).toMatchObject({ password: 'new' })
      expect(await store.sessions('ann')).toEqual([])
    })

    it('an e-mail address counts once its code was returned in time', async () => {
      const contact = { player: 'ann', email: 'a@example.org', code: 'c', language: 'fr', since: 10 }
      await store.putContact({ ...contact, code: 'older' })
      await store.putContact(contact)
      expect(await store.confirmContact('older', 0, 20)).toBeUndefined()
      expect(await store.confirmContact('c', 11, 20)).toBeUndefined()
      expect(await store.confirmContact('c', 10, 20)).toBe('ann')
      expect(await store.contact('ann')).toEqual({ ...contact, code: null, since: 20 })
      await store.removeContact('ann')
      expect(await store.contact('ann')).toBeUndefined()
    })

    it('a turn of a correspondence game is notified once, by one node, to players who want it', async () => {
      await store.addPlayer(person('guest'))
      await store.adopt('guest', 'ann')
      await store.putPush({ endpoint: 'https://push', player: 'ann', keys: '{}', language: 'de', since: 50 })
      await store.append([days('t', 'guest'), days('u', 'bob'), days('v', 'ann', { at: 40 })])
      const news = { table: 't', version: 1, player: 'guest', person: 'ann' }
      expect(await store.news(0, 9)).toEqual([news])
      expect(await store.news(101, 9)).toEqual([])
      const claims = await Promise.all([1, 2, 3].map(() => store.claim('guest', 't', 'turn 1', 1)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await store.news(0, 9)).toEqual([])
      await store.append([days('t', 'guest', { expected: 1 })])
      expect(await store.news(0, 9)).toEqual([{ ...news, version: 2 }])
      expect(await store.claim('guest', 't', 'turn 1', 2)).toBe(false)
      expect(await store.news(0, 9)).toEqual([])
      await store.append([days('t', 'guest', { expected: 2 })])
      expect(await store.claim('guest', 't', 'turn 2', 3)).toBe(true)
      await store.removePush('https://push')
      expect(await store.pushesOf('ann')).toEqual([])
    })

    it('stores when sessions with a socket were last seen', async () => {
      for (const id of ['s', 'r'])
        await store.addSession({ id, player: 'ann', createdAt: 1, seenAt: 1, agent: '' }, id)
      await store.seen(['s', 'nobody'], 9)
      await store.seen([], 99)
      expect(await store.lastSeen('ann')).toBe(9)
      expect(await store.sessionsAlive(['r', 'nobody'])).toEqual(['r'])
      expect(await store.sessionsAlive([])).toEqual([])
      expect(await store.lastSeen('bob')).toBe(0)
    })

    it('a player has one vacation at a time', async () => {
      expect(await store.addVacation({ player: 'ann', starts: 10, until: 20 })).toBe(true)
      expect(await store.addVacation({ player: 'ann', starts: 15, until: 30 })).toBe(false)
      expect(await store.vacationsAt(12)).toEqual([{ player: 'ann', starts: 10, until: 20 }])
      expect(await store.endVacation('ann', 14)).toBe(true)
      expect(await store.endVacation('ann', 15)).toBe(false)
      expect(await store.addVacation({ player: 'ann', starts: 15, until: 30 })).toBe(true)
      expect(await store.vacationsOf('ann')).toMatchObject([{ until: 14 }, { until: 30 }])
    })

    it('a deleted player is found at all tables and removed everywhere', async () => {
      await store.append([days('seated', 'ann'), days('other', 'bob'), days('left', 'ann')])
      await store.append([days('left', 'bob', { expected: 1, body: '["ann was here"]' })])
      expect(await store.tablesTouchedBy(['ann', 'an'])).toEqual(['left', 'seated'])
      await store.rewrite('left', [{ version: 2, body: '[]' }])
      expect(await store.entries('left', 1)).toMatchObject([{ version: 2, body: '[]' }])
      await store.addPasskey(key('k', 'ann'))
      await store.putContact({ player: 'ann', email: 'a@b', code: null, language: 'fr', since: 1 })
      await store.forget(['ann'])
      await store.scrub()
      expect(await store.player('ann')).toBeUndefined()
      expect(await store.passkey('k')).toBeUndefined()
      expect(await store.contact('ann')).toBeUndefined()
      expect(await store.tablesOf(['ann'], 9)).toEqual([])
      expect(await store.tablesTouchedBy(['ann'])).toEqual([])
      expect(await store.player('bob')).toBeDefined()
    })
  })
}
