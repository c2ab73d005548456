import {
  abrahaminetz,
  catalogueOf,
  type Fault,
  jarnac,
  logIn,
  type Playable,
  typDom,
  verifyLog,
} from '@estocade/games'
import { alphabets, judge, type Lexicon, lexiconOf } from '@estocade/words'
import { chancesOf } from '../games/jarnac/review/chances.ts'
import { type JarnacLog, type Replay, replayOf } from '../games/jarnac/review/replay.ts'
import type { GameLog } from '../session/session.ts'
import { fetchLexicon } from '../words/load-lexicon.ts'
import type { FromReviewer, ReadGame, Soundness, ToReviewer } from './messages.ts'
import { unpack } from './packed-log.ts'
import { type ReadLog, readLog } from './read-log.ts'
import { findingsOf } from './scenes/findings.ts'
import { languageOf, sceneReplayOf } from './scenes/replay.ts'
import type { SceneGame, SceneReplay } from './scenes/scene.ts'

const post = (message: FromReviewer): void => self.postMessage(message)

/** A log and its replay, which knows the game. */
interface Open {
  readonly log: GameLog
  readonly replay: Replay | SceneReplay
}

let open: Open | undefined

async function read(text: string): Promise<void> {
  const found = readLog(text)
  if ('type' in found) return post({ type: 'unreadable', why: found })
  const { log } = found
  const { game } = log.header
  const replay = game === 'jarnac' ? replayOf(asJarnac(log)) : sceneReplayOf(game as SceneGame, log)
  open = { log, replay }
  post({ type: 'read', game: gameOf(found, replay) })
  // Where the events stop making sense is told at once; where they were altered, once the rules were asked.
  if (replay.broken !== undefined)
    post({ type: 'verified', soundness: { type: 'altered', version: replay.broken, text: '' } })
  await review()
}

const asJarnac = (log: GameLog): JarnacLog => logIn(log, 'jarnac')

function gameOf({ log, names }: ReadLog, replay: Open['replay']): ReadGame {
  const kept = names.length > 0 ? { ...log, names } : log
  const record = replay.broken === undefined ? recordOf({ log, replay }) : undefined
  const brokenOff = replay.outcome === undefined && log.serverSeed !== undefined
  return { replay, names, record, brokenOff, json: `${JSON.stringify(kept, null, 1)}\n` }
}

function recordOf({ log, replay: { game } }: Open): string {
  if (game === 'jarnac') return jarnac.printRecord(asJarnac(log))
  if (game === 'abrahaminetz') return abrahaminetz.printRecord(logIn(log, 'abrahaminetz'))
  const bare = judge(lexiconOf([], alphabets[languageOf(log)]), { classes: 'typ-dom' })
  return typDom.printLog(bare, log as typDom.TypDomLog)
}

async function review(): Promise<void> {
  if (open === undefined) return
  const { log, replay } = open
  let lexicon: Lexicon
  try {
    lexicon = await fetchLexicon(languageOf(log))
  } catch {
    return post({ type: 'no-dictionary' })
  }
  const listing = catalogueOf(() => lexicon).get(replay.game)!
  const soundness = soundnessOf(log, lexicon, faultIn(listing, log))
  if (replay.broken === undefined || soundness.type === 'altered') post({ type: 'verified', soundness })
  if (soundness.type === 'altered' || replay.broken !== undefined) return
  if (replay.game === 'jarnac') {
    const found = jarnac.review(jarnac.createJarnac(lexicon), asJarnac(log))
    post({ type: 'reviewed', chances: chancesOf(replay, found) })
  } else post({ type: 'found', findings: findingsOf(replay, log, lexicon) })
}

/** An action that is none may break the rules themselves: that, too, is a log that was altered. */
function faultIn(listing: Playable, log: GameLog): Fault | undefined {
  try {
    return verifyLog(listing, log)
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
  if (data.type === 'review') return review()
  if (data.type === 'read') return read(data.text)
  const text = await unpack(data.packed)
  if (text === undefined) post({ type: 'unreadable', why: { type: 'damaged-link' } })
  else await read(text)
}
