import { entryOf, type Fault, verifyLog } from '@estocade/games'
import type { Lexicon } from '@estocade/words'
import type { GameLog } from '../session/session.ts'
import { fetchLexicon } from '../words/load-lexicon.ts'
import { lexiconOfHash } from '../words/own-lists.ts'
import { type GameReview, type GameReviews, languageOf } from './game-review.ts'
import type { FromReviewer, ReadGame, Soundness, ToReviewer } from './messages.ts'
import type { Replayed } from './moment.ts'
import { unpack } from './packed-log.ts'
import { type ReadLog, readLog } from './read-log.ts'
import { displayForms } from './written.ts'

const post = (message: FromReviewer): void => self.postMessage(message)

/** The reviews of all games. They are found by folder, because the page's list of games would load every table. */
const reviews = new Map(
  Object.values(
    import.meta.glob<GameReviews>('../games/*/reviews.ts', { eager: true, import: 'reviews' }),
  ).flatMap((ofFolder) => Object.entries(ofFolder)),
)

/** A log, its replay, and the game it is of. */
interface Open {
  readonly log: GameLog
  readonly replay: Replayed
  readonly entry: NonNullable<ReturnType<typeof entryOf>>
  readonly review: GameReview
}

let open: Open | undefined

async function read(text: string): Promise<void> {
  const found = await readLog(text)
  if ('type' in found) return post({ type: 'unreadable', why: found })
  const { log } = found
  const { game } = log.header
  const entry = entryOf(game)
  const review = reviews.get(game)
  if (entry === undefined || review === undefined)
    return post({ type: 'unreadable', why: { type: 'other-game', game } })
  open = { log, replay: review.replay(log), entry, review }
  post({ type: 'read', game: await gameOf(found, open) })
  // The first impossible event is reported at once; altered events are reported after the rules have verified the log.
  const { broken } = open.replay
  if (broken !== undefined)
    post({ type: 'verified', soundness: { type: 'altered', version: broken, text: '' } })
  await lookForMissed()
}

async function gameOf({ log, names }: ReadLog, { replay, entry }: Open): Promise<ReadGame> {
  const kept = names.length > 0 ? { ...log, names } : log
  const record = replay.broken === undefined ? (await entry.records()).print(log) : undefined
  const brokenOff = replay.outcome === undefined && log.serverSeed !== undefined
  return { replay, names, record, brokenOff, json: `${JSON.stringify(kept, null, 1)}\n` }
}

async function lookForMissed(): Promise<void> {
  if (open === undefined) return
  const { log, replay, entry, review } = open
  let lexicon: Lexicon
  try {
    lexicon = await lexiconOfHash(await fetchLexicon(languageOf(log)), log.header.lexicon)
  } catch {
    return post({ type: 'no-dictionary' })
  }
  const soundness = soundnessOf(log, lexicon, faultIn(entry, lexicon, log))
  if (replay.broken === undefined || soundness.type === 'altered') post({ type: 'verified', soundness })
  if (soundness.type === 'altered' || replay.broken !== undefined) return
  const found = review.found(replay, await entry.review(lexicon, log))
  post({ type: 'found', found, forms: displayForms(lexicon, log.steps, found) })
}

/** An invalid action may make the rules throw; such a log was altered too. */
function faultIn(entry: Open['entry'], lexicon: Lexicon, log: GameLog): Fault | undefined {
  try {
    return verifyLog(
      entry.playable(() => lexicon),
      log,
    )
  } catch {
    return { version: 0, text: '' }
  }
}

function soundnessOf(log: GameLog, lexicon: Lexicon, fault: Fault | undefined): Soundness {
  if (fault === undefined) return { type: 'sound' }
  const judged = fault.version > 0 && log.header.lexicon !== lexicon.hash
  return judged ? { type: 'other-dictionary' } : { type: 'altered', version: fault.version, text: fault.text }
}

self.onmessage = async ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'review') return lookForMissed()
  if (data.type === 'read') return read(data.text)
  const text = await unpack(data.packed)
  if (text === undefined) post({ type: 'unreadable', why: { type: 'damaged-link' } })
  else await read(text)
}
