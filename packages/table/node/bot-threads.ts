import { Worker } from 'node:worker_threads'
import type { AnyAction, BotRunner } from '../src/index.ts'

interface Waiting {
  readonly resolve: (action: AnyAction) => void
  readonly reject: (error: Error) => void
}

export interface WorkerOptions {
  /** A module that exports `catalogue`: a Catalogue or a promise of one. */
  readonly catalogue: URL
  readonly worker?: URL
  readonly threads?: number
  readonly onError?: (error: unknown) => void
}

/** ms before a thread that died is replaced: one that cannot even start must not keep the processor busy. */
const REPLACE = 500

/** Runs bots in worker threads, so that thinking never delays a socket or a key press. A thread that dies is replaced. */
export function workerBotRunner(options: WorkerOptions): BotRunner {
  const own = import.meta.url.endsWith('.ts') ? './bot-worker-from-source.mjs' : './bot-worker.mjs'
  const entry = options.worker ?? new URL(own, import.meta.url)
  const waiting = new Map<number, Waiting & { readonly thread: number }>()
  let count = 0
  let closed = false
  const threads = Array.from({ length: options.threads ?? 1 }, (_, i) => start(i))

  function start(index: number): Worker {
    const worker = new Worker(entry, { workerData: { catalogue: options.catalogue.href } })
    worker.on('message', ({ id, action, error }: { id: number; action?: AnyAction; error?: string }) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (action === undefined) one?.reject(new Error(error))
      else one?.resolve(action)
    })
    worker.on('error', (error) => options.onError?.(error))
    worker.on('exit', () => {
      for (const [id, one] of waiting)
        if (one.thread === index) {
          waiting.delete(id)
          one.reject(new Error('The bot thread ended.'))
        }
      const replace = () => {
        if (!closed) threads[index] = start(index)
      }
      setTimeout(replace, REPLACE).unref()
    })
    worker.unref()
    return worker
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const id = count++
        const thread = id % threads.length
        waiting.set(id, { resolve, reject, thread })
        threads[thread]!.postMessage({ id, job })
      }),
    async close() {
      closed = true
      await Promise.all(threads.map((worker) => worker.terminate()))
    },
  }
}
