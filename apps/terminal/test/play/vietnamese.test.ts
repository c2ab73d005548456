import { rmSync } from 'node:fs'
import { dictionaryIds } from '@estocade/texts'
import { lexiconIds } from '@estocade/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesFor } from '../../src/play/setup.ts'
import { sayIn } from '../../src/texts/index.ts'
import { piped } from './piped.ts'
import { ownFolder } from './terminal.ts'

describe('Vietnamese', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is offered with 29 letters first, in the order of the dictionaries', () => {
    expect(dictionaryIds).toEqual(lexiconIds)
    const { language } = rulesFor({ game: 'jarnac', flags: {} }, sayIn('vi'))
    expect(language).toBe('vi29')
  })

  it('tells a laid word as it is written, with its marks', async () => {
    const args = ['--plain', '--ui', 'en', '--game', 'jarnac', '--lang', 'vi29', '--seed', 'marks']
    const { out, code } = await piped(
      [...args, '--players', 'Ann', '--bots', 'master'],
      '/pass\n/table\n',
      folder,
    )
    expect(code).toBe(0)
    expect(out).toMatch(/\p{Lu}{3,} \([\p{Ll} ·]*\p{Ll}[^)]*\)/u)
  })
})
