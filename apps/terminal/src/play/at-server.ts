import type { TableSummary } from '@estocade/protocol'
import type { Catalogue } from '@estocade/table'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { CommandError } from '../command-error.ts'
import type { Say } from '../texts/index.ts'
import type { Front } from './front.ts'
import { gameName, memberName } from './names.ts'
import { askRules } from './questions.ts'
import { openingOf, startsAtOnce, usualOpening, type Wishes } from './setup.ts'
import type { LocalOpening } from './table/local-session.ts'
import { RemoteTable } from './table/remote-table.ts'
import { ServerApi } from './table/server-api.ts'
import type { Session } from './table/session.ts'

export interface ServerWishes {
  readonly server: string
  readonly table?: string
  readonly login?: string
  readonly name?: string
}

/** Makes a dictionary ready. */
type Prepare = (language: LexiconId) => Promise<void>

/** Opens a session at a server's table: finds the player and the table, and loads the dictionary to read typed words. */
export async function sessionAtServer(
  catalogue: Catalogue,
  { server, table, ...person }: ServerWishes,
  wishes: Wishes,
  say: Say,
  front: Front,
  prepare: Prepare,
): Promise<Session | undefined> {
  const api = new ServerApi(server, say)
  if (!(await introduced(api, person, say, front))) return undefined
  const id = tableId(table) ?? (await chosenTable(api, wishes, say, front))
  if (id === undefined) return undefined
  await api.join(id)
  const { language } = await api.table(id)
  const known = lexiconIds.find((one) => one === language)
  if (known !== undefined) await prepare(known)
  return new RemoteTable(api, id, catalogue, say)
}

/** The last part of an address is the table's name. */
const tableId = (table: string | undefined): string | undefined =>
  table
    ?.split(/[/?#]/)
    .filter((part) => part !== '')
    .at(-1)

async function introduced(
  api: ServerApi,
  { login, name }: Pick<ServerWishes, 'login' | 'name'>,
  say: Say,
  front: Front,
): Promise<boolean> {
  if (login !== undefined) {
    const password = process.env.ESTOCADE_PASSWORD ?? (await front.askText(say('askPassword'), '', true))
    if (password === undefined) return false
    await api.login(login, password)
    return true
  }
  const me = await api.me()
  if (me !== undefined && (name === undefined || name === me.name)) return true
  const called = name ?? (await front.askText(say('askName'), process.env.USER ?? ''))
  if (called === undefined || called === '') return false
  await api.guest(called)
  return true
}

/** One of the open tables, or a new one. */
async function chosenTable(
  api: ServerApi,
  wishes: Wishes,
  say: Say,
  front: Front,
): Promise<string | undefined> {
  if (!startsAtOnce(wishes)) {
    const open = await api.tables()
    const id = await front.ask({
      text: say('askTable'),
      options: [
        ...open.map((table) => ({ value: table.id, label: tableLabel(table, say) })),
        { value: '', label: say('newTable') },
      ],
      usual: 0,
    })
    if (id !== '') return id
  }
  return newTable(api, wishes, say, front)
}

const tableLabel = ({ game, language, sides }: TableSummary, say: Say): string => {
  const people = sides
    .map(({ names, programs = [], bot }) => {
      const all = names.map((name, i) => memberName({ name, program: programs.includes(i) }, say))
      return bot ?? (all.join('+') || '…')
    })
    .join(', ')
  return say('labelled', { label: `${gameName(game)} ${language ?? ''}`, value: people })
}

async function newTable(api: ServerApi, wishes: Wishes, say: Say, front: Front): Promise<string | undefined> {
  if (wishes.players !== undefined) throw new CommandError(say('errorServerPlayers'))
  const opening = await openingFor(wishes, say, front)
  if (opening === undefined) return undefined
  const { game, options, bots } = opening
  // Without bots the other seats wait for people.
  const seats = wishes.bots === undefined ? {} : { bots: [...bots], sides: bots.length + 1 }
  const { id } = await api.open({ game, options, ...seats })
  return id
}

async function openingFor(wishes: Wishes, say: Say, front: Front): Promise<LocalOpening | undefined> {
  if (startsAtOnce(wishes)) return usualOpening(wishes, say, 'server')
  const rules = await askRules(wishes, say, front, 'server')
  return rules === undefined ? undefined : openingOf(rules, [], [], undefined)
}
