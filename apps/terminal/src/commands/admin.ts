import type { Admin } from '@estocade/server'
import { originFrom } from '@estocade/server/options'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { CommandError } from '../command-error.ts'
import { addAdminWords } from './admin-words.ts'
import { type Where, withData } from './data-source.ts'
import { inside, said } from './inside-admin.ts'

/** ms for which new guests are refused from addresses of a banned player, by default. */
const NEWCOMERS = 86_400_000

const ORIGIN = 'http://127.0.0.1:3000'

interface BanOptions extends Where {
  readonly newcomers: number
  readonly address?: string
  readonly reason: string
  readonly until?: number
}

/** Moderation of a server, also while it runs. */
export function addAdmin(program: Command): void {
  const admin = program.command('admin')
  addTables(admin)
  addBans(admin)
  addWaysIn(admin)
  addReports(admin)
  addModerators(admin)
  addAdminWords(admin)
}

function addTables(admin: Command): void {
  withData(admin.command('close-table <id>'))
    .description('Close a table; its players are told why.')
    .option('--reason <text>', 'what they are told', '')
    .action((id: string, { reason, ...where }: Where & { readonly reason: string }) =>
      inside(where, async (admin) => {
        await said(admin.moderation.closeTable(id, reason))
        console.log(`Table ${id} is closed.`)
      }),
    )
}

function addBans(admin: Command): void {
  withData(admin.command('ban [name]'))
    .description('Ban a player by login, id or name, or ban an address.')
    .option('--address <address>', 'an address, or a range like 203.0.113.0/24')
    .option('--until <when>', 'a date, or a time from now: 12h, 7d (default: without end)', momentFrom)
    .addOption(
      new Option('--newcomers <time>', 'refuse new guests from their addresses for this long: 12h, 7d, no')
        .argParser(spanFrom)
        .default(NEWCOMERS, '24h'),
    )
    .option('--reason <text>', 'what they are told', '')
    .action((name: string | undefined, { address, reason, until, newcomers, ...where }: BanOptions) =>
      inside(where, async (admin) => {
        const terms = { reason, until }
        if ((name === undefined) === (address === undefined))
          throw new CommandError('Name a player, or give --address.')
        if (address !== undefined) await said(admin.moderation.banAddress(address, terms))
        else
          await said(
            admin.moderation.ban(name!, newcomers === 0 ? terms : { ...terms, newcomersFor: newcomers }),
          )
        console.log(`${address ?? name} is banned${untilText(terms)}.`)
      }),
    )
  withData(admin.command('unban <who>'))
    .description('End the ban of a player, an address or a range.')
    .action((who: string, where: Where) =>
      inside(where, async (admin) => {
        await said(admin.moderation.unban(who))
        console.log(`${who} is no longer banned.`)
      }),
    )
  withData(admin.command('bans'))
    .description('List the bans.')
    .option('--json', 'as JSON')
    .action(({ json, ...where }: Where & { readonly json?: true }) =>
      inside(where, async (admin) => {
        const bans = await admin.moderation.bans()
        if (json) return console.log(JSON.stringify(bans))
        for (const ban of bans)
          console.log([whoIn(ban), untilText(ban).trim(), ban.reason].filter(Boolean).join(' · '))
      }),
    )
}

function addWaysIn(admin: Command): void {
  withData(admin.command('reset-password <name>'))
    .description('Print a link to set a new password; it works once, within a day.')
    .option('--origin <url>', 'the address that people reach the server by', originFrom, ORIGIN)
    .action((name: string, { origin, ...where }: Where & { readonly origin: string }) =>
      inside(where, async (admin) => {
        const { ticket } = await said(admin.resetPassword(name))
        console.log(new URL(`/account?reset=${ticket}`, origin).href)
      }),
    )
  withData(admin.command('sign-in <name>'))
    .description(
      'Print a link that signs a player in; it works once, within a day. For players who have lost every passkey. Other sessions end.',
    )
    .option('--origin <url>', 'the address that people reach the server by', originFrom, ORIGIN)
    .action((name: string, { origin, ...where }: Where & { readonly origin: string }) =>
      inside(where, async (admin) => {
        const { ticket } = await said(admin.signIn(name))
        console.log(new URL(`/account?enter=${ticket}`, origin).href)
      }),
    )
}

