import {
  type BotPreparation,
  type BotRunner,
  inlineBotRunner,
  type Playable,
  prepareFor,
} from '@estocade/table'

/**
 * Bots in the table's own worker. Before their first job they are prepared: `build` builds what they need elsewhere if
 * nothing is kept, while people read or move; then this worker reads it, but not before `shown`, when the page has the
 * table.
 */
export function workerBots(
  game: string,
  playable: Playable,
  build: (wish: BotPreparation) => Promise<void>,
  shown: Promise<void>,
): BotRunner {
  const catalogue = new Map([[game, playable]])
  const bots = inlineBotRunner(catalogue)
  let ready: Promise<void> | undefined
  return {
    async run(job) {
      await ready
      return bots.run(job)
    },
    prepare(wish) {
      ready = Promise.all([build(wish), shown])
        .then(() => prepareFor(catalogue, wish))
        .catch(() => {})
      return ready
    },
    close: bots.close,
  }
}
