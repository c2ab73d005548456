import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chanceFrom, commitmentTo, matchSeed } from '@estocade/kernel'
import { expect, it } from 'vitest'

it('the script of docs/protocol.md prints what the page says and what the kernel derives', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  const script = /```js\n([\s\S]+?)```/.exec(page)![1]!
  const said = [...script.matchAll(/^console\.log.* \/\/ (.+)$/gm)].map(([, text]) => text)
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const serverSeed = '00'.repeat(32)
  const seed = matchSeed(serverSeed, ['ann', 'bob'])
  const chance = chanceFrom(seed)
  const draws = [2, 106, 105].map((n) => chance.below(n)).join(' ')
  expect(said).toEqual([commitmentTo(serverSeed), seed, draws])
  expect(printed.trim().split('\n')).toEqual(said)
})
