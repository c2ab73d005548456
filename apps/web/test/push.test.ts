import type { Browser, CDPSession, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PushedBrowser } from '../../server/test/real/push-service.ts'
import { launch, newPerson } from './browser.ts'
import { openServer } from './server.ts'

const SERVICE = 'push.maker.example'

/**
 * The test browser cannot show notifications and has no push service. Everything else is real: the page, the worker, the
 * push message that reaches it, and the calls it makes to the browser.
 */
describe('push notifications', () => {
  let server: Awaited<ReturnType<typeof openServer>>
  let browser: Browser
  let closeBrowser: () => Promise<void>
  /** Service workers and passkeys work only on hosts with a name. */
  let address: string
  beforeAll(async () => {
    server = await openServer(undefined, {
      push: { contact: 'mailto:operator@play.example', hosts: [SERVICE] },
    })
    address = server.address.replace('127.0.0.1', 'localhost')
    const launched = await launch()
    browser = launched.browser
    closeBrowser = launched.close
  })
  afterAll(async () => {
    await closeBrowser?.()
    await server?.close()
  })

  const guest = async (name: string, permissions: readonly string[]): Promise<Page> => {
    const context = await newPerson(browser, { locale: 'en-US', serviceWorkers: 'allow' })
    await context.grantPermissions([...permissions], { origin: address })
    const page = await context.newPage()
    await page.request.post(`${address}/api/guest`, { data: { name }, headers: { origin: address } })
    await page.addInitScript("localStorage.setItem('known', '1')")
    return page
  }
  const browsersOf = async (page: Page) =>
    ((await (await page.request.get(`${address}/api/notifications`)).json()) as { browsers: string[] })
      .browsers

  it('can be refused, and the page says so', async () => {
    const page = await guest('Ann', [])
    await page.goto(`${address}/account`)
    await page.getByRole('button', { name: 'Notify this browser' }).click()
    await page.getByText('Notifications are not allowed for this page.').waitFor()
    await expect.poll(() => browsersOf(page)).toEqual([])
    await page.context().close()
  })

  it('are not possible in a browser without a push service, and the page says so', async () => {
    const page = await guest('Bob', ['notifications'])
    await page.goto(`${address}/account`)
    await page.getByRole('button', { name: 'Notify this browser' }).click()
    await page.getByText('This browser cannot reach a service').waitFor()
    await expect.poll(() => browsersOf(page)).toEqual([])
    await page.context().close()
  })

  it('are subscribed to with the server’s key, and ended', async () => {
    const page = await guest('Cem', ['notifications'])
    const maker = (host: string) =>
      page.evaluate(withService, { endpoint: `https://${host}/cem`, keys: new PushedBrowser().keys })
    await page.goto(`${address}/account`)
    await maker('nowhere.example')
    await page.getByRole('button', { name: 'Notify this browser' }).click()
    await page.getByText('This server does not know the maker of this browser.').waitFor()
    await maker(SERVICE)
    await page.getByRole('button', { name: 'Notify this browser' }).click()
    await page.getByRole('button', { name: 'Do not notify this browser any more' }).waitFor()
    await expect.poll(() => browsersOf(page)).toEqual([`https://${SERVICE}/cem`])
    const { pushKey } = (await (await page.request.get(`${address}/api/notifications`)).json()) as {
      pushKey: string
    }
    expect(await page.evaluate('asked')).toEqual({ userVisibleOnly: true, applicationServerKey: pushKey })
    await page.getByRole('button', { name: 'Do not notify this browser any more' }).click()
    await page.getByRole('button', { name: 'Notify this browser' }).waitFor()
    await expect.poll(() => browsersOf(page)).toEqual([])
    await page.context().close()
  })

  it('are shown, and open their table in its window or in a new one', async () => {
    const page = await guest('Dot', ['notifications'])
    const opened = await page.request.post(`${address}/api/tables`, {
      data: { game: 'jarnac', options: { preset: 'classic-fr' } },
      headers: { origin: address },
    })
    const { id } = (await opened.json()) as { id: string }
    const url = `/table/${id}`
    await page.goto(`${address}/account`)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    const [worker] = page.context().serviceWorkers()
    await worker!.evaluate(listening)
    const call = { title: 'Your turn', body: 'With Vic.', url, tag: id }
    await deliver(await page.context().newCDPSession(page), JSON.stringify(call))
    const [title, options] = await worker!.evaluate<[string, object]>('shown')
    expect(title).toBe('Your turn')
    expect(options).toMatchObject({ body: 'With Vic.', tag: id, data: { url } })

    expect(await click(worker!, options)).toEqual({ closed: true, opened: [`${address}${url}`], focused: [] })
    const table = await page.context().newPage()
    await table.goto(`${address}${url}`)
    await table.getByText('Dot').first().waitFor()
    expect(await click(worker!, options)).toEqual({ closed: true, opened: [], focused: [table.url()] })
    // This page was loaded before there was a worker.
    expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull()
    const here = { ...options, data: { url: '/account' } }
    expect(await click(worker!, here)).toEqual({ closed: true, opened: [], focused: [page.url()] })
    await page.context().close()
  })

  async function deliver(cdp: CDPSession, data: string): Promise<void> {
    const registrationId = await new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(address))
        if (own !== undefined) resolve(own.registrationId)
      })
      void cdp.send('ServiceWorker.enable')
    })
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data })
  }
})

/** Runs in the page: a push service that returns this subscription and records the requests. */
function withService(subscription: { readonly endpoint: string; readonly keys: object }): void {
  const { PushManager } = globalThis as unknown as { PushManager: { prototype: object } }
  let own: object | null = null
  const unsubscribe = async () => {
    own = null
    return true
  }
  Object.assign(PushManager.prototype, {
    async subscribe(asked: object) {
      Object.assign(globalThis, { asked })
      own = { ...subscription, toJSON: () => subscription, unsubscribe }
      return own
    },
    getSubscription: async () => own,
  })
}

/** Runs in the worker: records its calls to the browser, which could not execute them. */
const listening = `
  self.shown = new Promise((keep) => { registration.showNotification = async (...asked) => keep(asked) })
  self.did = { opened: [], focused: [] }
  clients.openWindow = async (url) => void did.opened.push(url)
  WindowClient.prototype.focus = async function () { did.focused.push(this.url) }
  0`

/** Clicks the notification that was shown with these options. */
const click = (worker: Worker, options: object): Promise<unknown> =>
  worker.evaluate(`(async () => {
    Object.assign(did, { opened: [], focused: [], closed: false })
    const event = new ExtendableEvent('notificationclick')
    event.notification = { ...${JSON.stringify(options)}, close() { did.closed = true } }
    const done = new Promise((keep) => { event.waitUntil = keep })
    dispatchEvent(event)
    await done
    return did
  })()`)
