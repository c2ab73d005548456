import {
  after,
  assertNever,
  before,
  commitmentTo,
  type GameTypes,
  type Live,
  type Playable,
  returned,
  type Seat,
  type Step,
} from '@estocade/kernel'
import type { TableDecision } from './decision.ts'
import { departed } from './departure.ts'
import type { Entry, TableEvent } from './events.ts'
import { chain, remembered } from './recent.ts'
import { resized, sat, stood, withMember, withSide } from './sides.ts'
import { emptySide, limits, type Match, moved, type Recent, type Table } from './table.ts'
import { allowance, clockOf, settle, timing } from './time.ts'

/**
 * The table after one stored entry. Total: every logged entry can be folded. `reached` is the match as deciding the
 * entry has computed it; without it the game's `evolve` runs again.
 */
export function apply(
  playable: Playable,
  table: Table | undefined,
  entry: Entry,
  reached: TableDecision['reached'] = [],
): Table {
  if (table === undefined) return { ...opened(playable, entry), version: 1 }
  const next = evolveAll(playable, settledFor(table, entry), { events: entry.events, reached })
  const { at, sides, match, timers, clocks } = next
  return moved(next, { version: table.version + 1, at, sides, match, timers, clocks })
}

function opened(playable: Playable, entry: Entry): Table {
  const [first, ...rest] = entry.events
  if (first?.type !== 'opened') throw new Error('The first event of a table must be `opened`.')
  return rest.reduce((so, event) => evolve(playable, so, event), open(first, entry.at))
}

export const foldTable = (playable: Playable, entries: readonly Entry[]): Table | undefined =>
  entries.reduce<Table | undefined>((table, entry) => apply(playable, table, entry), undefined)

function settledFor(table: Table, entry: Entry): Table {
  const outage = entry.events.find((event) => event.type === 'outage')
  if (outage === undefined) return settle(table, entry.at)
  return { ...settle(table, outage.from), at: Math.max(table.at, outage.to) }
}

function open(event: Extract<TableEvent, { type: 'opened' }>, at: number): Table {
  const { id, game, config, settings, host, secret } = event
  const sides = Array.from({ length: event.sides }, () => emptySide)
  return {
    id,
    game,
    config,
    settings,
    host,
    secret,
    commitment: commitmentTo(secret),
    sides,
    phase: 'gathering',
    version: 0,
    at,
    match: undefined,
    timers: [],
    clocks: [],
    request: undefined,
    reason: undefined,
    chat: [],
  }
}

/** Applies the events of a decision in order. */
export function evolveAll(playable: Playable, table: Table, { events, reached }: TableDecision): Table {
  let next = table
  let moves = 0
  for (const event of events) {
    const isMove = event.type === 'step' && event.step.type !== 'undo'
    next = evolve(playable, next, event, isMove ? reached[moves++] : undefined)
  }
  return next
}

/** Applies one event. `reached` is the match after a step that has just been decided. */
export function evolve(
  playable: Playable,
  table: Table,
  event: TableEvent,
  reached?: Live<GameTypes>,
): Table {
  switch (event.type) {
    case 'opened':
      throw new Error('A table can be opened only once.')
    case 'set':
      // During a match only the time of the verdict changes, and those who are ready stay so.
      if (table.phase !== 'gathering') return { ...table, settings: event.settings }
      return resized({ ...table, settings: event.settings, config: event.config }, event.sides)
    case 'sat':
      return sat(table, event.seat, {
        player: event.player,
        name: event.name,
        ...(event.program ? { program: true } : {}),
        ...(event.guest ? { guest: true } : {}),
      })
    case 'stood':
      return stood(table, event.player)
    case 'host':
      return { ...table, host: event.player }
    case 'closed':
      return {
        ...withoutRequest(table),
        phase: 'closed',
        timers: [],
        reason: event.reason,
      }
    case 'bot':
      return withSide(table, event.seat, ({ hintsLeft }) => ({
        ...emptySide,
        bot: event.bot,
        ready: true,
        hintsLeft,
      }))
    case 'no-bot':
      return withSide(table, event.seat, () => emptySide)
    case 'ready':
      return withSide(table, event.seat, (side) => ({
        ...side,
        ready: side.ready || side.captain === event.player,
        seeds: { ...side.seeds, [event.player]: event.seed },
      }))
    case 'unready':
      return withSide(table, event.seat, (side) => ({ ...side, ready: false }))
    case 'started':
      return started(playable, table, event)
    case 'step':
      return stepped(playable, table, event.step, reached)
    case 'over':
      return {
        ...withoutRequest(table),
        phase: 'over',
        timers: [],
        match: { ...table.match!, outcome: event.outcome },
      }
    case 'again':
      return {
        ...table,
        phase: 'gathering',
        secret: event.secret,
        commitment: commitmentTo(event.secret),
        sides: table.sides.map((side) => ({ ...side, ready: side.bot !== undefined, seeds: {} })),
      }
    case 'proposed':
      return withSide(table, event.seat, (side) => ({
        ...side,
        proposals: [...side.proposals, { player: event.player, action: event.action }].slice(
          -limits.proposals,
        ),
      }))
    case 'captain':
      return withSide(table, event.seat, (side) => ({ ...side, captain: event.player }))
    case 'away':
      return withMember(table, event.player, (member) => ({ ...member, away: table.at }))
    case 'back':
      return withMember(table, event.player, ({ away: _, ...member }) => member)
    case 'said': {
      const { player, name, to, text } = event
      return { ...table, chat: [...table.chat, { at: table.at, player, name, to, text }].slice(-limits.chat) }
    }
    case 'asked':
      return {
        ...table,
        request: { id: table.version + 1, by: event.seat, wish: event.wish, agreed: [event.seat] },
      }
    case 'agreed':
      return { ...table, request: { ...table.request!, agreed: [...table.request!.agreed, event.seat] } }
    case 'dropped':
      return withoutRequest(table)
    case 'adjourned':
      return { ...withoutRequest(table), phase: 'adjourned' }
    case 'resumed':
      return { ...withoutRequest(table), phase: 'playing' }
    case 'hint-asked':
      return withSide(table, event.seat, (side) => ({
        ...side,
        wantsHint: true,
        hintsLeft: side.hintsLeft - 1,
      }))
    case 'hinted':
      return withSide(table, event.seat, (side) => ({ ...side, wantsHint: false }))
    case 'vacation':
      return withMember(table, event.player, (member) => ({ ...member, vacation: event.until }))
    case 'departed':
      return departed(table, event.player)
    case 'outage':
      return table
    default:
      return assertNever(event)
  }
}

