import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

test('the README links to every page under docs', () => {
  const pages = readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
  expect(pages.length).toBeGreaterThan(30)
  const readme = read('README.md')
  expect(pages.filter((page) => !readme.includes(`(${page})`))).toEqual([])
})

test('every file and folder that the glossary names exists', () => {
  const paths = [...read('docs/glossary.md').matchAll(/`((?:packages|apps|docs)\/[^`]+)`/g)].map(
    ([, path]) => path!,
  )
  expect(paths.length).toBeGreaterThan(60)
  const placeholders = { '<game>': 'jarnac', '<language>': 'fr' }
  const real = (path: string) =>
    Object.entries(placeholders).reduce((text, [from, to]) => text.replace(from, to), path)
  expect(paths.filter((path) => !existsSync(`${root}/${real(path)}`))).toEqual([])
})
