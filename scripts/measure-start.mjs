// `npm run measure:start`, best as `npm run test:clean run measure:start`: measures how long `npm start` takes from an
// empty clone to the first page, to the first French game and to the last dictionary, and how much it installs.
import { spawn } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const languages = ['fr', 'de', 'en', 'es', 'it', 'vi', 'vi29']
const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`

const server = spawn('npm', ['start', '--', '--port', '0', '--data', join(root, '.cache/measured')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'pipe'],
  detached: true,
})
process.once('exit', () => process.kill(-server.pid, 'SIGTERM'))

const address = await new Promise((resolve, reject) => {
  let said = ''
  server.stderr.on('data', (text) => {
    process.stderr.write(text)
    said += text
    const found = /open at (\S+)/.exec(said)
    if (found) resolve(found[1])
  })
  server.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`)))
})
const page = await fetch(address)
if (!page.ok) throw new Error(`The first page answered ${page.status}.`)
console.log(`first page: ${seconds()}`)
console.log(`installed: ${megabytes('node_modules')} MB`)
/** Asks rarely, because the server limits the rate of requests. */
const missing = new Set(languages)
while (missing.size > 0) {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  for (const language of missing) {
    if ((await fetch(`${address}/words/${language}.lexicon`, { method: 'HEAD' })).status !== 200) continue
    missing.delete(language)
    console.log(`dictionary ${language}: ${seconds()}`)
  }
}
// Word sources are removed after the last dictionary is built.
while (readdirSync(join(root, '.cache/words')).some((name) => name.startsWith('sources.')))
  await new Promise((resolve) => setTimeout(resolve, 100))
console.log(`in the end: ${megabytes('node_modules')} MB installed, ${megabytes('.cache')} MB built`)
process.exit()

function megabytes(folder) {
  return (sizeOf(join(root, folder), new Set()) / 1e6).toFixed(0)
}

/** Bytes of all files; a file with two hard links counts once. */
function sizeOf(path, seen) {
  const found = lstatSync(path)
  if (found.isDirectory())
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name), seen), 0)
  if (seen.has(found.ino)) return 0
  if (found.nlink > 1) seen.add(found.ino)
  return found.size
}
