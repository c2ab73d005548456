import { parentPort, workerData } from 'node:worker_threads'
import type { LexiconId } from '../src/index.ts'
import { buildOne } from './build-one.ts'

/** What a worker tells: the share done so far, 0…1. It ends by itself, with an error if the build failed. */
export interface Progress {
  readonly share: number
}

const { id, folder } = workerData as { readonly id: LexiconId; readonly folder: string }
buildOne(id, folder, (share) => parentPort?.postMessage({ share } satisfies Progress))
