import type { Append, Appended, TableStore } from '../store.ts'

interface Waiting {
  readonly batch: readonly Append[]
  readonly resolve: (results: readonly Appended[]) => void
  readonly reject: (error: unknown) => void
}

/**
 * At most `atOnce` batches are written at a time; those that arrive meanwhile are written together by the next one. A
 * larger batch costs less for each of its entries than several small ones.
 */
export function batchedAppend(append: TableStore['append'], atOnce: number): TableStore['append'] {
  let waiting: Waiting[] = []
  let writing = 0

  async function writeAll(): Promise<void> {
    writing++
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await write(group)
    }
    writing--
  }

  async function write(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await append(group.flatMap(({ batch }) => batch))
      let done = 0
      for (const { batch, resolve } of group) {
        resolve(results.slice(done, done + batch.length))
        done += batch.length
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return (batch) =>
    new Promise((resolve, reject) => {
      waiting.push({ batch, resolve, reject })
      if (writing < atOnce) void writeAll()
    })
}
