import type { Result } from '@estocade/kernel'
import type { CommandQueue } from './command-queue.ts'

/** Attempts at a table that changes meanwhile. */
const ATTEMPTS = 20

/** Closes a table for a reason that its players are told. */
export const tableCloser =
  (queue: CommandQueue) =>
  async (id: string, reason: string): Promise<Result<{ readonly version: number }>> => {
    for (let i = 1; ; i++) {
      const answer = await queue.submitServer(id, { type: 'close', reason })
      if (answer.ok || answer.error.code !== 'conflict' || i === ATTEMPTS) return answer
    }
  }
