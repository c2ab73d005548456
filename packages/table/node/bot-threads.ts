import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { AnyAction, BotJob, BotPreparation, BotRunner } from '../src/index.ts'

interface Waiting {
  readonly job: BotJob | BotPreparation
  /** Without an action after a preparation. */
  readonly resolve: (action: AnyAction | undefined) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  /** The job that it runs. */
  current: Waiting | undefined
}

export interface WorkerOptions {
  /** The address of a module that exports `catalogue`: a Catalogue or a promise of one. */
  readonly catalogue: URL
  readonly worker?: URL
  /** The most threads. By default one fewer than the number of cores, but at least one. */
  readonly threads?: number
  /** Whether bots are expected, by default yes: then the first thread starts at once, and no job waits for it. */
  readonly expected?: boolean
  readonly onError?: (error: unknown) => void
}

/** ms before a thread that died is replaced: one that cannot even start must not keep the processor busy. */
const REPLACE = 500

/**
 * Runs bots in worker threads, so that thinking never delays a socket or a key press. Jobs wait in one queue for the
 * next free thread. A further thread starts when all are busy, because each loads its own dictionaries; one that dies
 * is replaced. Preparations wait until no job does.
 */
export function workerBotRunner(options: WorkerOptions): BotRunner {
  const own = import.meta.url.endsWith('.ts') ? './bot-worker-from-source.mjs' : './bot-worker.mjs'
  const entry = options.worker ?? new URL(own, import.meta.url)
  const most = options.threads ?? Math.max(1, availableParallelism() - 1)
  const threads = new Set<Thread>()
  const queue: Waiting[] = []
  const preparations: Waiting[] = []
  /** Threads that died and are not replaced yet. */
  let missing = 0
  let closed = false
  if (options.expected ?? true) start()

  function start(): void {
    const worker = new Worker(entry, { workerData: { catalogue: options.catalogue.href } })
    const thread: Thread = { worker, current: undefined }
    worker.on('message', ({ action, error }: { action?: AnyAction; error?: string }) => {
      const done = thread.current
      thread.current = undefined
      assign()
      if (error === undefined) done?.resolve(action)
      else done?.reject(new Error(error))
    })
    worker.on('error', (error) => options.onError?.(error))
    worker.on('exit', () => ended(thread))
    worker.unref()
    threads.add(thread)
  }

  function ended(thread: Thread): void {
    threads.delete(thread)
    thread.current?.reject(new Error('The bot thread ended.'))
    if (closed) return
    missing++
    setTimeout(() => {
      missing--
      if (!closed && threads.size === 0) start()
      assign()
    }, REPLACE).unref()
  }

  /** Gives what waits to free threads. */
  function assign(): void {
    while (!closed && queue.length + preparations.length > 0) {
      const free = [...threads].find(({ current }) => current === undefined)
      // A thread of its own for a preparation would read dictionaries that no job may ever need.
      const allowed = queue.length > 0 ? most : 1
      if (free !== undefined) {
        free.current = (queue.shift() ?? preparations.shift())!
        free.worker.postMessage(free.current.job)
      } else if (threads.size + missing < allowed) start()
      else return
    }
  }

  const done = (job: Waiting['job'], line: Waiting[]): Promise<AnyAction | undefined> =>
    new Promise((resolve, reject) => {
      line.push({ job, resolve, reject })
      assign()
    })

  return {
    run: async (job) => (await done(job, queue))!,
    // A bot that cannot be prepared says why at its first job.
    prepare: (wish) =>
      done(wish, preparations).then(
        () => {},
        () => {},
      ),
    async close() {
      closed = true
      for (const { reject } of [...queue.splice(0), ...preparations.splice(0)])
        reject(new Error('The bots have stopped.'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
