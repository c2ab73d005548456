import type { AnyAction, Catalogue } from '@estocade/kernel'
import type { ServerCommand } from './commands.ts'
import type { Job } from './jobs.ts'

/** A job of a bot, with the game it belongs to. */
export interface BotJob extends Job {
  readonly game: string
}

/** Where bots run: in this thread, in worker threads, … */
export interface BotRunner {
  run(job: BotJob): Promise<AnyAction>
  close(): Promise<void>
}

export function chooseFor(catalogue: Catalogue, job: BotJob): AnyAction {
  const { game, bot, view, seat, seed } = job
  const { bots, advisers = bots } = catalogue.get(game) ?? {}
  const player = (job.for === 'hint' ? advisers : bots)?.get(bot)
  if (player === undefined) throw new Error(`No bot ${bot} for ${game}`)
  return player.choose(view, seat, seed)
}

/** Runs bots in this thread: in a browser's worker, in tests, and for games whose bots take no time. */
export const inlineBotRunner = (catalogue: Catalogue): BotRunner => ({
  run: async (job) => chooseFor(catalogue, job),
  close: async () => {},
})

/** The server command that carries a bot's choice to its table. */
export const botCommand = ({ for: task, seat, version }: Job, action: AnyAction): ServerCommand => ({
  type: task === 'act' ? 'bot-act' : 'give-hint',
  seat,
  version,
  action,
})
