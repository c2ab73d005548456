import { type Fault, jarnac, verify } from '@estocade/games'
import type { Lexicon } from '@estocade/words'
import { fetchLexicon } from '../words/load-lexicon.ts'
import { chancesOf } from './chances.ts'
import type { FromReviewer, ReadGame, Soundness, ToReviewer } from './messages.ts'
import { unpack } from './packed-log.ts'
import { type ReadLog, readLog } from './read-log.ts'
import { type JarnacLog, type Replay, replayOf } from './replay.ts'

const post = (message: FromReviewer): void => self.postMessage(message)

let open: { readonly log: JarnacLog; readonly replay: Replay } | undefined

async function read(text: string): Promise<void> {
  const found = readLog(text)
  if ('type' in found) return post({ type: 'unreadable', why: found })
  const replay = replayOf(found.log)
  open = { log: found.log, replay }
  post({ type: 'read', game: gameOf(found, replay) })
  // Where the events stop making sense is told at once; where they were altered, once the rules were asked.
  if (replay.broken !== undefined)
    post({ type: 'verified', soundness: { type: 'altered', version: replay.broken, text: '' } })
  await review()
}

function gameOf({ log, names }: ReadLog, replay: Replay): ReadGame {
  const kept = names.length > 0 ? { ...log, names } : log
  const record = replay.broken === undefined ? jarnac.printRecord(log) : undefined
  return { replay, names, record, json: jarnac.logToJson(kept) }
}

async function review(): Promise<void> {
  if (open === undefined) return
  const { log, replay } = open
  let lexicon: Lexicon
  try {
    lexicon = await fetchLexicon(log.header.config.language)
  } catch {
    return post({ type: 'no-dictionary' })
  }
  const game = jarnac.createJarnac(lexicon)
  const soundness = soundnessOf(log, lexicon, verify(game, log))
  if (replay.broken === undefined || soundness.type === 'altered') post({ type: 'verified', soundness })
  if (soundness.type === 'altered' || replay.broken !== undefined) return
  post({ type: 'reviewed', chances: chancesOf(replay, jarnac.review(game, log)) })
}

function soundnessOf(log: JarnacLog, lexicon: Lexicon, fault: Fault | undefined): Soundness {
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
