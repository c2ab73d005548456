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

/** The number of statements in each document, so that no row can be removed or added unnoticed. */
const STATEMENTS = { G: 58, F: 33, X: 20, K: 74, N: 40 } as const

/** Words that may be in a cell of page or terminal instead of a test; docs/rules/conformance.md defines them. */
const WORDS = ['engine', 'book']

const idsIn = (text: string): readonly string[] => text.match(/\b[JTA]\d+\b/g) ?? []
/** The tests that a cell names: `file` “title”. */
const testsIn = (cell: string | undefined) =>
  [...(cell ?? '').matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, name, title]) => ({
    name: name!,
    title: title!,
  }))
const testFile = (name: string) => `packages/${name.replace('/', '/test/')}.test.ts`
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bit|\bdescribe|\))\(\s*(['`])(.*?)\1/g)].map(([, , title]) => title!)

/** Every test that a row names, in package, page and terminal. */
const named = ({ number, tests: [packages, web, terminal] }: Row) =>
  [
    ...testsIn(packages).map(({ name, title }) => ({ path: testFile(name), title })),
    ...testsIn(web).map(({ name, title }) => ({ path: `apps/web/test/${name}.test.ts`, title })),
    ...testsIn(terminal).map(({ name, title }) => ({ path: `apps/terminal/test/${name}.test.ts`, title })),
  ].map((test) => ({ number, ...test }))

/** Every title of a test or of a group of tests. */
const titles = ['jarnac', 'typ-dom', 'abrahaminetz', 'games'].flatMap((name) => {
  const folder = `packages/${name}/test/`
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(folder + file))
    .flatMap(titlesIn)
})

describe('the rules against their sources', () => {
  it.each([
    ['G', 'German Jarnac box'],
    ['F', 'French Jarnac box'],
    ['X', 'Terminal game of Jarnac'],
    ['K', 'Typ-Dom box'],
    ['N', 'Abrahaminetz'],
  ] as const)('%s: every statement of the %s has a row, in order', (letter, source) => {
    const stated = Number(new RegExp(`^## ${source}: (\\d+) statements$`, 'm').exec(page)?.[1])
    const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(letter))
    expect(numbers).toEqual(Array.from({ length: stated }, (_, i) => `${letter}${i + 1}`))
    expect(stated).toBe(STATEMENTS[letter])
  })

  it('every row has the statement of the source and its rule or decision', () => {
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

  it('every rule has a test whose title begins with it', () => {
    // `J9, J10 a swap …`; the states of Wer behält recht? stand before their rule: `R18, R20, T45 …`.
    const leading = (title: string) => /^(?:[JTAR]\d+[,:]? )+/.exec(title)?.[0] ?? ''
    const tested = new Set(titles.flatMap((title) => idsIn(leading(title))))
    expect([...rules].filter((id) => !tested.has(id))).toEqual([])
  })

  it('every rule of a row has a test of the package that names it', () => {
    const wrong = rows.flatMap(({ number, rule, tests }) => {
      if (rule.startsWith('decided otherwise')) return []
      const named = testsIn(tests[0]).map(({ title }) => title)
      return idsIn(rule)
        .filter((id) => !named.some((title) => idsIn(title).includes(id)))
        .map((id) => `${number} ${id}`)
    })
    expect(wrong).toEqual([])
  })

  it('every named test is in its file', () => {
    const tests = rows.flatMap(named)
    const wrong = tests.filter(
      ({ path, title }) => !existsSync(new URL(path, root)) || !titlesIn(read(path)).includes(title),
    )
    expect(wrong).toEqual([])
    expect(tests.length).toBeGreaterThan(300)
  })

  it('a cell is a dash, a word that the page defines, or names its tests by title', () => {
    const vague = rows.filter(({ rule, tests }) =>
      tests.some(
        (cell, i) =>
          cell !== '–' &&
          !(i > 0 && WORDS.includes(cell)) &&
          testsIn(cell).length === 0 &&
          rule !== 'no rule',
      ),
    )
    expect(vague.map(({ number, tests }) => [number, ...tests])).toEqual([])
    for (const word of WORDS) expect(page).toContain(`*${word}*: `)
  })

  it('what a surface leaves to the engine or to the book is tested in the package', () => {
    const unheld = rows.filter(
      ({ tests: [own, ...surfaces] }) =>
        surfaces.some((cell) => WORDS.includes(cell)) && testsIn(own).length === 0,
    )
    expect(unheld.map(({ number }) => number)).toEqual([])
  })

  it('the tests behind the defined words are in their files', () => {
    const [intro = ''] = page.split('\n## ')
    const files: Readonly<Record<string, string>> = {
      'table-play': 'apps/web/test/table-play.test.ts',
      'play/whole-games': 'apps/terminal/test/play/whole-games.test.ts',
      rules: 'apps/web/test/rules.test.ts',
    }
    const missing = testsIn(intro).filter(({ name, title }) => !titlesIn(read(files[name]!)).includes(title))
    expect([testsIn(intro).length, missing]).toEqual([3, []])
  })
})
