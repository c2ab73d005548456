import type { Refusal } from '@estocade/kernel'
import type { Table } from '@estocade/table'
import type { ModerationStore } from '../store/store.ts'
import type { Bans } from './bans.ts'

/** Commands that a mute or a block may stop. */
const GATED: ReadonlySet<string> = new Set(['sit', 'say'])

export const isGated = (type: string): boolean => GATED.has(type)

/** Stops muted players from chatting, and blocked players from sitting or chatting with those who blocked them. */
export class Gate {
  readonly #store: Pick<ModerationStore, 'isBlocked'>
  readonly #bans: Pick<Bans, 'muteOf'>

  constructor(store: Pick<ModerationStore, 'isBlocked'>, bans: Pick<Bans, 'muteOf'>) {
    this.#store = store
    this.#bans = bans
  }

  /** Why this player may not do this at the table; undefined when they may. */
  async refusalFor(table: Table, ids: readonly string[], type: string): Promise<Refusal | undefined> {
    if (!isGated(type)) return undefined
    const mute = type === 'say' ? this.#bans.muteOf(ids) : undefined
    if (mute !== undefined)
      return {
        code: 'muted',
        text: `You may not chat. ${mute.reason}`.trim(),
        params: { reason: mute.reason },
      }
    const others = table.sides
      .flatMap(({ members }) => members.map(({ player }) => player))
      .concat(table.host)
      .filter((player) => !ids.includes(player))
    if (others.length === 0 || !(await this.#store.isBlocked(others, ids))) return undefined
    return {
      code: 'player-blocked',
      text: 'Somebody at this table does not want to play with you.',
      params: {},
    }
  }
}
