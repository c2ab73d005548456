/** Runs bots in Node's worker threads. */
export { type WorkerOptions, workerBotRunner } from './bot-threads.ts'
