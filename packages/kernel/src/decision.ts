import { ok, type Result } from './result.ts'

/** What an action led to: its events, and the state after the last of them. */
export interface Decided<S, E> {
  readonly state: S
  readonly events: readonly E[]
}

/** A decision being made. Each event is applied as it is emitted, so that later checks see what it changed. */
export class Decision<S, E> implements Decided<S, E> {
  readonly events: E[] = []

  constructor(
    public state: S,
    private readonly evolve: (state: S, event: E) => S,
  ) {}

  emit(event: E): void {
    this.state = this.evolve(this.state, event)
    this.events.push(event)
  }

  emitAll(events: readonly E[]): void {
    for (const event of events) this.emit(event)
  }

  /** This decision if the attempt succeeded, else its refusal. */
  if(attempt: Attempt): Result<Decided<S, E>> {
    return attempt.ok ? ok(this) : attempt
  }
}

/** Whether something was allowed. Its events were emitted. */
export type Attempt = Result<void>
export const done: Attempt = ok(undefined)

/** The decision of these events, for rules that know them all at once. */
export const decidedBy = <S, E>(
  state: S,
  evolve: (state: S, event: E) => S,
  events: readonly E[],
): Result<Decided<S, E>> => ok({ events, state: events.reduce(evolve, state) })
