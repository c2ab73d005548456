import type { Append, Appended, TableStore } from '../store.ts'

interface Waiting {
  readonly batch: readonly Append[]
  readonly resolve: (results: readonly Appended[]) => void
  readonly reject: (error: unknown) => void
}

/** Batches that arrive while one is being written are written together: alone they would not be durable sooner. */
export function batchedAppend(append: TableStore['append']): TableStore['append'] {
  let waiting: Waiting[] = []
  let writing = false

  async function writeAll(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await write(group)
    }
    writing = false
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
      if (!writing) void writeAll()
    })
}
