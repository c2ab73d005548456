import {
  assertNever,
  type Duty,
  type GameTypes,
  type Outcome,
  type Playable,
  type Seat,
  type Viewer,
} from '@estocade/kernel'
import type { Entry, TableEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { Match, Member, Phase, Proposal, Request, Said, Settings, Table } from './table.ts'
import { clockOf } from './time.ts'

export interface SideView {
  readonly members: readonly Member[]
  readonly captain?: string
  readonly bot?: string
  readonly ready: boolean
  readonly hintsLeft: number
  /** Only in the view of that side's members. */
  readonly proposals?: readonly Proposal[]
}

export interface MatchView {
  readonly number: number
  readonly version: number
  readonly playerSeeds: readonly string[]
  readonly lexicon: string
  readonly view: GameTypes['View']
  readonly outcome?: Outcome
  /** Published when the match is over, so that anybody can derive every draw again. */
  readonly serverSeed?: string
}

export interface DutyView extends Duty {
  /** ms left at the view's `at`. */
  readonly left?: number
}

/** What changes seldom. */
export interface SettledView {
  readonly id: string
  readonly game: string
  readonly config: GameTypes['Config']
  readonly settings: Settings
  readonly host: string
  readonly viewer: Viewer
  readonly sides: readonly SideView[]
  /** The commitment to the seed of the running match, or of the next one. */
  readonly commitment: string
  readonly clock: ReturnType<typeof clockOf>
}

/** What changes with almost every entry, the same for every viewer. */
export interface MovingView {
  readonly phase: Phase
  readonly version: number
  readonly at: number
  /** ms left at `at`, by seat; null where no clock runs. */
  readonly clocks: readonly (number | null)[]
  readonly duties: readonly DutyView[]
  readonly request?: Request
  /** Why a moderator has closed it. */
  readonly reason?: string
}

/** Everything that a viewer may know. All viewers of the same seat get the same view. */
export interface TableView extends SettledView, MovingView {
  readonly match?: MatchView
}

export const viewOf = (playable: Playable, table: Table, viewer: Viewer): TableView => ({
  ...settledView(playable, table, viewer),
  ...movingView(table),
  ...(table.match === undefined
    ? {}
    : {
        match: { ...matchFacts(table.match), view: playable.game.view(table.match.live.state, viewer) },
      }),
})

/** The parts of a table that `settledView` depends on, besides viewer and game. */
export type SettledParts = Pick<Table, 'config' | 'settings' | 'host' | 'sides' | 'commitment'>

export const sameSettled = (a: SettledParts, b: SettledParts): boolean =>
  a.sides === b.sides &&
  a.config === b.config &&
  a.settings === b.settings &&
  a.host === b.host &&
  a.commitment === b.commitment

export function settledView(playable: Playable, table: Table, viewer: Viewer): SettledView {
  const { id, game, config, settings, host, commitment } = table
  const sides = table.sides.map((side, seat) => sideView(side, seat === viewer))
  return { id, game, config, settings, host, viewer, sides, commitment, clock: clockOf(playable, table) }
}

export function movingView(table: Table): MovingView {
  const { phase, version, at, request, reason } = table
  const moving = {
    phase,
    version,
    at,
    clocks: table.clocks.map(({ left }) => left ?? null),
    duties: table.timers.map(({ duty, left }) => (left === undefined ? duty : { ...duty, left })),
  }
  if (request === undefined && reason === undefined) return moving
  return {
    ...moving,
    ...(request === undefined ? {} : { request }),
    ...(reason === undefined ? {} : { reason }),
  }
}

function sideView(side: Table['sides'][number], own: boolean): SideView {
  const { members, captain, bot, ready, hintsLeft, proposals } = side
  return {
    members,
    ...(captain === undefined ? {} : { captain }),
    ...(bot === undefined ? {} : { bot }),
    ready,
    hintsLeft,
    ...(own ? { proposals } : {}),
  }
}

/** A match without the game's view: the same for every viewer. */
export function matchFacts({ number, live, outcome, fairness }: Match): Omit<MatchView, 'view'> {
  const { playerSeeds, lexicon } = live.header
  const facts = { number, version: live.version, playerSeeds, lexicon }
  return outcome === undefined ? facts : { ...facts, outcome, serverSeed: fairness.serverSeed }
}

/** How the sides stand, by seat; undefined before a match, and in a game that has no such figures. */
export function scoresAt(playable: Playable, { match }: Table): readonly number[] | undefined {
  if (match?.outcome !== undefined) return match.outcome.scores
  return match && playable.scores?.(playable.game.view(match.live.state, 'spectator'))
}

/** An event as one viewer may see it. Events that the viewer may not see are left out. */
export type SeenTableEvent =
  | Exclude<TableEvent, { type: 'opened' | 'ready' | 'step' | 'again' }>
  | { readonly type: 'opened' }
  | { readonly type: 'ready'; readonly player: string; readonly seat: Seat }
  | { readonly type: 'again' }
  | { readonly type: 'undo'; readonly to: number }
  | {
      readonly type: 'step'
      /** Absent for the deal. */
      readonly seat?: Seat
      /** The seat's time was up, and the game's rule for that acted for it. */
      readonly late?: true
      readonly events: readonly GameTypes['SeenEvent'][]
    }

export function seen(
  playable: Playable,
  before: Table | undefined,
  entry: Entry,
  viewer: Viewer,
): readonly SeenTableEvent[] {
  const shown: SeenTableEvent[] = []
  let table = before
  let folded = 0
  for (let i = 0; i < entry.events.length; i++) {
    const event = entry.events[i]!
    // Only the redaction of a step needs the state before it, so the table is brought up to date only then.
    if (event.type === 'step' && table !== undefined)
      for (; folded < i; folded++) table = evolve(playable, table, entry.events[folded]!)
    const one = seeOne(playable, table, event, viewer)
    if (one !== undefined) shown.push(one)
  }
  return shown
}

function seeOne(
  playable: Playable,
  table: Table | undefined,
  event: TableEvent,
  viewer: Viewer,
): SeenTableEvent | undefined {
  switch (event.type) {
    case 'opened':
    case 'again':
      return { type: event.type }
    case 'ready':
      return { type: 'ready', player: event.player, seat: event.seat }
    case 'proposed':
    case 'hinted':
      return event.seat === viewer ? event : undefined
    case 'said':
      return event.to === 'table' || event.to === viewer ? event : undefined
    case 'step':
      return seeStep(playable, table!, event, viewer)
    case 'set':
    case 'sat':
    case 'stood':
    case 'host':
    case 'closed':
    case 'bot':
    case 'no-bot':
    case 'unready':
    case 'started':
    case 'over':
    case 'captain':
    case 'away':
    case 'back':
    case 'asked':
    case 'agreed':
    case 'dropped':
    case 'adjourned':
    case 'resumed':
    case 'hint-asked':
    case 'vacation':
    case 'departed':
    case 'outage':
      return event
    default:
      return assertNever(event)
  }
}

/** The action may hold secrets, such as which cards were exchanged, so only the redacted events are sent. */
function seeStep(
  playable: Playable,
  table: Table,
  { step, late }: Extract<TableEvent, { type: 'step' }>,
  viewer: Viewer,
): SeenTableEvent {
  if (step.type === 'undo') return { type: 'undo', to: step.to }
  let { state } = table.match!.live
  const events = step.events.map((event, i) => {
    if (i > 0) state = playable.game.evolve(state, step.events[i - 1]!)
    return playable.game.see(event, viewer, state)
  })
  if (step.type === 'deal') return { type: 'step', events }
  const seen = { type: 'step', seat: step.seat, events } as const
  return late ? { ...seen, late } : seen
}

/** Each player's newest proposal. */
export const newestProposals = (proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.filter((one, i) => !proposals.slice(i + 1).some(({ player }) => player === one.player))

/** The chat lines that this viewer may read. */
export const chatFor = (table: Table, viewer: Viewer): readonly Said[] =>
  table.chat.filter(({ to }) => to === 'table' || to === viewer)
