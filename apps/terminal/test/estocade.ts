import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/estocade.mjs', import.meta.url))

export interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command line as a user does: another process, its output and its exit code. */
export const estocade = (...args: readonly string[]): Promise<Answer> =>
  new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { maxBuffer: 2 ** 28 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
    })
  })

export const json = async (...args: readonly string[]) => JSON.parse((await estocade(...args, '--json')).out)
