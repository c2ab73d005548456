import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Admin, openAdmin } from '@estocade/server'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from './axe.ts'
import { borrow } from './browser.ts'
import { Players } from './players.ts'
import { openServer } from './server.ts'
import { catalogue } from './test-lexicons.ts'

describe('the moderation page', () => {
  const data = mkdtempSync(join(tmpdir(), 'estocade-moderation-'))
  let server: Awaited<ReturnType<typeof openServer>>
  let admin: Admin
  let players: Players
  let closeBrowser: () => Promise<void>
  beforeAll(async () => {
    server = await openServer(undefined, { data })
    admin = await openAdmin({ data }, catalogue)
    const { browser, close } = await borrow()
    closeBrowser = close
    players = new Players(browser, server.address)
  })
  afterAll(async () => {
    await closeBrowser?.()
    await admin?.close()
    await server?.close()
    rmSync(data, { recursive: true })
  })

  const idOf = async (page: Page): Promise<string> =>
    (await (await page.request.get(`${server.address}/api/me`)).json()).id

  it('shows a report with table and chat; warns, mutes, closes the table, answers, and logs it', async () => {
    const [ann, bob, mod] = await Promise.all(['Ann', 'Bob', 'Mod'].map((name) => players.guest(name)))
    const path = await players.table(ann!, { sides: 2, settings: { visibility: 'private' } })
    const table = path.slice('/table/'.length)
    const post = (page: Page, to: string, body: object) =>
      page.request.post(server.address + to, { data: body, headers: { origin: server.address } })
    await post(bob!, `/api/tables/${table}/join`, {})
    await post(bob!, `/api/tables/${table}/commands`, {
      action: { type: 'say', to: 'table', text: 'You play like a hen.' },
    })
    await players.visit(ann!, `/players/${await idOf(bob!)}?table=${table}`)
    await ann!.getByLabel('What has happened?').fill('Bob insults me.')
    await ann!.getByRole('button', { name: 'Send the report' }).click()
    await ann!.getByText('It will be read.').waitFor()

    await players.visit(mod!, '/moderation')
    await mod!.getByText('This page is for moderators.').waitFor()
    await admin.moderation.setRole(await idOf(mod!), 'moderator')
    await players.visit(mod!, '/account')
    await mod!.getByRole('link', { name: 'Moderation page' }).click()
    const report = mod!.getByRole('article', { name: 'Ann reports Bob' })
    await report.getByText('Bob insults me.').waitFor()
    await report.getByText('You play like a hen.').waitFor()
    await report.getByText('waiting for players · Ann – Bob').waitFor()
    expect(await axeFaults(mod!)).toEqual([])

    await report.getByRole('button', { name: 'Measures against Bob' }).click()
    await report.getByLabel('Reason (the player reads it)').fill('Be kind.')
    await report.getByRole('button', { name: 'Warn' }).click()
    await report.getByText('Bob: done.').waitFor()
    await report.getByText('Mute', { exact: true }).click()
    await report.getByLabel('Ends').selectOption('after a day')
    await report.getByLabel('Reason (the player reads it)').fill('Insults.')
    await report.getByRole('button', { name: 'Mute' }).click()
    const bans = mod!.getByRole('region', { name: 'Bans and mutes in force' })
    await bans.getByText('Bob: muted').waitFor()
    await report.getByLabel('Why the table is closed').fill('Insults.')
    await report.getByRole('button', { name: 'Close the table' }).click()
    await report.getByText('closed ·').waitFor()
    await report.getByLabel('Answer to Ann').fill('Bob may not chat for a day.')
    await report.getByRole('button', { name: 'Close the report' }).click()
    await mod!.getByText('There are no open reports.').waitFor()
    const log = mod!.getByRole('region', { name: 'Log' })
    for (const deed of ['warned', 'muted', 'closed the table', 'closed the report'])
      await log.getByText(`Mod: ${deed} ·`).waitFor()

    await players.visit(ann!, '/')
    await ann!.getByText('Your report was dealt with. Bob may not chat for a day.').waitFor()
    await ann!.getByRole('button', { name: 'I have read it' }).click()
    await ann!.getByText('Your report was dealt with.').waitFor({ state: 'detached' })
    await players.visit(bob!, '/account')
    await bob!.getByText('A warning: Be kind.').waitFor()
    await bob!.getByText('You may not chat for now. Insults.').waitFor()
    await bans.getByRole('button', { name: 'Lift: Bob' }).click()
    await bans.getByText('Nobody is banned or muted.').waitFor()
    // The command line made and sees the same changes.
    expect((await admin.moderation.log(20)).map(({ action }) => action).sort()).toEqual(
      ['close-report', 'close-table', 'mute', 'role', 'unmute', 'warn'].sort(),
    )
    for (const page of [ann!, bob!, mod!]) await page.context().close()
    expect(players.faults).toEqual([])
  })

  it('decides about words, bans by name, in the reader’s language', async () => {
    const [zoe, mod] = [await players.guest('Zoé'), await players.guest('Max', { locale: 'fr-FR' })]
    await admin.moderation.setRole(await idOf(mod), 'moderator')
    await zoe.request.post(`${server.address}/api/appeals`, {
      data: { language: 'fr', word: 'ZUTER', text: 'Si.' },
      headers: { origin: server.address },
    })
    await players.visit(mod, '/moderation')
    await mod.getByRole('button', { name: 'Rejeter ZUTER' }).click()
    await mod.getByText('Aucun mot n’est en litige.').waitFor()
    const form = mod.getByRole('region', { name: 'Mesures contre n’importe quel joueur' })
    await form.getByLabel('Nom, identifiant').fill('Zoé')
    await form.getByText('Exclure', { exact: true }).first().click()
    await form.getByLabel('Prend fin').selectOption('jamais')
    await form.getByLabel('Motif').fill('Triche.')
    await form.getByRole('button', { name: 'Exclure' }).click()
    await form.getByText('Zoé : c’est fait.').waitFor()
    await players.visit(zoe, '/account')
    await zoe.getByText('You may not play here. Triche.').waitFor()
    await zoe.getByText('ZUTER still does not count as a word.').waitFor()
    for (const page of [zoe, mod]) await page.context().close()
  })

  it('adds and removes words with reason, author and date, and takes a change back', async () => {
    const mod = await players.guest('Wim')
    await admin.moderation.setRole(await idOf(mod), 'moderator')
    await players.visit(mod, '/moderation')
    const form = mod.getByRole('region', { name: 'Add or remove a word' })
    const list = mod.getByRole('region', { name: 'Words of this server' })
    await list.getByText('The dictionaries are as they were built.').waitFor()
    const change = async (fill: () => Promise<unknown>, word: string, reason: string) => {
      await fill()
      await form.getByLabel('Word', { exact: true }).fill(word)
      await form.getByLabel('Reason, for the players to read').fill(reason)
      await form.getByRole('button', { name: 'Change the dictionary' }).click()
    }
    await form.getByLabel('Language of the words').selectOption('Français')
    await change(() => form.getByText('With all its forms').click(), 'chat', 'We have dogs.')
    const removed = list.getByRole('listitem').filter({ hasText: 'CHAT (FR) removed' })
    await removed.getByText(/^With all its forms · Wim · .+ · We have dogs\.$/).waitFor()
    await change(() => form.getByText('Add', { exact: true }).click(), 'ordi', '')
    await list.getByText('ORDI (FR) added').waitFor()
    expect(await axeFaults(mod)).toEqual([])
    await mod.getByRole('region', { name: 'Log' }).getByText('Wim: added a word · ').waitFor()
    const width = (locator: Locator) => locator.evaluate((box) => box.getBoundingClientRect().width)
    expect(await width(removed.locator('span'))).toBeGreaterThan((await width(removed)) / 2)
    // The same operation as the command line's, and what a table asks for.
    const stored = await admin.moderation.wordChanges()
    expect(stored.map(({ word, change, scope, reason }) => [word, change, scope, reason])).toEqual([
      ['CHAT', 'removed', 'entry', 'We have dogs.'],
      ['ORDI', 'added', 'entry', ''],
    ])
    await form.getByLabel('Word', { exact: true }).fill('§§')
    await form.getByRole('button', { name: 'Change the dictionary' }).click()
    await form.getByRole('alert').waitFor()
    for (const word of ['CHAT', 'ORDI']) await list.getByRole('button', { name: `Take back ${word}` }).click()
    await list.getByText('The dictionaries are as they were built.').waitFor()
    await mod.context().close()
  })

  it('keeps a block on the server: it follows the player to another browser', async () => {
    const [una, vic] = [await players.guest('Una'), await players.guest('Vic')]
    const id = await idOf(vic)
    await players.visit(una, `/players/${id}`)
    await una.getByRole('button', { name: 'Block' }).click()
    await una.getByRole('button', { name: 'Unblock' }).waitFor()
    const table = (await players.table(una, { sides: 2 })).slice('/table/'.length)
    await expect
      .poll(async () => {
        const answer = await vic.request.post(`${server.address}/api/tables/${table}/join`, {
          data: {},
          headers: { origin: server.address },
        })
        return (await answer.json()).code
      })
      .toBe('player-blocked')
    await una.evaluate("localStorage.removeItem('muted')")
    await players.visit(una, '/settings')
    await una.getByText('Vic blocked').waitFor()
    await una.getByRole('button', { name: 'Unblock' }).click()
    await expect.poll(async () => (await una.request.get(`${server.address}/api/blocks`)).json()).toEqual([])
    for (const page of [una, vic]) await page.context().close()
  })
})
