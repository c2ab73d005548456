import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { canMount, seenBy } from '../../../server/test/small-disk.ts'
import { endReaders, PlainReader } from './plain-reader.ts'
import { ownFolder } from './terminal.ts'

const DISK_KB = 64

/** Runs a program in a namespace where `folder` is a small disk. */
const onSmallDisk = (folder: string): readonly string[] => {
  const script = `mount -t tmpfs -o size=${DISK_KB}k,mode=0700 tmpfs "$0" && exec "$@"`
  return ['unshare', '-m', 'sh', '-c', script, folder]
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(DISK_KB * 1024))
  } catch {
    // The write fails because the disk is full, as intended.
  }
}

const REFUSED = /This could not be stored/

describe.skipIf(!canMount)('a game in the terminal on a disk that fills up', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterEach(endReaders)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('refuses what it cannot store, and goes on when there is room', async () => {
    const args = ['--game', 'jarnac', '--preset', 'solo', '--lang', 'it', '--name', 'Ann', '--seed', 'full']
    const reader = new PlainReader(args, folder, onSmallDisk(folder))
    const turn = async () => {
      const { prompt, news } = await reader.next()
      reader.answer(prompt.includes('Enter draws') ? '' : '.')
      return news
    }
    await turn()
    const filler = seenBy(reader.pid, join(folder, 'filler'))
    fill(filler)
    // The last block of the file may still have room for some turns.
    let news = ''
    for (let n = 0; n < 100 && !REFUSED.test(news); n++) news = await turn()
    expect(news).toMatch(REFUSED)
    rmSync(filler)
    await turn()
    for (let n = 0; n < 4; n++) expect(await turn()).not.toMatch(REFUSED)
    await reader.next()
    const games = seenBy(reader.pid, join(folder, 'estocade/games'))
    const [file] = readdirSync(games)
    const lines = readFileSync(join(games, file!), 'utf8').trimEnd().split('\n')
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
  })
})
