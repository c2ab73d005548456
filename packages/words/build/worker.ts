import { parentPort, workerData } from 'node:worker_threads'
import type { LexiconId } from '../src/index.ts'
import { buildOne } from './build-one.ts'
import { lookIn } from './package-file.ts'

/** A message of a worker: the share done so far, 0…1. The worker exits by itself, with an error if the build failed. */
export interface Progress {
  readonly share: number
}

/** The parameters of a worker. */
export interface Order {
  readonly id: LexiconId
  readonly folder: string
  /** Folders with sources that are not installed. */
  readonly sources: readonly string[]
}

const { id, folder, sources } = workerData as Order
lookIn(sources)
buildOne(id, folder, (share) => parentPort?.postMessage({ share } satisfies Progress))
