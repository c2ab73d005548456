import type { Refusal, Result } from '@estocade/kernel'
import { expect, it } from 'vitest'
import { refusals } from '../src/refusals.ts'

type Make = (...args: readonly unknown[]) => Result<never, Refusal>

const named = Object.entries(refusals as unknown as Readonly<Record<string, Make>>)
  .filter(([, make]) => make.length > 0)
  .map(([name, make]) => [name, make] as const)

// The texts in six languages are made from the code and the params alone.
it.each(named)('%s: what the text names is in the params', (_, make) => {
  const args = ['71', '82', '93'].slice(0, make.length)
  const refused = make(...args)
  if (refused.ok) throw new Error('not refused')
  const { text, params } = refused.error
  const given = Object.values(params).join(' ')
  for (const arg of args) if (text.includes(arg)) expect(given).toContain(arg)
  expect(Object.keys(params).length).toBeGreaterThan(0)
})
