import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = 'node_modules/vitest/vitest.mjs'

/** Runs tests; resolves to the exit code. */
export const vitest = (args, env = {}) =>
  run('vitest', [program, 'run', ...args], { env: { ...process.env, ...env } })

/** How many tests the files have, without running them. */
export function countTests(files) {
  const { stdout } = spawnSync(process.execPath, [program, 'list', '--json', ...files], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(stdout.slice(stdout.indexOf('['))).length
}
