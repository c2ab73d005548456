import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { main } from '../src/main.ts'

const bin = fileURLToPath(new URL('../bin/estocade.mjs', import.meta.url))

export interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command line as a user does: another process, its output and its exit code. */
export const estocade = (...args: readonly string[]): Promise<Answer> => estocadeIn({}, ...args)

/** The same with variables of its own. The language is English unless they name another. */
export const estocadeIn = (
  variables: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Answer> =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', ...variables }
    execFile(process.execPath, [bin, ...args], { maxBuffer: 2 ** 28, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
    })
  })

export const json = async (...args: readonly string[]) => JSON.parse((await estocade(...args, '--json')).out)

/** Node's warnings concern the whole process, with the servers and browsers of the tests before. */
const warning = `(node:${process.pid}) `

/**
 * Runs the command line within this process, which is faster than a new process each time. For long tables of cases;
 * other tests show that the real program behaves the same.
 */
export async function here(...args: readonly string[]): Promise<Answer> {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const complained = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const code = await main(args)
    const out = said.mock.calls.map(([line]) => `${line}\n`).join('')
    const err = complained.mock.calls
      .map(([text]) => String(text))
      .filter((text) => !text.startsWith(warning))
    return { code, out, err: err.join('') }
  } finally {
    vi.restoreAllMocks()
  }
}

export const jsonHere = async (...args: readonly string[]) => JSON.parse((await here(...args, '--json')).out)
