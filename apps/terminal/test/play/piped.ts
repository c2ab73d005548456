import { spawn } from 'node:child_process'
import { LONG_PATIENCE, patiently } from '../../../../scripts/test-patience.ts'
import { bin, environment } from './terminal.ts'

export interface Piped {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The program with its input from a file, as `estocade play … < file`. */
export function piped(
  args: readonly string[],
  input: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Piped> {
  const child = spawn(process.execPath, [bin, 'play', ...args], { env: environment(folder, env) })
  let out = ''
  let err = ''
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  // A program that leaves early does not read to the end.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<Piped>((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  const stillRuns = () => {
    child.kill('SIGKILL')
    return `${args.join(' ')} has not ended:\n${out.slice(-2000)}\n${err}`
  }
  return patiently(ended, stillRuns, LONG_PATIENCE)
}
