import { parentPort, workerData } from 'node:worker_threads'
import { type BotJob, type Catalogue, chooseFor } from '../src/index.ts'

const module = (await import(workerData.catalogue)) as { catalogue: Catalogue | Promise<Catalogue> }
const catalogue = await module.catalogue

parentPort!.on('message', ({ id, job }: { id: number; job: BotJob }) => {
  try {
    parentPort!.postMessage({ id, action: chooseFor(catalogue, job) })
  } catch (error) {
    parentPort!.postMessage({ id, error: String(error) })
  }
})
