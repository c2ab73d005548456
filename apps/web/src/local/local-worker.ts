import { type games, seedFrom } from '@estocade/games'
import type { Lexicon } from '@estocade/words'
import { judgeWord } from '../words/judge-word.ts'
import { keptIndexes } from '../words/kept-indexes.ts'
import { fetchLexicon } from '../words/load-lexicon.ts'
import { withKeptList } from '../words/own-lists.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type Opening, savedGame } from './saved-games.ts'
import { SharedDevice } from './shared-device.ts'

const post = (message: FromWorker): void => self.postMessage(message)

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

/** Loads the game's dictionary. If the game was opened with an own list, the list replaces the dictionary's words. */
async function dictionaryOf(
  { language, ownList }: Opening,
  folder: string,
  onBuilding: (share: number) => void,
): Promise<Lexicon | undefined> {
  const indexes = await keptIndexes(folder, language).catch(() => undefined)
  const base = await fetchLexicon(language, onBuilding, indexes)
  return ownList === undefined ? base : withKeptList(base, ownList)
}

async function open({ game: id, folder, pause, seed }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  const game = await savedGame(id)
  if (game === undefined) return post({ type: 'failed', why: 'no-game' })
  const onBuilding = (share: number) => post({ type: 'building', share })
  const lexicon = await dictionaryOf(game.opening, folder, onBuilding).catch(() => undefined)
  if (lexicon === undefined) return post({ type: 'failed', why: 'no-dictionary' })
  words = lexicon
  const lexicons = (language: string) => (language === lexicon.alphabet.id ? lexicon : undefined)
  const entries = await entriesIn(folder).catch(() => [])
  const playable = entries.find((entry) => entry.id === game.opening.game)?.playable(lexicons)
  if (playable === undefined) return post({ type: 'failed', why: 'no-game' })
  device = await SharedDevice.open(playable, game, { pause, entropy: seedsFrom(seed) }, post)
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') return open(data)
  const { id } = data
  if (data.type === 'logs') return post({ type: 'logs', id, logs: device?.logs() ?? [] })
  const refusal =
    data.type === 'judge' ? words && judgeWord(words, data.question) : await device?.command(data.command)
  post(refusal === undefined ? { type: 'answer', id } : { type: 'answer', id, refusal })
}
