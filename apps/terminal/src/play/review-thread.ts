import { Worker } from 'node:worker_threads'
import type { InterfaceLanguage } from '../texts/index.ts'
import type { GameLog } from './table/session.ts'

export interface ReviewWork {
  readonly log: GameLog
  readonly names: readonly string[]
  readonly language: InterfaceLanguage
}

/** Reviews a match in its own thread: a long game takes seconds, and the screen stays responsive. */
export const reviewInThread = (work: ReviewWork): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./review-worker.mjs', import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
