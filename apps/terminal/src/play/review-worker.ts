import { parentPort, workerData } from 'node:worker_threads'
import type { LexiconId } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { gameOf } from '../games/index.ts'
import { sayIn } from '../texts/index.ts'
import type { ReviewWork } from './review-thread.ts'

const { log, names, language } = workerData as ReviewWork
const { language: words } = log.header.config as { readonly language: LexiconId }
const lexicon = loadLexicon(cacheFolder(), words)
parentPort!.postMessage(gameOf(log.header.game).review(lexicon, log, names, sayIn(language)))