const withoutRequest = (table: Table): Table =>
  table.request === undefined ? table : { ...table, request: undefined }

function started(playable: Playable, table: Table, event: Extract<TableEvent, { type: 'started' }>): Table {
  const header = {
    game: playable.game.id,
    rulesVersion: event.rulesVersion,
    lexicon: event.lexicon,
    config: table.config,
    seats: table.sides.length,
    commitment: table.commitment,
    playerSeeds: event.playerSeeds,
  }
  const match: Match = {
    number: (table.match?.number ?? 0) + 1,
    fairness: { serverSeed: table.secret, playerSeeds: event.playerSeeds },
    live: before(playable.game, header),
    recent: undefined,
    since: table.version + 1,
    sworn: Object.fromEntries(
      table.sides.flatMap(({ members }, seat) => members.map(({ player }) => [player, seat as Seat])),
    ),
    acts: table.sides.map(() => 0),
  }
  const full = allowance(clockOf(playable, table))
  return {
    ...withoutRequest(table),
    phase: 'playing',
    match,
    timers: [],
    clocks: table.sides.map(() => (full === undefined ? {} : { left: full })),
    sides: table.sides.map((side) => ({
      ...side,
      proposals: [],
      // A game that has hints of its own counts them itself.
      hintsLeft: playable.hint === undefined ? table.settings.hints : 0,
      wantsHint: false,
    })),
  }
}

function stepped(
  playable: Playable,
  table: Table,
  step: Step<GameTypes>,
  reached: Live<GameTypes> | undefined,
): Table {
  const match = table.match!
  if (step.type === 'undo') return undone(playable, table, match, step)
  const live = reached ?? after(playable.game, match.live, step)
  // A hint is not a move: an undo takes back the move before it.
  const by = step.type === 'act' && step.action.type !== playable.hint?.type ? step.seat : undefined
  const next = further(match, live, remembered(match.recent, live, by), by)
  const { timers, clocks } = timing(playable, table, next)
  const sides = by === undefined ? table.sides : withoutProposals(table.sides, by)
  const { version, at } = table
  return withoutUndoRequest(moved(table, { version, at, sides, match: next, timers, clocks }))
}

const further = (match: Match, live: Live<GameTypes>, recent: Recent, by: Seat | undefined): Match => ({
  number: match.number,
  fairness: match.fairness,
  live,
  recent,
  since: match.since,
  sworn: match.sworn,
  acts: by === undefined ? match.acts : match.acts.with(by, match.acts[by]! + 1),
})

/** Playing on withdraws a request for an undo. */
const withoutUndoRequest = (table: Table): Table =>
  table.request?.wish.type === 'undo' ? withoutRequest(table) : table

const withoutProposals = (sides: Table['sides'], seat: Seat): Table['sides'] =>
  sides[seat]!.proposals.length === 0 ? sides : sides.with(seat, { ...sides[seat]!, proposals: [] })

/** Returns to version `to`. The state was kept, so the log need not be folded again. */
function undone(
  playable: Playable,
  table: Table,
  match: Match,
  step: Extract<Step<GameTypes>, { type: 'undo' }>,
): Table {
  const old = [...chain(match.recent)].find(({ live }) => live.version === step.to)
  if (old === undefined) throw new Error(`Version ${step.to} is too old to return to.`)
  const state = returned(playable.game, old.live.state, match.live.state)
  const live: Live<GameTypes> = { ...old.live, state, version: match.live.version + 1, draws: step.draws }
  const recent = remembered(old.earlier, live, old.by)
  const since = table.version + 1
  const next = { ...match, live, recent, since }
  return { ...withoutRequest(table), match: next, ...timing(playable, table, next) }
}
