import type { AnyAction, Catalogue, GameTypes } from '@estocade/kernel'
import type { ServerCommand } from './commands.ts'
import type { Job } from './jobs.ts'
import type { Table } from './table.ts'

/** A job of a bot, with the game it belongs to. */
export interface BotJob extends Job {
  readonly game: string
}

/** What the bots of a table need to know before they have anything to decide. */
export interface BotPreparation {
  readonly game: string
  readonly bots: readonly string[]
  readonly config: GameTypes['Config']
}

/** Where bots run: in this thread, in worker threads, … */
export interface BotRunner {
  run(job: BotJob): Promise<AnyAction>
  /** Prepares bots for their first job, where that delays nothing else. Resolves also when it was not possible. */
  prepare?(wish: BotPreparation): Promise<void>
  close(): Promise<void>
}

export function chooseFor(catalogue: Catalogue, job: BotJob): AnyAction {
  const { game, bot, view, seat, seed } = job
  const { bots, advisers = bots } = catalogue.get(game) ?? {}
  const player = (job.for === 'hint' ? advisers : bots)?.get(bot)
  if (player === undefined) throw new Error(`No bot ${bot} for ${game}`)
  return player.choose(view, seat, seed)
}

/** What to prepare at a table as it is now; `undefined` where no bot will play. */
export function preparationFor({ game, config, phase, sides }: Table): BotPreparation | undefined {
  if (phase === 'over' || phase === 'closed' || sides.every(({ bot }) => bot === undefined)) return undefined
  return { game, bots: [...new Set(sides.flatMap(({ bot }) => bot ?? []))], config }
}

export function prepareFor(catalogue: Catalogue, { game, bots, config }: BotPreparation): void {
  const known = catalogue.get(game)?.bots
  for (const bot of bots) known?.get(bot)?.prepare?.(config)
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
