// `npm run test:seeds -- 20 [file …]`: the tests that deal, draw or use bots, once with each of so many seeds.
// With `6-10` instead of a number it runs the seeds from 6 to 10, so that many seeds can be run in parts.
import { ensureInstalled } from './install.mjs'
import { vitest } from './run-vitest.mjs'
import { testFiles } from './test-needs.mjs'

ensureInstalled('test')
const [times = '20', ...asked] = process.argv.slice(2)
const files = testFiles().filter(
  ({ file, draws }) => draws && (asked.length === 0 || asked.some((one) => file.includes(one))),
)
const failed = []
const [from, to] = times.includes('-') ? times.split('-').map(Number) : [1, Number(times)]
if (!(from >= 1 && to >= from)) throw new Error(`${times}: how many seeds, or which (6-10)?`)
for (let seed = from; seed <= to; seed++) {
  const code = await vitest(['--reporter=dot', ...files.map(({ file }) => file)], {
    ESTOCADE_SEED: String(seed),
  })
  if (code !== 0) failed.push(seed)
  console.log(`seed ${seed}: ${code === 0 ? 'passed' : 'FAILED'}`)
}
console.log(
  failed.length === 0
    ? `All seeds from ${from} to ${to} passed.`
    : `Failed with the seeds ${failed.join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
