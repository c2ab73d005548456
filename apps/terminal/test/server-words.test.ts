import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueOf, seedFrom } from '@estocade/games'
import { createServer, type EstocadeServer } from '@estocade/server'
import { alphabets, judge } from '@estocade/words'
import { cacheFolder, openLexicons, useOwnLists } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { here } from './estocade.ts'

/**
 * Only this file uses them. Lexicons stay open: an Italian one that another file of this process has opened lacks the
 * operator's words.
 */
const lexicons = openLexicons(cacheFolder())
const catalogue = catalogueOf(lexicons)
const german = lexicons('de')!

describe('the words of a server', () => {
  const data = mkdtempSync(join(tmpdir(), 'estocade-words-'))
  let server: EstocadeServer
  let url: string
  let cookie = ''
  /** Tables with the same seed are dealt the same letters. */
  let seed = 'same'
  beforeAll(async () => {
    server = await createServer({ catalogue, data, port: 0, entropy: () => seedFrom(seed) })
    url = await server.listen()
    await ask('POST', '/api/guest', { name: 'Ann' })
  })
  afterAll(async () => {
    await server?.close()
    rmSync(data, { recursive: true })
  })

  async function ask(method: string, path: string, body?: object) {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const admin = (...args: readonly string[]) => here('admin', 'words', ...args, '--data', data)
  const changesOf = async () => (await ask('GET', '/api/words/de')).body
  /** The running server reads the change without a restart. */
  const noticed = (found: object) => expect.poll(changesOf, { timeout: 5000 }).toMatchObject(found)

  /** A solo game of one turn; it begins with twenty letters. */
  async function dealt(words: object = {}, language = 'de') {
    const options = { preset: 'solo', language, firstDraw: 20, turnLimit: 1, words }
    const { id } = (await ask('POST', '/api/tables', { game: 'jarnac', options })).body
    const command = (action: object) => ask('POST', `/api/tables/${id}/commands`, { action })
    const act = async (action: object) => {
      const about = (await server.queue.load(id))!.table.timers[0]!.duty.about
      return command({ type: 'act', about, action })
    }
    await command({ type: 'ready', seed: 'ann' })
    const { state } = (await server.queue.load(id))!.table.match!.live as never as {
      state: { sides: readonly { reserve: string }[] }
    }
    const lay = (word: string) => act({ type: 'lay', word, row: null })
    return { id, act, lay, reserve: state.sides[0]!.reserve }
  }

  /** What `estocade verify` says of the finished game. */
  async function verified(id: string, ...more: readonly string[]) {
    const logs = (await ask('GET', `/api/tables/${id}/logs`)).body
    const file = join(data, `${id}.json`)
    writeFileSync(file, JSON.stringify(logs[0]))
    return { log: logs[0], answer: await here('verify', file, ...more) }
  }

  it('lose a removed lemma with all its forms, and the refusal says why; the log verifies', async () => {
    const { reserve } = await dealt()
    const plain = judge(german, { classes: 'open' })
    const forms = plain.vocabulary.anagrams(9).from(reserve, 4)
    const word = forms.find((one) => german.readingsOf(one).some(({ form }) => form === 'plural'))!
    const lemma = german.readingsOf(word).find(({ form }) => form === 'plural')!.lemma
    expect((await admin('remove', 'de', lemma, '--reason', 'Our club says so.')).code).toBe(0)
    await noticed({ changes: [{ change: 'removed', scope: 'entry', because: 'Our club says so.' }] })

    const table = await dealt()
    const refusal = await table.lay(word)
    expect(refusal).toMatchObject({
      status: 400,
      body: { code: 'removed-word', params: { word, because: 'Our club says so.' } },
    })
    const other = forms.find((one) => !german.readingsOf(one).some((a) => a.lemma === lemma))!
    expect((await table.lay(other)).status).toBe(200)
    await table.act({ type: 'pass' })

    await admin('restore', 'de', lemma)
    await noticed({ changes: [] })
    const { log, answer } = await verified(table.id)
    expect(log.header.config.words.changes).toMatchObject([{ change: 'removed', scope: 'entry' }])
    expect(answer).toMatchObject({ code: 0, err: '' })
  })

  it('gain a word that a player has appealed for, once the operator agrees', async () => {
    const before = await dealt()
    const word = [...before.reserve].slice(0, 6).sort().join('')
    expect(await before.lay(word)).toMatchObject({ body: { code: 'unknown-word' } })
    const appeal = { language: 'de', word, table: before.id, text: 'We say it every day.' }
    const { id } = (await ask('POST', '/api/appeals', appeal)).body
    const { out } = await admin('appeals', '--open')
    expect(out).toMatch(
      new RegExp(`^${id} · .* · open · de ${word} by \\S+ at table ${before.id}\n  We say it`),
    )
    expect(await admin('decide', id, 'perhaps')).toMatchObject({ code: 2 })
    expect((await admin('decide', id, 'yes')).out).toBe(`${word} counts from now on.\n`)
    expect((await admin('list', 'de')).out).toMatch(
      new RegExp(`^de · ${word} · added · this form · .* · operator`),
    )
    await noticed({ changes: [{ word, change: 'added' }] })
    expect((await ask('GET', '/api/notices')).body).toMatchObject([{ type: 'appeal-admitted', text: word }])

    const table = await dealt()
    expect((await table.lay(word)).status).toBe(200)
    await table.act({ type: 'pass' })
    expect((await verified(table.id)).answer).toMatchObject({ code: 0, err: '' })
    await admin('restore', 'de', word)
    await noticed({ changes: [] })
  })

  it('are all fit for families when the operator says so', async () => {
    const all = judge(german, { classes: 'open' }).vocabulary.anagrams(9)
    let word: string | undefined
    for (let tries = 0; word === undefined && tries < 30; tries++) {
      seed = `family ${tries}`
      word = all.from((await dealt()).reserve, 3).find((one) => german.offends(one))
    }
    expect((await admin('family', 'on')).code).toBe(0)
    await noticed({ family: true })
    const table = await dealt({ family: false })
    expect(await table.lay(word!)).toMatchObject({ status: 400, body: { code: 'offensive-word' } })
    await table.act({ type: 'pass' })
    const { log, answer } = await verified(table.id)
    expect(log.header.config.words.family).toBe(true)
    expect(answer).toMatchObject({ code: 0, err: '' })
    await admin('family', 'off')
    await noticed({ family: false })
  })

  it('are those of the operator’s own list, without which the log does not verify', async () => {
    const letters = [...alphabets.it.letters]
    const list = join(data, 'club.txt')
    writeFileSync(
      list,
      letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c))).join('\n'),
    )
    useOwnLists([{ id: 'it', path: list }])
    try {
      const table = await dealt({}, 'it')
      expect(await table.lay(table.reserve.slice(0, 4))).toMatchObject({ body: { code: 'unknown-word' } })
      expect((await table.lay(table.reserve.slice(0, 3))).status).toBe(200)
      await table.act({ type: 'pass' })
      expect((await verified(table.id, '--words', `it=${list}`)).answer).toMatchObject({ code: 0, err: '' })
      useOwnLists([])
      expect((await verified(table.id)).answer.code).not.toBe(0)
    } finally {
      useOwnLists([])
    }
  })

  it('include the forms that come with a new word', async () => {
    const like = ['add', 'de', 'googeln', '--like', 'segeln', '--reason', 'Everybody does.']
    expect((await admin(...like)).out).toMatch(/^GOOGELN is added with \d\d forms;/)
    await noticed({
      changes: [{ word: 'GOOGELN', forms: expect.arrayContaining(['GEGOOGELT', 'GOOGELST']) }],
    })
    expect(await admin('add', 'de', 'googeln', '--like', 'Hund')).toMatchObject({ code: 2 })
    expect(await admin('remove', 'xx', 'googeln')).toMatchObject({ code: 2 })
    expect(await admin('restore', 'de', 'nichts')).toMatchObject({ code: 2 })
    await admin('restore', 'de', 'googeln')
  })
})
