// `npm run test:luck -- 20 [file …]`: the tests that deal, draw or use bots, once with each of so many seeds.
import { vitest } from './run-vitest.mjs'
import { testFiles } from './test-needs.mjs'

const [times = '20', ...asked] = process.argv.slice(2)
const files = testFiles().filter(
  ({ file, draws }) => draws && (asked.length === 0 || asked.some((one) => file.includes(one))),
)
const failed = []
for (let luck = 1; luck <= Number(times); luck++) {
  const code = await vitest(['--reporter=dot', ...files.map(({ file }) => file)], {
    ESTOCADE_LUCK: String(luck),
  })
  if (code !== 0) failed.push(luck)
  console.log(`luck ${luck}: ${code === 0 ? 'passed' : 'FAILED'}`)
}
console.log(
  failed.length === 0 ? `All of ${times} seeds passed.` : `Failed with the seeds ${failed.join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
