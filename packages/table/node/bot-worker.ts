import { parentPort, workerData } from 'node:worker_threads'
import { type BotJob, type Catalogue, chooseFor } from '../src/index.ts'

// No top-level await: Node 20 aborts the whole process if it ends while a thread evaluates a module that has one.
const loaded = import(workerData.catalogue).then(
  (module: { catalogue: Catalogue | Promise<Catalogue> }) => module.catalogue,
)

parentPort!.on('message', async (job: BotJob) => {
  const catalogue = await loaded
  try {
    parentPort!.postMessage({ action: chooseFor(catalogue, job) })
  } catch (error) {
    parentPort!.postMessage({ error: String(error) })
  }
})