function addReports(admin: Command): void {
  withData(admin.command('reports'))
    .description('List the reports of players about others, newest first.')
    .option('--open', 'only those that are not closed')
    .option('--json', 'as JSON')
    .action(({ open, json, ...where }: Where & { readonly open?: true; readonly json?: true }) =>
      inside(where, async (admin) => {
        const reports = await admin.moderation.reports(open ? 'open' : 'all')
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
    .description('Close a report; the player who made it gets the answer.')
    .option('--answer <text>', 'what they are told', '')
    .action((report: string, { answer, ...where }: Where & { readonly answer: string }) =>
      inside(where, async (admin) => {
        if (!(await admin.moderation.closeReport(report, answer)))
          throw new CommandError(`There is no open report ${report}.`)
      }),
    )
}

function addModerators(admin: Command): void {
  withData(admin.command('role <name> <role>'))
    .description('Make an account a moderator, or a plain player again: moderator, none.')
    .action((name: string, role: string, where: Where) =>
      inside(where, async (admin) => {
        if (role !== 'moderator' && role !== 'none') throw new CommandError('A role is moderator or none.')
        await said(admin.moderation.setRole(name, role === 'none' ? null : role))
        console.log(role === 'none' ? `${name} is no moderator.` : `${name} is a moderator.`)
      }),
    )
  withData(admin.command('warn <name> <text>'))
    .description('Send a player a warning.')
    .action((name: string, text: string, where: Where) =>
      inside(where, (admin) => said(admin.moderation.warn(name, text))),
    )
  withData(admin.command('mute <name>'))
    .description('Mute a player: they cannot chat.')
    .option('--until <when>', 'a date, or a time from now: 12h, 7d (default: without end)', momentFrom)
    .option('--reason <text>', 'what they are told', '')
    .action((name: string, { reason, until, ...where }: BanOptions) =>
      inside(where, (admin) => said(admin.moderation.mute(name, { reason, until }))),
    )
  withData(admin.command('unmute <name>'))
    .description('End a mute.')
    .action((name: string, where: Where) => inside(where, (admin) => said(admin.moderation.unmute(name))))
  withData(admin.command('outliers'))
    .description(
      'List players whose play in rated matches differs from that of the others, as lines of JSON.',
    )
    .action((where: Where) =>
      inside(where, async (admin) => {
        for (const line of await admin.moderation.outliers()) console.log(JSON.stringify(line))
      }),
    )
  withData(admin.command('log'))
    .description('List what moderators and operators did, newest first, as lines of JSON.')
    .action((where: Where) =>
      inside(where, async (admin) => {
        for (const line of await admin.moderation.log(200)) console.log(JSON.stringify(line))
      }),
    )
}

type Named = Awaited<ReturnType<Admin['moderation']['bans']>>[number]

function whoIn({ type, subject, name }: Named): string {
  if (type === 'address') return subject
  if (type === 'player') return `${name} (${subject})`
  if (type === 'mute') return `muted: ${name} (${subject})`
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
  if (span === undefined) throw new InvalidArgumentError('Give a time like 12h or 7d, or no.')
  return span
}

function momentFrom(text: string): number {
  const span = spanIn(text)
  if (span !== undefined) return Date.now() + span
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new InvalidArgumentError('Give a date, or a time like 12h or 7d.')
  if (at <= Date.now()) throw new InvalidArgumentError('That is over already.')
  return at
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const untilText = ({ until }: { readonly until?: number | null | undefined }): string =>
  until === undefined || until === null ? '' : ` until ${dateOf(until)} UTC`
