// Backs up or restores as `estocade` does, and prints the result with its own memory, in MB, every half second.
import { testCatalogue } from '../../../../packages/table/test/games/index.ts'
import { backup, restore, sourceFor } from '../../src/index.ts'

const [what, file = '', data = ''] = process.argv.slice(2)
const memory: number[] = []
const look = () => memory.push(Math.round(process.memoryUsage().rss / 2 ** 20))
const timer = setInterval(look, 500)
const from = Date.now()
const source = sourceFor({ data })
const done =
  what === 'backup'
    ? await backup(source, file, testCatalogue, Date.now())
    : await restore(source, file, testCatalogue)
clearInterval(timer)
look()
console.log(JSON.stringify({ ...done, faults: done.faults.length, ms: Date.now() - from, memory }))
