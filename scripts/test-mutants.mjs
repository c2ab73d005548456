// `npm run test:mutants -- kernel [file …]`: changes the sources of a package in thousands of small ways (Stryker) and
// counts for how many of them a unit test fails. Files name a part of the package.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gamePackages } from './game-packages.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = join(root, '.cache/mutants')

/** The changed files, and the unit tests that should fail. Tests with random games and bots take too long for this. */
const suites = {
  kernel: {
    mutate: ['packages/kernel/src/*.ts'],
    tests: [
      'packages/kernel/test/*.test.ts',
      'packages/games/test/schemas.test.ts',
      `packages/{${gamePackages.join(',')}}/test/{options,kreuzwort,point}.test.ts`,
    ],
  },
  table: {
    mutate: ['packages/table/src/*.ts'],
    tests: ['packages/table/test/*.test.ts'],
  },
  ...Object.fromEntries(
    gamePackages.map((game) => [
      game,
      {
        mutate: [
          `packages/${game}/src/**/*.ts`,
          `!packages/${game}/src/{bot,review,record,search,simulate}/**`,
        ],
        tests: [
          `packages/${game}/test/!(*laws|whole-dictionaries|perft|reach|oracles|bot*|planning|*review|search).test.ts`,
        ],
      },
    ]),
  ),
}

const [name, ...files] = process.argv.slice(2)
const suite = suites[name]
if (suite === undefined) {
  console.error(`Which package? ${Object.keys(suites).join(', ')}`)
  process.exit(2)
}
ensureInstalled('all')
copySources()
process.chdir(copy)
process.env.ESTOCADE_MUTANT_TESTS = JSON.stringify(suite.tests)
const { Stryker } = await import('@stryker-mutator/core')
await new Stryker({
  mutate: [...(files.length > 0 ? files : suite.mutate), '!**/index.ts'],
  // The copy is ours to change: the packages' links to each other lead into it, and not into Stryker's own copies.
  inPlace: true,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: join(root, `.cache/mutants-${name}.json`),
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: join(root, `.cache/mutants-report-${name}.json`) },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: Number(process.env.ESTOCADE_WORKERS ?? availableParallelism()),
  timeoutMS: 20_000,
  allowEmpty: false,
  tempDirName: join(root, '.cache/stryker'),
}).runMutationTest()

/** The sources as they are now, and links to what is installed and built. */
function copySources() {
  rmSync(copy, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, '.cache'), join(copy, '.cache'))
  mkdirSync(join(copy, 'node_modules'))
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry === '@estocade')
      cpSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry))
}
