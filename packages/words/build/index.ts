import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { isBuilt } from '../node/files.ts'
import type { LexiconId } from '../src/index.ts'
import { FetchedSources } from './fetch-sources.ts'
import type { Order, Progress } from './worker.ts'

export { writeWhole } from './cache.ts'
export { Harvest, type Reading, type Source } from './harvest.ts'
export { pack } from './pack.ts'
export { sourceOf, sources } from './sources.ts'

export interface BuildOptions {
  readonly folder: string
  /** They are built in this order. */
  readonly ids: readonly LexiconId[]
  readonly threads?: number
  readonly onProgress?: (id: LexiconId, share: number) => void
  readonly onReady?: (id: LexiconId) => void
  /** Called before packages that are not installed are fetched. */
  readonly onFetch?: (packages: readonly string[]) => void
}

/** Enough for the largest language, and little enough that two builds at a time stay below 1.5 GB. */
const HEAP_MB = 680

/** Builds the missing dictionaries in the given order, on all cores; existing ones are not touched. */
export async function buildLexicons(options: BuildOptions): Promise<void> {
  const { folder, onProgress, onReady, onFetch = () => {} } = options
  const waiting = options.ids.filter((id) => !isBuilt(folder, id))
  for (const id of options.ids) if (!waiting.includes(id)) onReady?.(id)
  const fetched = new FetchedSources(folder, onFetch)
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const language = id
      const sources = await fetched.for(language)
      await buildInWorker({ id, folder, sources }, (share) => onProgress?.(language, share))
      onReady?.(language)
    }
  }
  const threads = Math.min(options.threads ?? availableParallelism(), waiting.length)
  // All workers have stopped before their sources are removed.
  const ended = await Promise.allSettled(Array.from({ length: threads }, work))
  fetched.remove()
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

function buildInWorker(order: Order, onShare: (share: number) => void): Promise<void> {
  const { id } = order
  const entry = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './lexicon-worker.mjs'
  const worker = new Worker(new URL(entry, import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  return new Promise((resolve, reject) => {
    worker.on('message', ({ share }: Progress) => onShare(share))
    worker.on('error', (error) =>
      reject(new Error(`Building the ${id} dictionary failed: ${error.message}`, { cause: error })),
    )
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building the ${id} dictionary stopped.`)),
    )
  })
}
