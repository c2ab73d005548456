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

/** Styles that every page has, and those of the frame around every table. */
const SHARED = ['styles', 'table']
/** Classes with a number or a name put into them. */
const MADE = /^(sides|edge)-|^[cs]\d$/

/** The selectors of a stylesheet that stand in no other rule. */
function selectorsIn(sheet: string): readonly string[] {
  const text = readFileSync(join(src, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const found: string[] = []
  const open: string[] = []
  for (const [, before = '', mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim()
    if (mark === '}') open.pop()
    if (mark !== '{') continue
    if (!selector.startsWith('@') && open.every((one) => /^@(?!keyframes)/.test(one)))
      found.push(...selector.split(/,(?![^(]*\))/).map((one) => one.trim()))
    open.push(selector)
  }
  return found
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!)

/** The class that a rule is about first of all, whatever the theme. */
const rootOf = (selector: string): string | undefined =>
  /^(?:\[data-[^\]]*\] )?[a-z]*\.([\w-]+)/.exec(selector)?.[1]

describe('styles', () => {
  it('are for classes that something has', () => {
    const words = new Set(sources.join('\n').match(/[A-Za-z][\w-]*/g))
    const unused = sheets.flatMap((sheet) =>
      selectorsIn(sheet)
        .flatMap(classesIn)
        .filter((name) => !words.has(name) && !MADE.test(name))
        .map((name) => `${sheet}: .${name}`),
    )
    expect(unused).toEqual([])
  })

  it('of one page or game reach no other: a class that rules begin with belongs to one folder', () => {
    const owners = new Map<string, Set<string>>()
    for (const sheet of sheets)
      for (const selector of selectorsIn(sheet)) {
        const root = rootOf(selector)
        if (root === undefined) continue
        owners.set(root, (owners.get(root) ?? new Set()).add(dirname(sheet)))
      }
    const several = [...owners].filter(([, folders]) => {
      const own = [...folders].filter((folder) => !SHARED.includes(folder))
      return own.length > 1 && own.length === folders.size
    })
    expect(several.map(([name, folders]) => `.${name}: ${[...folders].join(', ')}`)).toEqual([])
  })
})
