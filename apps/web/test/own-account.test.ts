import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Admin, openAdmin } from '@estocade/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrow, newPerson, type Windows } from './browser.ts'
import { openServer } from './server.ts'
import { catalogue } from './test-lexicons.ts'

const key = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

describe('the player’s account', () => {
  const data = mkdtempSync(join(tmpdir(), 'estocade-own-'))
  let server: Awaited<ReturnType<typeof openServer>>
  let admin: Admin
  let browser: Windows
  let closeBrowser: () => Promise<void>
  /** Passkeys work only on hosts with a name. */
  let address: string
  beforeAll(async () => {
    server = await openServer(undefined, {
      data,
      mail: { smtp: 'smtp://127.0.0.1:9', from: 'a@b.example' },
    })
    address = server.address.replace('127.0.0.1', 'localhost')
    admin = await openAdmin({ data }, catalogue)
    const launched = await borrow()
    browser = launched.browser
    closeBrowser = launched.close
  })
  afterAll(async () => {
    await closeBrowser?.()
    await admin?.close()
    await server?.close()
    rmSync(data, { recursive: true })
  })

  const guest = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await newPerson(browser, {
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      ...options,
    })
    const page = await context.newPage()
    await page.request.post(`${address}/api/guest`, { data: { name }, headers: { origin: address } })
    await page.addInitScript("localStorage.setItem('known', '1')")
    await page.goto(`${address}/account`)
    return page
  }

  it('is opened by a passkey alone, and deleted by it', async () => {
    const page = await guest('Zénaïde')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', { options: key })
    await page.getByLabel('Name of the key').fill('laptop')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('a passkey opens it').waitFor()
    await page.getByText('not used yet').waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByText('A name is enough').waitFor()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('a passkey opens it').waitFor()
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Zénaïde')
    await page.getByText('last used').waitFor()
    // The last passkey cannot be removed.
    await page.getByRole('button', { name: 'Remove laptop' }).click()
    await page.getByText('the only way into your account').waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('estocade.json')
    await page.request.post(`${address}/api/tables`, {
      data: { game: 'jarnac', bots: ['novice'] },
      headers: { origin: address },
    })
    await page.getByRole('button', { name: 'Delete me', exact: true }).click()
    await page.getByRole('button', { name: 'Delete me, by passkey' }).click()
    await page.getByText('You are still playing').waitFor()
    await page.getByLabel('Concede my running games (1)').check()
    await page.getByRole('button', { name: 'Delete me, by passkey' }).click()
    await page.getByText('A name is enough').waitFor()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('not known here').waitFor()
    await page.context().close()
  })

  it('takes days off, in the reader’s language', async () => {
    const page = await guest('Yves', { locale: 'fr-FR' })
    await page.getByLabel('Combien de jours ?').fill('3')
    await page.getByRole('button', { name: 'Prendre congé' }).click()
    await page.getByText('Vous êtes en congé jusqu’au').waitFor()
    await page.getByText('Jours restants cette année : 11 sur 14.').waitFor()
    await page.getByRole('button', { name: 'Mettre fin au congé' }).click()
    await page.getByLabel('Combien de jours ?').waitFor()
    await page.context().close()
  })

  it('reports a player, is banned, and gets a new password', async () => {
    const [wim, vic] = [await guest('Wim'), await guest('Vic')]
    const { id } = await (await vic.request.get(`${address}/api/me`)).json()
    await wim.goto(`${address}/players/${id}?table=t7`)
    await wim.getByLabel('What has happened?').fill('Vic insults me.')
    await wim.getByRole('button', { name: 'Send the report' }).click()
    await wim.getByText('It will be read.').waitFor()
    expect(await admin.moderation.reports('open')).toMatchObject([
      { byName: 'Wim', aboutName: 'Vic', table: 't7', text: 'Vic insults me.' },
    ])
    await admin.moderation.ban('Vic', { reason: 'Insults.' })
    await expect.poll(async () => (await vic.request.get(`${address}/api/mine`)).status()).toBe(403)
    await vic.reload()
    await vic.getByText('You may not play here. Insults.').waitFor()
    await vic.getByRole('link', { name: 'Download' }).waitFor()
    // A banned player can still delete their data.
    await vic.getByRole('button', { name: 'Delete me' }).click()
    await vic.getByLabel('Type your name').fill('Vic')
    await vic.getByRole('button', { name: 'Delete me' }).click()
    await vic.getByText('A name is enough').waitFor()

    await wim.request.post(`${address}/api/account`, {
      data: { login: 'wim', password: 'forgotten' },
      headers: { origin: address },
    })
    const made = await admin.resetPassword('wim')
    if (!made.ok) throw new Error(made.error.text)
    await wim.context().clearCookies()
    await wim.goto(`${address}/account?reset=${made.value.ticket}`)
    await wim.getByRole('textbox', { name: 'New password' }).fill('remembered')
    await wim.getByRole('button', { name: 'Set it' }).click()
    await wim.getByText('Logged in as wim.').waitFor()
    const link = await admin.signIn('wim')
    if (!link.ok) throw new Error(link.error.text)
    await wim.context().clearCookies()
    await wim.goto(`${address}/account?enter=${link.value.ticket}`)
    await wim.getByRole('button', { name: 'Log in with the operator’s link' }).click()
    await wim.getByText('Logged in as wim.').waitFor()
    await wim.goto(`${address}/account?confirm=nonsense`)
    await wim.getByText('This link has been used, or it is too old.').waitFor()
    for (const page of [wim, vic]) await page.context().close()
  })
})
