import type { Refusal, Result } from '@estocade/kernel'
import {
  applyDecision,
  deadline,
  decideCommand,
  decideServerCommand,
  type Entry,
  hasJobs,
  type Playable,
  type Stamp,
  type Table,
  type TableDecision,
  type TableEvent,
} from '@estocade/table'
import type { Append } from '../store/store.ts'
import { commandKey, type Job } from './job.ts'
import type { LoadedTable } from './loaded-table.ts'
import { type Pin, pinnedCommand } from './pin-words.ts'
import { actingOf, indexOf, isAmongPeople, isRated, resultsOf } from './table-index.ts'

export interface Decision {
  readonly loaded: LoadedTable
  /** Absent for a time-out that was applied before the command. */
  readonly job: Job | undefined
  readonly entry: Entry
  readonly next: Table
  readonly append: Append
}

/** ms by which deadlines fire late. A command with an earlier time wins, which makes up for network delay. */
export const DEADLINE_GRACE = 250

interface Decided {
  readonly decisions: readonly Decision[]
  readonly refusal?: Refusal
}

/** Decides against the table as it will be after the entries that are being written. */
export function decideJob(loaded: LoadedTable, job: Job, stamp: Stamp, pin?: Pin): Decided {
  const { playable } = loaded
  const now = loaded.head ?? loaded.table
  if (job.type === 'server')
    return decided(loaded, now, job, stamp, decideServerCommand(playable, now, job.command, stamp))
  const due = isOverdue(loaded, stamp.at)
    ? decideServerCommand(playable, now, { type: 'tick' }, stamp)
    : undefined
  const first = due?.ok ? decisionOf(loaded, now, stamp, due.value, undefined) : undefined
  const then = first?.next ?? now
  const action = pinnedCommand(playable, job.command.action, pin)
  const result = decideCommand(playable, then, action, job.by, job.command.basis, stamp)
  return decided(loaded, then, job, stamp, result, first)
}

function decided(
  loaded: LoadedTable,
  now: Table,
  job: Job,
  stamp: Stamp,
  result: Result<TableDecision>,
  first?: Decision,
): Decided {
  if (!result.ok) return { decisions: first === undefined ? [] : [first], refusal: result.error }
  const decision = decisionOf(loaded, now, stamp, result.value, job)
  return { decisions: first === undefined ? [decision] : [first, decision] }
}

function decisionOf(
  loaded: LoadedTable,
  now: Table,
  stamp: Stamp,
  decision: TableDecision,
  job: Job | undefined,
): Decision {
  const { entry, table: next } = applyDecision(loaded.playable, now, decision, stamp.at)
  return { loaded, job, entry, next, append: appendOf(loaded.playable, { before: now, entry, next }, job) }
}

/** Whether a deadline has passed that no node has fired yet: it is applied before the command. */
const isOverdue = ({ head, deadline: known }: LoadedTable, at: number): boolean => {
  const due = head === undefined ? known : deadline(head)
  return due !== undefined && due + DEADLINE_GRACE <= at
}

interface Change {
  readonly before: Table | undefined
  readonly entry: Entry
  readonly next: Table
}

/** Everything that is committed together: the command's id, the events, the next deadline, the index of lists. */
export function appendOf(playable: Playable, { before, entry, next }: Change, job: Job | undefined): Append {
  const over = entry.events.some(({ type }) => type === 'over')
  return {
    table: next.id,
    expected: before?.version ?? 0,
    command: job?.type === 'player' ? commandKey(job.by, job.command) : undefined,
    at: entry.at,
    body: JSON.stringify(entry.events),
    deadline: deadline(next),
    working: hasJobs(next),
    acting: actingOf(next),
    index: listed(entry) ? indexOf(playable, next) : undefined,
    results: over ? resultsOf(next) : undefined,
    rated: over && isRated(playable, next),
    amongPeople: over && isAmongPeople(next),
  }
}

const UNLISTED: ReadonlySet<TableEvent['type']> = new Set([
  'step',
  'said',
  'proposed',
  'away',
  'back',
  'asked',
  'agreed',
  'dropped',
  'hint-asked',
  'hinted',
  'outage',
  'captain',
])

/** Whether the entry may change what lists show. */
const listed = (entry: Entry): boolean => entry.events.some(({ type }) => !UNLISTED.has(type))
