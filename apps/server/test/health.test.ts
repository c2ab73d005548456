import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { Health } from '../src/http/health-routes.ts'
import { sqliteStore } from '../src/index.ts'
import { Person, type Running, start } from './harness.ts'
import { VirtualTime } from './virtual-time.ts'

let running: Running | undefined
afterEach(async () => {
  await running?.server.close()
  running = undefined
})

describe('health and metrics of the server', () => {
  it('show that it is alive and open', async () => {
    running = await start()
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ ready: true })
  })

  it('show that it is not ready when the store does not answer', async () => {
    const store = sqliteStore(':memory:')
    let gone = false
    const alive = () => (gone ? Promise.reject(new Error('gone')) : store.alive())
    running = await start({ store: { ...store, alive } })
    gone = true
    expect((await fetch(`${running.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
  })

  it('show at once that a heartbeat failed, and soon that none came', async () => {
    const time = new VirtualTime()
    const health = new Health(time)
    health.open = true
    expect(health.ready).toBe(true)
    await expect(health.watch(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(health.ready).toBe(false)
    await health.watch(async () => {})
    expect(health.ready).toBe(true)
    await time.advance(9_999)
    expect(health.ready).toBe(true)
    await time.advance(1)
    expect(health.ready).toBe(false)
  })

  it('are served only where the option --metrics is set', async () => {
    running = await start()
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404)
    await running.server.close()
    running = await start({ metrics: true })
    const ann = await Person.named(running.url, 'Ann')
    const seat = ann.at(await ann.open('tally', { bots: ['adder'] }))
    await seat.act({ type: 'add', n: 1 })
    const text = await (await fetch(`${running.url}/metrics`)).text()
    const value = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1])
    expect(value('estocade_sockets')).toBe(1)
    expect(value('estocade_tables')).toBe(1)
    expect(value('estocade_appends_total\\{result="appended"\\}')).toBeGreaterThanOrEqual(2)
    expect(value('estocade_append_seconds_count')).toBeGreaterThanOrEqual(2)
    expect(text).not.toContain(ann.id)
    seat.close()
  })

  it('contain every figure of the dashboard from the start', async () => {
    running = await start({ metrics: true })
    const text = await (await fetch(`${running.url}/metrics`)).text()
    const there = new Set([...text.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name))
    const dashboard = JSON.parse(
      readFileSync(new URL('../../../ops/grafana-dashboard.json', import.meta.url), 'utf8'),
    ) as { panels: { targets: { expr: string }[] }[] }
    const shown = dashboard.panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .flatMap((expr) => [...expr.matchAll(/\b(?:estocade|nodejs|process)_\w+/g)].map(([name]) => name))
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'estocade_append_batch_sum',
      'estocade_append_seconds_bucket',
      'estocade_sockets',
      'estocade_tables',
      'estocade_bot_jobs',
      'estocade_notifications_total',
    ])
      expect(shown).toContain(name)
    expect(shown.filter((name) => !there.has(name))).toEqual([])
    expect(text).toMatch(/^estocade_notifications_total\{by="email",result="failed"\} 0$/m)
    expect(text).toMatch(/^estocade_appends_total\{result="failed"\} 0$/m)
  })

  it('are all on the dashboard, as far as they are our own', async () => {
    running = await start({ metrics: true })
    const text = await (await fetch(`${running.url}/metrics`)).text()
    const own = [...text.matchAll(/^# TYPE (estocade_\w+) /gm)].map(([, name]) => name!)
    expect(own.length).toBeGreaterThan(5)
    const dashboard = readFileSync(new URL('../../../ops/grafana-dashboard.json', import.meta.url), 'utf8')
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([])
  })
})
