import { fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How many ms writing and syncing one page takes, sorted: no stored action can be acknowledged sooner. */
export function syncTimes(folder: string, times = 300): readonly number[] {
  const path = join(folder, 'page')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096, 1)
  const measured = Array.from({ length: times }, () => {
    const start = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    return performance.now() - start
  })
  rmSync(path)
  return measured.sort((a, b) => a - b)
}
