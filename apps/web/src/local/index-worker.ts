import type { BotPreparation } from '@estocade/table'
import type { IndexStore } from '@estocade/words'
import type { FromWorker, ToWorker } from './messages.ts'

/**
 * Builds the indexes that bots need in a worker of its own, so that the table's worker answers people meanwhile, and
 * calls `add` for each. The program is that of the worker that calls this.
 */
export function buildIndexes(
  folder: string,
  language: string,
  wish: BotPreparation,
  add: (key: string, bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  if (globalThis.Worker === undefined) return Promise.resolve()
  const worker = new Worker(self.location.href, { type: 'module' })
  return new Promise<void>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'index') add(data.key, data.bytes)
      if (data.type === 'prepared') resolve()
    }
    // Then the table's worker builds them.
    worker.onerror = () => resolve()
    worker.postMessage({ type: 'prepare', folder, language, wish } satisfies ToWorker)
  }).finally(() => worker.terminate())
}

/** In that worker: gives each index to the table's worker. */
export const indexSender = (post: (message: FromWorker, transfer: Transferable[]) => void): IndexStore => ({
  read: () => undefined,
  write: (key, bytes) => post({ type: 'index', key, bytes }, [bytes.buffer]),
})
