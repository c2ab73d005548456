// The page as it is shipped, served by the real server: script sizes, Lighthouse, how fast a word is shown.
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { judge } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { launch } from '../../apps/web/test/browser.ts'
import { scriptSizes } from '../../apps/web/test/script-sizes.ts'
import { openServer } from '../../apps/web/test/server.ts'
import { longestDragTask } from './drag.ts'
import { layTimes } from './lay-times.ts'
import { openingTimes } from './opening-times.ts'
import { scores } from './scores.ts'

const port = await freePort()
const server = await openServer()
const { browser, close } = await launch([`--remote-debugging-port=${port}`])
const { vocabulary } = judge(loadLexicon(cacheFolder(), 'en'), { classes: 'open' })

const { home, jarnac } = scriptSizes()
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
console.log('# The page\n')
console.log('| script, gzipped, in the longest language | | limit |')
console.log('|---|---|---|')
console.log(`| home | ${kb(home)} | 150 kB |`)
console.log(`| a table of Jarnac, its worker included, more | ${kb(jarnac)} | 120 kB |\n`)

console.log('| Lighthouse | performance | accessibility | best practices |')
console.log('|---|---|---|---|')
for (const form of ['desktop', 'mobile'] as const)
  for (const path of ['/', '/new/jarnac']) {
    const { performance, accessibility, practices } = await scores(server.address + path, port, form)
    console.log(`| ${path}, ${form} | ${performance} | ${accessibility} | ${practices} |`)
  }

console.log('\n| from the address to the page, local server, nothing cached | median | slowest |')
console.log('|---|---|---|')
for (const { path, times } of await openingTimes(browser, server.address)) {
  const sorted = times.toSorted((a, b) => a - b)
  const ms = (time: number | undefined) => `${time!.toFixed(0)} ms`
  console.log(`| ${path} | ${ms(sorted[Math.floor(sorted.length / 2)])} | ${ms(sorted.at(-1))} |`)
}

const times = await layTimes(browser, server.address, vocabulary)
const sorted = [...times].sort((a, b) => a - b)
const at = (share: number): string =>
  `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)} ms`
console.log('\n| from Enter to the word on the board, local server | limit 100 ms |')
console.log('|---|---|')
console.log(`| median of ${times.length} | ${at(0.5)} |`)
console.log(`| slowest | ${at(1)} |`)

const longest = await longestDragTask(browser, server.address)
console.log('\n| main thread while a tile is dragged | limit 50 ms |')
console.log('|---|---|')
console.log(`| longest task in the trace | ${longest.clock.toFixed(0)} ms |`)
console.log(`| CPU time of it, without waiting for a core | ${longest.core.toFixed(0)} ms |`)

// Other work on the machine lengthens every task above, so the load is printed too.
console.log(`\nProcesses waiting for a core meanwhile (load average, 5 min): ${loadavg()[1]!.toFixed(1)}.`)

await close()
await server.close()

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const found = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(found))
    })
  })
}
