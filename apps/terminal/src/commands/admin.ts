import type { Admin } from '@estocade/server'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { catalogue } from '../catalogue.ts'
import { Fault } from '../fault.ts'
import { clearly, type Where, withData } from './data-source.ts'

/** ms that newcomers stay out from where a banned player is seen, unless something else is said. */
const NEWCOMERS = 86_400_000

interface BanOptions extends Where {
  readonly newcomers: number
  readonly address?: string
  readonly reason: string
  readonly until?: number
}

/** What the keeper of a house does, also while it is open. */
export function addAdmin(program: Command): void {
  const admin = program.command('admin').description('Keep order in a house, also while it is open.')
  addTables(admin)
  addBans(admin)
  addWaysIn(admin)
  addReports(admin)
}

function addTables(admin: Command): void {
  withData(admin.command('close-table <id>'))
    .description('Close a table; those who sit there are told why.')
    .option('--reason <text>', 'what they are told', '')
    .action((id: string, { reason, ...where }: Where & { readonly reason: string }) =>
      inside(where, async (house) => {
        await said(house.closeTable(id, reason))
        console.log(`Table ${id} is closed.`)
      }),
    )
}

function addBans(admin: Command): void {
  withData(admin.command('ban [name]'))
    .description('Keep somebody out, by login, id, name or address.')
    .option('--address <address>', 'an address, or a range like 203.0.113.0/24')
    .option('--until <when>', 'a date, or a time from now: 12h, 7d (for good)', momentFrom)
    .addOption(
      new Option('--newcomers <time>', 'no new guests from where they are seen for this long: 12h, 7d, no')
        .argParser(spanFrom)
        .default(NEWCOMERS, '24h'),
    )
    .option('--reason <text>', 'what they are told', '')
    .action((name: string | undefined, { address, reason, until, newcomers, ...where }: BanOptions) =>
      inside(where, async (house) => {
        const terms = { reason, until }
        if ((name === undefined) === (address === undefined)) throw new Fault('Whom? A name, or --address.')
        if (address !== undefined) await said(house.banAddress(address, terms))
        else await said(house.ban(name!, newcomers === 0 ? terms : { ...terms, newcomersFor: newcomers }))
        console.log(`${address ?? name} is banned${untilText(terms)}.`)
      }),
    )
  withData(admin.command('unban <who>'))
    .description('Let a player, an address or a range in again.')
    .action((who: string, where: Where) =>
      inside(where, async (house) => {
        await said(house.unban(who))
        console.log(`${who} may come in again.`)
      }),
    )
  withData(admin.command('bans'))
    .description('Who may not come in.')
    .option('--json', 'as JSON')
    .action(({ json, ...where }: Where & { readonly json?: true }) =>
      inside(where, async (house) => {
        const bans = await house.bans()
        if (json) return console.log(JSON.stringify(bans))
        for (const ban of bans)
          console.log([whoIn(ban), untilText(ban).trim(), ban.reason].filter(Boolean).join(' · '))
      }),
    )
}

function addWaysIn(admin: Command): void {
  withData(admin.command('reset-password <name>'))
    .description('Print a link that opens the page for a new password, good for once and for a day.')
    .option('--origin <url>', 'the address that people reach the house by', 'http://127.0.0.1:3000')
    .action((name: string, { origin, ...where }: Where & { readonly origin: string }) =>
      inside(where, async (house) => {
        const { ticket } = await said(house.resetPassword(name))
        console.log(new URL(`/account?reset=${ticket}`, origin).href)
      }),
    )
  withData(admin.command('sign-in <name>'))
    .description(
      'Print a link that lets a player in, once, within a day: for one who has lost every passkey. Other sessions end.',
    )
    .option('--origin <url>', 'the address that people reach the house by', 'http://127.0.0.1:3000')
    .action((name: string, { origin, ...where }: Where & { readonly origin: string }) =>
      inside(where, async (house) => {
        const { ticket } = await said(house.signIn(name))
        console.log(new URL(`/account?enter=${ticket}`, origin).href)
      }),
    )
}

function addReports(admin: Command): void {
  withData(admin.command('reports'))
    .description('What players have said about others, newest first.')
    .option('--open', 'only those that nobody has dealt with')
    .option('--json', 'as JSON')
    .action(({ open, json, ...where }: Where & { readonly open?: true; readonly json?: true }) =>
      inside(where, async (house) => {
        const reports = await house.reports(open ? 'open' : 'all')
        if (json) return console.log(JSON.stringify(reports))
        for (const { id, at, byName, about, aboutName, table, text, closedAt } of reports) {
          const where = table === null ? '' : ` at table ${table}`
          const state = closedAt === null ? 'open' : 'dealt with'
          console.log(`${id} · ${dateOf(at)} · ${state} · ${byName} about ${aboutName} (${about})${where}`)
          console.log(`  ${text.replaceAll('\n', '\n  ')}`)
        }
      }),
    )
  withData(admin.command('resolve <report>'))
    .description('Mark a report as dealt with.')
    .action((report: string, where: Where) =>
      inside(where, async (house) => {
        if (!(await house.resolve(report))) throw new Fault(`There is no open report ${report}.`)
      }),
    )
}

async function inside(where: Where, work: (house: Admin) => Promise<unknown>): Promise<void> {
  const { openAdmin } = await import('@estocade/server')
  const house = await clearly(() => openAdmin(where, catalogue))
  try {
    await work(house)
  } finally {
    await house.close()
  }
}

/** The answer, or its refusal as the one line of a fault. */
async function said<T>(
  answer: Promise<{ ok: true; value: T } | { ok: false; error: { text: string } }>,
): Promise<T> {
  const result = await answer
  if (!result.ok) throw new Fault(result.error.text)
  return result.value
}

type Named = Awaited<ReturnType<Admin['bans']>>[number]

function whoIn({ type, subject, name }: Named): string {
  if (type === 'address') return subject
  if (type === 'player') return `${name} (${subject})`
  return `newcomers from ${subject}${name === undefined ? '' : ` because of ${name}`}`
}

const HOURS = { h: 1, d: 24 } as const

/** In ms. */
function spanIn(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  return count === undefined ? undefined : Number(count) * HOURS[unit as keyof typeof HOURS] * 3_600_000
}

function spanFrom(text: string): number {
  const span = text === 'no' ? 0 : spanIn(text)
  if (span === undefined) throw new InvalidArgumentError('It is neither a time like 12h or 7d, nor no.')
  return span
}

function momentFrom(text: string): number {
  const span = spanIn(text)
  if (span !== undefined) return Date.now() + span
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new InvalidArgumentError('It is neither a date nor a time like 12h or 7d.')
  return at
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const untilText = ({ until }: { readonly until?: number | null | undefined }): string =>
  until === undefined || until === null ? '' : ` until ${dateOf(until)} UTC`
