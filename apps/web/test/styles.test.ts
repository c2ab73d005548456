import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.css'))
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))

/** Fonts, colours, elements, and the few classes that any element may have. */
const BASE = ['styles/base.css', 'styles/fonts.css', 'styles/tokens.css']
/** Classes that contain a number or a name. */
const MADE = /^(sides|edge)-|^[cs]\d$/

interface Rule {
  readonly selectors: readonly string[]
  /** The roots of the `@scope` around the rule; empty for a rule of the whole page. */
  readonly roots: readonly string[]
  readonly body: string
}

const listed = (selectors: string): readonly string[] =>
  selectors.split(/,(?![^(]*\))/).map((one) => one.trim())

/** The rules of a style sheet that are not inside another rule. */
function rulesIn(sheet: string): readonly Rule[] {
  const text = readFileSync(join(src, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const found: { selectors: readonly string[]; roots: readonly string[]; body: string }[] = []
  const open: string[] = []
  const inRule = () => open.some((one) => /^(?!@)|^@keyframes/.test(one))
  for (const [, before = '', mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim()
    if (mark === ';' && inRule() && found.length > 0) found.at(-1)!.body += `${selector};`
    if (mark === '}') open.pop()
    if (mark !== '{') continue
    if (!selector.startsWith('@') && !inRule()) {
      const scope = open.find((one) => one.startsWith('@scope'))
      const roots = scope === undefined ? [] : listed(/\((.*)\)/s.exec(scope)![1]!)
      found.push({ selectors: listed(selector), roots, body: '' })
    }
    open.push(selector)
  }
  return found
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!)

/** Whether it only declares variables for colours and sizes. */
const isTokens = ({ body }: Rule): boolean =>
  body.split(';').every((one) => one === '' || one.trim().startsWith('--'))

describe('styles', () => {
  it('have no class that no element has', () => {
    const words = new Set(sources.join('\n').match(/[A-Za-z][\w-]*/g))
    const unused = sheets.flatMap((sheet) =>
      rulesIn(sheet)
        .flatMap(({ selectors, roots }) => [...selectors, ...roots])
        .flatMap(classesIn)
        .filter((name) => !words.has(name) && !MADE.test(name))
        .map((name) => `${sheet}: .${name}`),
    )
    expect(unused).toEqual([])
  })

  it('affect one component: all rules except the page’s base are in a scope', () => {
    const unscoped = sheets
      .filter((sheet) => !BASE.includes(sheet))
      .flatMap((sheet) =>
        rulesIn(sheet)
          .filter((rule) => rule.roots.length === 0 && !isTokens(rule))
          .map(({ selectors }) => `${sheet}: ${selectors.join(', ')}`),
      )
    expect(unscoped).toEqual([])
  })

  it('use `:scope` for the component, so that the scope does not change their specificity', () => {
    const bare = sheets.flatMap((sheet) =>
      rulesIn(sheet)
        .filter(({ roots }) => roots.length > 0)
        .flatMap(({ selectors }) => selectors.filter((one) => !one.includes(':scope')))
        .map((selector) => `${sheet}: ${selector}`),
    )
    expect(bare).toEqual([])
  })

  it('of a component are in one folder', () => {
    const owners = new Map<string, Set<string>>()
    for (const sheet of sheets)
      for (const root of rulesIn(sheet).flatMap(({ roots }) => roots))
        owners.set(root, (owners.get(root) ?? new Set()).add(dirname(sheet)))
    const several = [...owners].filter(([, folders]) => folders.size > 1)
    expect(several.map(([root, folders]) => `${root}: ${[...folders].join(', ')}`)).toEqual([])
  })
})
