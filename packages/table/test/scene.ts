import { ok, type Result, seedFrom } from '@estocade/kernel'
import {
  apply,
  decideCommand,
  decideServerCommand,
  type Entry,
  type Opening,
  openTable,
  type Playable,
  type ServerCommand,
  type Speaker,
  type Table,
  type TableCommand,
  type TableDecision,
  type TableEvent,
} from '../src/index.ts'

/** A table driven by a test: every command is decided, logged and applied, at a time that the test sets. */
export class Scene {
  readonly entries: Entry[] = []
  readonly befores: (Table | undefined)[] = []
  table!: Table
  at = 1_000_000
  #count = 0
  readonly playable: Playable

  constructor(playable: Playable, opening: Partial<Opening> = {}, host = 'ann') {
    this.playable = playable
    const full = { id: 'T', game: playable.game.id, options: {}, ...opening }
    this.#log(openTable(playable, full, { player: host, name: host }, this.#stamp()))
  }

  /** Seats ann, bob, …, one per side, and starts. */
  static started(playable: Playable, players: readonly string[], opening: Partial<Opening> = {}): Scene {
    const scene = new Scene(playable, { sides: players.length, ...opening }, players[0]!)
    for (const [seat, player] of players.entries()) if (seat > 0) scene.do(player, { type: 'sit', seat })
    for (const player of players) scene.do(player, { type: 'ready', seed: `seed of ${player}` })
    return scene
  }

  try(player: string, command: TableCommand, basis = this.table.version): Result<readonly TableEvent[]> {
    return this.as({ player, name: player }, command, basis)
  }

  as(by: Speaker, command: TableCommand, basis = this.table.version): Result<readonly TableEvent[]> {
    return this.#log(decideCommand(this.playable, this.table, command, by, basis, this.#stamp()))
  }

  /** Throws when refused. */
  do(player: string, command: TableCommand, basis = this.table.version): this {
    const result = this.try(player, command, basis)
    if (!result.ok) throw new Error(`${player} ${command.type}: ${result.error.code}`)
    return this
  }

  /** Returns the code of the refusal; the command must be refused. */
  refused(player: string, command: TableCommand, basis = this.table.version): string | undefined {
    const result = this.try(player, command, basis)
    return result.ok ? undefined : result.error.code
  }

  act(player: string, action: unknown, about = this.about(player)): this {
    return this.do(player, { type: 'act', about, action })
  }

  about(player: string): string {
    const seat = this.table.sides.findIndex(({ members }) => members.some((m) => m.player === player))
    return this.table.timers.find(({ duty }) => duty.seat === seat)?.duty.about ?? 'nothing'
  }

  server(command: ServerCommand): Result<readonly TableEvent[]> {
    return this.#log(decideServerCommand(this.playable, this.table, command, this.#stamp()))
  }

  wait(ms: number): this {
    this.at += ms
    return this
  }

  tick(): Result<readonly TableEvent[]> {
    return this.server({ type: 'tick' })
  }

  /** Who has a duty now, by name of captain. */
  get acting(): readonly (string | undefined)[] {
    return this.table.timers.map(({ duty }) => this.table.sides[duty.seat]!.captain)
  }

  #stamp() {
    return { at: this.at, entropy: seedFrom(`entropy ${this.#count++}`) }
  }

  #log(decided: Result<TableDecision>): Result<readonly TableEvent[]> {
    if (!decided.ok) return decided
    const { events, reached } = decided.value
    const entry = { at: this.at, events }
    this.befores.push(this.table)
    this.entries.push(entry)
    this.table = apply(this.playable, this.table, entry, reached)
    return ok(events)
  }
}
