import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

const dist = new URL('../dist', import.meta.url).pathname
const languages = ['fr', 'de', 'en', 'es', 'it', 'vi']

/** Bytes of gzipped script, which is more than the brotli of most browsers. The longest language counts. */
export function scriptSizes(): { readonly home: number; readonly jarnac: number } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const closure = (keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (chunk === undefined) throw new Error(`The build has no ${key}.`)
      if (seen.has(chunk.file)) continue
      seen.add(chunk.file)
      closure(chunk.imports ?? [], seen)
    }
    return seen
  }
  const sum = (files: Iterable<string>) => [...files].reduce((so, file) => so + packed(file), 0)
  const texts = Math.max(...languages.map((id) => sum(closure([`../../packages/texts/src/page/${id}.ts`]))))
  const home = closure(['index.html', 'src/start.tsx'])
  const pages = ['src/local/local-page.tsx', 'src/online/table-page.tsx', 'src/games/jarnac/table.tsx']
  const jarnac = [...closure(pages)].filter((file) => !home.has(file))
  // A table names its rule set, whose texts come with the options.
  const options = Math.max(
    ...languages.map((id) => sum(closure([`../../packages/texts/src/options/${id}.ts`]))),
  )
  return { home: sum(home) + texts, jarnac: sum([...jarnac, ...workerFiles()]) + options }
}

const packed = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

/** Workers are not in the manifest: the worker of a table on this device, and the rules of Jarnac that it loads. */
function workerFiles(): ReadonlySet<string> {
  const names = readdirSync(join(dist, 'assets'))
  const text = (name: string) => readFileSync(join(dist, 'assets', name), 'utf8')
  const worker = names.find((name) => /^local-worker-[\w-]+\.js$/.test(name))
  const rules = names.find((name) => /^playable-[\w-]+\.js$/.test(name) && text(name).includes('last-jarnac'))
  if (worker === undefined || rules === undefined)
    throw new Error('The build has no worker, or no rules for it.')
  const seen = new Set<string>()
  const add = (name: string): void => {
    if (seen.has(`assets/${name}`)) return
    seen.add(`assets/${name}`)
    for (const [, imported] of text(name).matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g))
      add(imported!)
  }
  add(worker)
  add(rules)
  return seen
}
