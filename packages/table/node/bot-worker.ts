import { parentPort, workerData } from 'node:worker_threads'
import { type BotJob, type Catalogue, chooseFor } from '../src/index.ts'

const module = (await import(workerData.catalogue)) as { catalogue: Catalogue | Promise<Catalogue> }
const catalogue = await module.catalogue

parentPort!.on('message', (job: BotJob) => {
  try {
    parentPort!.postMessage({ action: chooseFor(catalogue, job) })
  } catch (error) {
    parentPort!.postMessage({ error: String(error) })
  }
})
