import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commitmentTo } from '@estocade/kernel'
import { expect, it } from 'vitest'

it('the script of docs/protocol.md prints what it says, and what the kernel derives', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  const script = /```js\n([\s\S]+?)```/.exec(page)![1]!
  const said = [...script.matchAll(/^\/\/ ([0-9a-f]{64})$/gm)].map(([, hash]) => hash)
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(printed.trim().split('\n')).toEqual(said)
  expect(said[0]).toBe(commitmentTo('00'.repeat(32)))
})
