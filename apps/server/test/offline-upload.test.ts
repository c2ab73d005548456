import { catalogueOf, jarnac } from '@estocade/games'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue } from '../../../packages/table/test/games/index.ts'
import { bothAdd, Person, type Running, start } from './harness.ts'

const lexicon = loadLexicon(cacheFolder(), 'fr')
const game = jarnac.createJarnac(lexicon)
const config = game.configure({ preset: 'classic-fr' })
if (!config.ok) throw new Error(config.error.text)
const novice = jarnac.jarnacBot(game, 'novice')
const { log, outcome } = jarnac.playGame(game, lexicon.hash, config.value, [novice, novice], 'off line')
const body = { log, seat: 0, bots: [null, 'novice'] }

let running: Running
beforeAll(async () => {
  running = await start({
    catalogue: new Map([...testCatalogue, ...catalogueOf((id) => (id === 'fr' ? lexicon : undefined))]),
  })
})
afterAll(() => running.server.close())

const profileOf = async (person: Person) =>
  (await person.get(`/api/players/${person.id}`)).body as { ratings: object[]; statistics: object[] }
const ratingsOf = async (person: Person) => (await profileOf(person)).ratings

describe('a match that was played offline', () => {
  it('is stored once, as a finished game marked as offline, with its log', async () => {
    const ann = await Person.named(running.url, 'Ann')
    const sent = await ann.post('/api/finished', body)
    expect(sent.status).toBe(201)
    const { id } = sent.body as { id: string }
    const result = outcome.winners.includes(0 as never) ? 'won' : 'lost'
    expect((await ann.get('/api/finished')).body).toMatchObject([{ id, result, offline: true }])
    expect((await ann.get('/api/mine')).body).toEqual([])
    expect((await ann.get(`/api/tables/${id}/logs`)).body).toEqual([JSON.parse(JSON.stringify(log))])
    expect((await ann.post('/api/finished', body)).body).toMatchObject({ code: 'sent-before' })
  })

  it('counts neither for ratings nor as played against people, even if people shared the device', async () => {
    const ann = await Person.registered(running.url, 'Ann')
    for (const bots of [
      [null, 'novice'],
      [null, null],
    ]) {
      const bob = await Person.named(running.url, 'Bob')
      expect((await bob.post('/api/finished', { ...body, bots })).status).toBe(201)
      // A rated match that follows is rated, so the uploaded one would have been rated by then.
      const table = await ann.open('tally', { options: { goal: 99 }, sides: 2 })
      const rival = await Person.registered(running.url, 'Rival')
      await rival.post(`/api/tables/${table}/join`)
      for (const one of [ann, rival])
        await one.post(`/api/tables/${table}/commands`, { action: { type: 'ready', seed: '' } })
      await bothAdd([ann, rival], table)
      await rival.post(`/api/tables/${table}/commands`, { action: { type: 'concede' } })
      await expect.poll(async () => ratingsOf(rival)).toHaveLength(1)
      expect(await ratingsOf(bob)).toEqual([])
      expect((await profileOf(bob)).statistics).toMatchObject([{ people: false, played: 1 }])
      expect((await profileOf(rival)).statistics).toMatchObject([{ people: true, played: 1 }])
    }
  })

  it.each([
    ['a word that is missing', { steps: log.steps.slice(0, 3).concat(log.steps.slice(4)) }, 'bad-log'],
    ['a missing end', { steps: log.steps.slice(0, -1) }, 'bad-log'],
    ['another seed', { serverSeed: 'ab'.repeat(32) }, 'bad-log'],
    ['steps of the wrong type', { steps: [null, 7] }, 'bad-log'],
    ['another dictionary', { header: { ...log.header, lexicon: 'none' } }, 'other-dictionary'],
    ['a game that is not played here', { header: { ...log.header, game: 'chess' } }, 'no-game'],
  ])('is refused for %s', async (_, change, code) => {
    const ann = await Person.named(running.url, 'Ann')
    const { body: answer } = await ann.post('/api/finished', { ...body, log: { ...log, ...change } })
    expect(answer).toMatchObject({ code })
    expect((await ann.get('/api/finished')).body).toEqual([])
  })

  it('must be uploaded from the seat of a person', async () => {
    const ann = await Person.named(running.url, 'Ann')
    expect((await ann.post('/api/finished', { ...body, seat: 1 })).body).toMatchObject({ code: 'bad-log' })
    expect((await new Person(running.url).post('/api/finished', body)).status).toBe(401)
  })
})
