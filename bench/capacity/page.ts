import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('../../docs/capacity.md', import.meta.url))

/** Writes figures into the page, between `<!-- name -->` and `<!-- /name -->`. */
export function writePage(tables: Readonly<Record<string, string>>): void {
  let text = readFileSync(page, 'utf8')
  for (const [name, table] of Object.entries(tables)) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [text.indexOf(begin), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`docs/capacity.md has no markers for ${name}.`)
    text = `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`
  }
  writeFileSync(page, text)
}
