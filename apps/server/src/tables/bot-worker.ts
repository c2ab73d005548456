import { parentPort, workerData } from 'node:worker_threads'
import type { Catalogue } from '@estocade/table'
import { type BotJob, choose } from './bot-runner.ts'

const module = (await import(workerData.catalogue)) as { catalogue: Catalogue | Promise<Catalogue> }
const catalogue = await module.catalogue

parentPort!.on('message', ({ id, job }: { id: number; job: BotJob }) => {
  try {
    parentPort!.postMessage({ id, action: choose(catalogue, job) })
  } catch (error) {
    parentPort!.postMessage({ id, error: String(error) })
  }
})
