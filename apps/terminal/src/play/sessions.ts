import { workerBotRunner } from '@estocade/table/node'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, isBuilt } from '@estocade/words/node'
import { catalogue } from '../catalogue.ts'
import { TextError } from '../command-error.ts'
import type { Say } from '../texts/index.ts'
import { sessionAtServer } from './at-server.ts'
import type { PlayOptions } from './command.ts'
import type { Front } from './front.ts'
import { mainMenu } from './main-menu.ts'
import { startsAtOnce, usualOpening, type Wishes } from './setup.ts'
import { type LocalOpening, LocalSession } from './table/local-session.ts'
import { newSavePath, readSave, type SavedGame, unfinishedGames } from './table/save-file.ts'
import type { Session } from './table/session.ts'

/** The least ms of a bot's move on a screen, so that people can follow; a pipe needs no pause. */
const PACE = 600

/** The table that the options, or the player's answers, lead to; `undefined` when they leave instead. */
export async function sessionFor(options: PlayOptions, say: Say, front: Front): Promise<Session | undefined> {
  const prepare = dictionaryFor(front)
  if (options.resume !== undefined) return resumed(saveFor(options.resume), options, prepare)
  const wishes: Wishes = { ...options, flags: { ...options } }
  const atServer = (server: string) =>
    sessionAtServer(catalogue, { ...options, server }, wishes, say, front, prepare)
  if (options.server !== undefined) return atServer(options.server)
  if (startsAtOnce(wishes)) return opened(usualOpening(wishes, say), options, prepare)
  if (!(await front.title())) return undefined
  const choice = await mainMenu(wishes, say, front)
  switch (choice?.type) {
    case 'open':
      return opened(choice.opening, options, prepare)
    case 'resume':
      return resumed(choice.save, options, prepare)
    case 'server':
      return atServer(choice.url)
    case undefined:
      return undefined
  }
}

function saveFor(resume: string | true): SavedGame {
  if (resume !== true) return readSave(resume)
  const [last] = unfinishedGames()
  if (last === undefined) throw new TextError((say) => say('errorNothingUnfinished'))
  return last
}

type Prepare = (language: LexiconId) => Promise<void>

/** Builds a dictionary that is not there yet; the front shows how far it is. */
const dictionaryFor =
  (front: Front): Prepare =>
  async (language) => {
    const folder = cacheFolder()
    if (isBuilt(folder, language)) return
    const onProgress = (name: string, share: number) => front.progress(name, share)
    await buildLexicons({ folder, ids: [language], onProgress })
  }

const localEnv = (options: PlayOptions, path: string, bots: readonly string[]) => ({
  botRunner: workerBotRunner({
    expected: bots.length > 0,
    catalogue: new URL('./catalogue.mjs', import.meta.url),
    worker: new URL('./bot-worker.mjs', import.meta.url),
  }),
  pace: options.pace ?? (options.plain ? 0 : PACE),
  path,
})

async function opened(opening: LocalOpening, options: PlayOptions, prepare: Prepare): Promise<Session> {
  await prepare(lexiconIds.find((id) => id === opening.language)!)
  const env = localEnv(options, options.save ?? newSavePath(opening.game, new Date()), opening.bots)
  return LocalSession.open(catalogue.get(opening.game)!, opening, env)
}

async function resumed(save: SavedGame, options: PlayOptions, prepare: Prepare): Promise<Session> {
  const language = lexiconIds.find((id) => id === save.header.language)
  const playable = catalogue.get(save.header.game)
  if (language === undefined || playable === undefined)
    throw new TextError((say) => say('errorSaveGame', { path: save.path }))
  await prepare(language)
  return LocalSession.resume(playable, save, localEnv(options, save.path, save.header.bots))
}
