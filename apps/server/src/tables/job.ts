import type { Refusal, Result } from '@estocade/kernel'
import type { ServerCommand, Speaker, TableCommand } from '@estocade/table'

export interface PlayerCommand {
  readonly id: string
  readonly basis: number
  readonly action: TableCommand
}

export type Answer = Result<{ readonly version: number }, Refusal>

/** Gets the answer to a command. */
export interface Asker {
  answered(answer: Answer, id: string): void
}

interface Asked {
  readonly table: string
  readonly asker: Asker
  attempts: number
}

export interface PlayerJob extends Asked {
  readonly type: 'player'
  readonly by: Speaker
  readonly command: PlayerCommand
  /** The version at which the log did not hold this command. */
  newAt?: number
}

export type Job = PlayerJob | (Asked & { readonly type: 'server'; readonly command: ServerCommand })

export function answer(job: Job | undefined, result: Answer): void {
  job?.asker.answered(result, job.type === 'player' ? job.command.id : '')
}

/** Ids are per player, so that nobody can use up another player's. */
export const commandKey = (by: Speaker, { id }: PlayerCommand): string => `${by.player}/${id}`
