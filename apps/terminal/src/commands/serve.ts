import { existsSync } from 'node:fs'
import { addServerOptions, optionsOf } from '@estocade/server/options'
import { workerBotRunner } from '@estocade/table/node'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, isBuilt, loadLexicon } from '@estocade/words/node'
import type { Command } from 'commander'
import { catalogue } from '../catalogue.ts'
import { CommandError } from '../command-error.ts'
import { lexiconIdFrom, tellFetch } from '../dictionaries.ts'
import { progressBars } from '../progress.ts'
import { clearly } from './data-source.ts'

/** ms before a bot's move is played, so that people can follow. */
const PACE = 500

export function addServe(program: Command): void {
  addServerOptions(program.command('serve'))
    .option('--lang <id>', 'the dictionary to build first', lexiconIdFrom, 'fr')
    .action(({ lang }: { readonly lang: LexiconId }, command: Command) => clearly(() => serve(lang, command)))
}

async function serve(lang: LexiconId, command: Command): Promise<void> {
  const options = optionsOf(command)
  if (!options.ok) throw new CommandError(options.error.text)
  const { createServer, run, wordsRoutes } = await import('@estocade/server')
  const shares = new Map<LexiconId, number>()
  const web = new URL('../../web/dist', import.meta.url).pathname
  const server = await createServer({
    ...options.value,
    catalogue,
    botRunner: workerBotRunner({
      catalogue: new URL('./catalogue.mjs', import.meta.url),
      worker: new URL('./bot-worker.mjs', import.meta.url),
    }),
    pace: PACE,
    ...(existsSync(web) ? { web } : {}),
  })
  wordsRoutes(server.app, { folder: cacheFolder(), progress: (id) => shares.get(id) ?? 0 })
  const address = await run(server)
  process.stderr.write(`Estocade is open at ${address}\n`)
  await buildAll(lang, shares)
  await new Promise(() => {})
}

/** Builds the dictionaries in the background, the given language first; tables are open meanwhile. */
async function buildAll(first: LexiconId, shares: Map<LexiconId, number>): Promise<void> {
  const bars = progressBars()
  removeDamaged()
  await buildLexicons({
    folder: cacheFolder(),
    ids: [first, ...lexiconIds.filter((id) => id !== first)],
    onProgress(id, share) {
      shares.set(id, share)
      bars.update(id, share)
    },
    onFetch: tellFetch,
  })
}

/** A damaged dictionary is removed when it is loaded; then it is built again like a missing one. */
function removeDamaged(): void {
  const folder = cacheFolder()
  for (const id of lexiconIds.filter((one) => isBuilt(folder, one)))
    try {
      loadLexicon(folder, id)
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`)
    }
}
