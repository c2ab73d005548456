import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { arrows } from '../import-rules.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}docs/architecture.md`, 'utf8')
const path = page.slice(page.indexOf('## The path of a move'))
const steps = [...path.matchAll(/^\| .* \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, file, name]) => [file!, name!] as const,
)

describe('the path of a move', () => {
  it('goes from the key to the screen of the rival', () => {
    expect(steps.length).toBeGreaterThan(20)
    expect(steps[0]![0]).toContain('apps/web/')
    expect(steps.at(-1)![0]).toContain('apps/web/')
  })

  it.each(steps)('%s has %s', (file, name) => {
    const text = readFileSync(root + file, 'utf8')
    const declared = new RegExp(
      `(function|const|class) ${name}\\b|^ {2}(async |static |private )*${name}(<[^>]*>)?\\(`,
      'm',
    )
    expect(text).toMatch(declared)
  })
})

describe('the plan', () => {
  const plan = page.slice(page.indexOf('```'), page.indexOf('```', page.indexOf('```') + 3))

  it.each(Object.keys(arrows))('shows %s', (name) => {
    expect(plan).toContain(`${name}/`)
  })

  it('shows every folder of the server', () => {
    const folders = readdirSync(`${root}apps/server/src`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    for (const folder of folders) expect(plan).toContain(`${folder}/`)
  })
})
