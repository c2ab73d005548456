import { parentPort, workerData } from 'node:worker_threads'
import { type BotJob, type BotPreparation, type Catalogue, chooseFor, prepareFor } from '../src/index.ts'

// No top-level await: Node 20 aborts the whole process if it ends while a thread evaluates a module that has one.
const loaded = import(workerData.catalogue).then(
  (module: { catalogue: Catalogue | Promise<Catalogue> }) => module.catalogue,
)

parentPort!.on('message', async (job: BotJob | BotPreparation) => {
  const catalogue = await loaded
  try {
    if ('view' in job) parentPort!.postMessage({ action: chooseFor(catalogue, job) })
    else parentPort!.postMessage({ prepared: prepareFor(catalogue, job) })
  } catch (error) {
    parentPort!.postMessage({ error: String(error) })
  }
})
