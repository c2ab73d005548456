import { type games, seedFrom } from '@estocade/games'
import { type BotPreparation, type Playable, prepareFor } from '@estocade/table'
import type { IndexStore, Lexicon } from '@estocade/words'
import { judgeWord } from '../words/judge-word.ts'
import { keptIndexes } from '../words/kept-indexes.ts'
import { fetchLexicon } from '../words/load-lexicon.ts'
import { withKeptList } from '../words/own-lists.ts'
import { buildIndexes, indexSender } from './index-worker.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Opening, savedGame } from './saved-games.ts'
import { SharedDevice } from './shared-device.ts'
import { workerBots } from './worker-bots.ts'

const post = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer })

let device: SharedDevice | undefined
let words: Lexicon | undefined

/** This device's seeds for the deals, one after another. */
function seedsFrom(seed: string): () => string {
  let count = 0
  return () => seedFrom(`${seed}/${count++}`)
}

/** Loads only the games of one folder, because the rules and bots of the others would double the size. */
async function entriesIn(folder: string): Promise<typeof games> {
  const { entries } = (await import(`../games/${folder}/playable.ts`)) as { readonly entries: typeof games }
  return entries
}

/** The game with this dictionary. */
async function playableOf(game: string, folder: string, lexicon: Lexicon): Promise<Playable | undefined> {
  const lexicons = (language: string) => (language === lexicon.alphabet.id ? lexicon : undefined)
  const entries = await entriesIn(folder).catch(() => [])
  return entries.find(({ id }) => id === game)?.playable(lexicons)
}

/** Loads the game's dictionary. If the game was opened with an own list, the list replaces the dictionary's words. */
async function dictionaryOf(
  { language, ownList }: Opening,
  onBuilding: (share: number) => void,
  indexes: IndexStore | undefined,
): Promise<Lexicon | undefined> {
  const base = await fetchLexicon(language, onBuilding, indexes)
  return ownList === undefined ? base : withKeptList(base, ownList)
}

async function open({ game: id, folder, pause, seed }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  const saved = await savedGame(id)
  if (saved === undefined) return post({ type: 'failed', why: 'no-game' })
  const { game, language, ownList } = saved.opening
  const indexes = await keptIndexes(folder, language).catch(() => undefined)
  const onBuilding = (share: number) => post({ type: 'building', share })
  const lexicon = await dictionaryOf(saved.opening, onBuilding, indexes).catch(() => undefined)
  if (lexicon === undefined) return post({ type: 'failed', why: 'no-dictionary' })
  words = lexicon
  const playable = await playableOf(game, folder, lexicon)
  if (playable === undefined) return post({ type: 'failed', why: 'no-game' })
  const build = async (wish: BotPreparation) => {
    if (indexes?.isNew && ownList === undefined) await buildIndexes(folder, language, wish, indexes.add)
  }
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  const bots = workerBots(game, playable, build, shown)
  device = await SharedDevice.open(playable, saved, { pause, bots, entropy: seedsFrom(seed) }, post)
  show()
}

async function prepare({ folder, language, wish }: Extract<ToWorker, { type: 'prepare' }>): Promise<void> {
  try {
    const lexicon = await fetchLexicon(language, () => {}, indexSender(post))
    const playable = await playableOf(wish.game, folder, lexicon)
    if (playable !== undefined) prepareFor(new Map([[wish.game, playable]]), wish)
  } finally {
    post({ type: 'prepared' })
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') return open(data)
  if (data.type === 'prepare') return prepare(data)
  const { id } = data
  if (data.type === 'logs') return post({ type: 'logs', id, logs: device?.logs() ?? [] })
  const refusal =
    data.type === 'judge' ? words && judgeWord(words, data.question) : await device?.command(data.command)
  post(refusal === undefined ? { type: 'answer', id } : { type: 'answer', id, refusal })
}
