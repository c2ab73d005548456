import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenLinks } from '../check-links.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(root, name), text)

test('links to files and headings that exist are fine, as are links to elsewhere', () => {
  write('a.md', '# One\n[b](b.md) [part](b.md#the-second-part) [own](#one) [web](https://example.org/x)')
  write('b.md', '## The `second` part\n')
  expect(brokenLinks(root)).toEqual([])
})

test('a missing file and a missing heading are named with the page that links to them', () => {
  write('a.md', '[gone](gone.md)\n[part](b.md#nowhere)')
  write('b.md', '# Here')
  expect(brokenLinks(root)).toEqual(['a.md: gone.md does not exist', 'a.md: b.md has no heading #nowhere'])
})

test('text inside code is not a link', () => {
  write('a.md', '```\n[x](nowhere.md)\n```\nand `[y](nowhere.md)`')
  expect(brokenLinks(root)).toEqual([])
})
