import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const page = read('docs/rules/conformance.md')

const pages = ['jarnac', 'typ-dom', 'abrahaminetz'].map((name) => read(`docs/rules/${name}.md`)).join('\n')
const rules = new Set([
  ...[...pages.matchAll(/^- \*\*([JA]\d+) /gm)].map(([, id]) => id!),
  ...[...pages.matchAll(/^\| (T\d+) \|/gm)].map(([, id]) => id!),
])

interface Row {
  readonly number: string
  readonly says: string
  readonly rule: string
  readonly tests: readonly string[]
}

const rows: readonly Row[] = [...page.matchAll(/^\| ([GFXKN]\d+) \|(.*)\|$/gm)].map(([, number, rest]) => {
  const [says = '', rule = '', ...tests] = rest!.split(' | ').map((cell) => cell.trim())
  return { number: number!, says, rule, tests }
})

const idsIn = (text: string) => text.match(/\b[JTA]\d+\b/g) ?? []
const namesIn = (cell: string | undefined) =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
const testFile = (name: string) => `packages/${name.replace('/', '/test/')}.test.ts`

/** Every title of a test or of a group of tests. */
const titles = ['jarnac', 'typ-dom', 'abrahaminetz', 'games'].flatMap((name) => {
  const folder = `packages/${name}/test/`
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(folder + file))
    .flatMap((text) =>
      [...text.matchAll(/(?:\bit|\bdescribe|\))\(\s*['`]([^'`]*)['`]/g)].map(([, title]) => title!),
    )
})

describe('the rules against their sources', () => {
  it.each([
    ['G', 'German Jarnac box'],
    ['F', 'French Jarnac box'],
    ['X', 'Terminal game of Jarnac'],
    ['K', 'Typ-Dom box'],
    ['N', 'Abrahaminetz'],
  ])('%s: every statement of the %s has a row, in order', (letter, source) => {
    const stated = Number(new RegExp(`^## ${source}: (\\d+) statements$`, 'm').exec(page)?.[1])
    const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(letter))
    expect(numbers).toEqual(Array.from({ length: stated }, (_, i) => `${letter}${i + 1}`))
    expect(stated).toBeGreaterThan(15)
  })

  it('every row says what the source says, and what became of it', () => {
    const empty = rows.filter(({ says, rule }) => says.length < 10 || rule.length < 2)
    expect(empty).toEqual([])
    const vague = rows.filter(
      ({ rule }) => rule.startsWith('decided otherwise') && !/^decided otherwise: .{20,}/.test(rule),
    )
    expect(vague).toEqual([])
  })

  it('every rule named is a rule of the rule pages', () => {
    expect(rows.flatMap(({ rule }) => idsIn(rule)).filter((id) => !rules.has(id))).toEqual([])
  })

  it('no rule is left out', () => {
    const [, without = ''] = page.split('## Rules without a source')
    const named = new Set([...rows.flatMap(({ rule }) => idsIn(rule)), ...idsIn(without)])
    expect([...rules].filter((id) => !named.has(id))).toEqual([])
  })

  it('every rule has a test whose title names it', () => {
    const tested = new Set(titles.flatMap((title) => title.match(/\b[JTA]\d+\b/g) ?? []))
    expect([...rules].filter((id) => !tested.has(id))).toEqual([])
  })

  it('every rule of a row has its test in one of the files named', () => {
    const wrong = rows.flatMap(({ number, rule, tests }) => {
      if (rule.startsWith('decided otherwise')) return []
      const texts = namesIn(tests[0]).map((name) => read(testFile(name)))
      return idsIn(rule).flatMap((id) =>
        texts.some((text) => new RegExp(`['\`][^'\`\\n]*\\b${id}\\b`).test(text)) ? [] : [`${number} ${id}`],
      )
    })
    expect(wrong).toEqual([])
  })

  it('every test file named is there', () => {
    const paths = rows.flatMap(({ tests: [packages, web, terminal] }) => [
      ...namesIn(packages).map(testFile),
      ...namesIn(web).map((name) => `apps/web/test/${name}.test.ts`),
      ...namesIn(terminal).map((name) => `apps/terminal/test/${name}.test.ts`),
    ])
    expect([...new Set(paths)].filter((path) => !existsSync(new URL(path, root)))).toEqual([])
    expect(paths.length).toBeGreaterThan(400)
  })
})
