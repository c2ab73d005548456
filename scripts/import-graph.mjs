// Draws the imports between packages, apps and the server's folders into docs/import-graph.svg.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { instance } from '@viz-js/viz'
import { ruled } from './check-imports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = join(root, 'docs/import-graph.svg')

/** The package or app of a file; in the server, its folder. */
function areaOf(path) {
  const found = /^(packages|apps)\/([^/]+)\/(?:src\/)?([^/]+)/.exec(path)
  if (found === null) return undefined
  const [, kind, name, part] = found
  const parts = kind === 'packages' ? ['node', 'build', 'wasm'].includes(part) : name === 'server'
  return parts && !part.includes('.') ? `${name}/${part}` : name
}

/** The graph of these modules. */
async function importGraph({ modules }) {
  const edges = new Set()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [areaOf(source), areaOf(resolved)]
      if (from !== undefined && to !== undefined && from !== to) edges.add(`"${from}" -> "${to}"`)
    }
  const names = [...edges].flatMap((edge) => edge.split(' -> ')).map((name) => name.slice(1, -1))
  const server = [...new Set(names)].filter((name) => name.startsWith('server')).sort()
  const cluster = `subgraph "cluster_server" { label="apps/server"; ${server.map((name) => `"${name}"`).join('; ')} }`
  const look = 'rankdir=LR; node [shape=box, style=rounded, fontname="sans-serif"]; edge [color="#888888"]'
  const dot = `digraph { ${look}; ${cluster} ${[...edges].sort().join('; ')} }`
  return (await instance()).renderString(dot, { format: 'svg' })
}

/** Nothing, or what to do about the drawing in docs. */
export async function graphProblems(cruised) {
  const current = readFileSync(file, 'utf8') === (await importGraph(cruised))
  return current ? [] : ['docs/import-graph.svg is out of date: `npm run graph` draws it.']
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(file, await importGraph(await ruled(root)))
