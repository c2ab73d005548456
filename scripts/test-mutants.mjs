// `npm run test:mutants -- kernel [file …]`: changes the sources of a package in thousands of small ways (Stryker) and
// counts for how many of them a unit test fails. Files name a part of the package. `--sample 400 --seed one` tries 400
// changes at random; the seed determines which. `--part 2/4` tries the second quarter of them: a long run in four parts.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gamePackages } from './game-packages.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = join(root, '.cache/mutants')

/**
 * Sources that are not mutated, because they are not rules of play: bots and what they need, reviews, simulated games, the
 * worked examples of the rule pages, and the memory layout of the compiled search. docs/testing.md says the same.
 */
const noRules = [
  '{bot,simulate}/**',
  'simulate.ts',
  'review/!(record).ts',
  'review.ts',
  '{examples,rule-examples,play-example}.ts',
  'search/{wasm-code,wasm-search,layout,best-graph}.ts',
]

/**
 * Tests that take seconds for each change: random games, bots and whole dictionaries. The tests of rule pages read the
 * sources, which contain all changes at once.
 */
const slowTests = [
  '*laws',
  'rule-page',
  'whole-dictionaries',
  'perft',
  'reach',
  'oracles',
  'bot*',
  'planning',
  '*review',
  'record',
  'search',
]

/** The changed files, and the unit tests that should fail. */
const suites = {
  kernel: {
    mutate: ['packages/kernel/src/*.ts'],
    tests: ['packages/kernel/test/*.test.ts'],
  },
  table: {
    mutate: ['packages/table/src/*.ts'],
    tests: ['packages/table/test/*.test.ts'],
  },
  ...Object.fromEntries(
    gamePackages.map((game) => [
      game,
      {
        mutate: [`packages/${game}/src/**/*.ts`, ...noRules.map((files) => `!packages/${game}/src/${files}`)],
        tests: [
          `packages/${game}/test/*.test.ts`,
          `packages/${game}/test/bot/best-jarnacs.test.ts`,
          ...slowTests.map((name) => `!packages/${game}/test/${name}.test.ts`),
        ],
      },
    ]),
  ),
}

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: 'estocade' },
    part: { type: 'string', default: '1/1' },
  },
  allowPositionals: true,
})
const [name, ...files] = positionals
const suite = suites[name]
if (suite === undefined) {
  console.error(`Which package? ${Object.keys(suites).join(', ')}`)
  process.exit(2)
}
const [part, parts] = values.part.split('/').map(Number)
if (!(part >= 1 && part <= parts)) {
  console.error('Which part? --part 1/4 is the first of four.')
  process.exit(2)
}
const results = parts === 1 ? name : `${name}-${part}of${parts}`
ensureInstalled('all')
copySources()
process.chdir(copy)
process.env.ESTOCADE_MUTANT_TESTS = JSON.stringify(suite.tests)
const { Stryker } = await import('@stryker-mutator/core')
await prepareMutants(Number(values.sample ?? Number.POSITIVE_INFINITY), values.seed)
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
  incrementalFile: join(root, `.cache/mutants-${results}.json`),
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: join(root, `.cache/mutants-report-${results}.json`) },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: Number(process.env.ESTOCADE_WORKERS ?? availableParallelism()),
  timeoutMS: 8_000,
  allowEmpty: false,
  tempDirName: join(root, '.cache/stryker'),
}).runMutationTest()

/** Changes what Stryker makes of the sources, before it is written. */
async function prepareMutants(count, seed) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const all = Instrumenter.prototype.instrument
  Instrumenter.prototype.instrument = async function (...given) {
    const made = await all.apply(this, given)
    for (const file of made.files) file.content = countedOnce(file.content)
    keepSample(made.mutants, count, seed)
    return made
  }
}

/**
 * Stryker counts how often each expression is evaluated, although it needs the numbers only from the first run. Later
 * runs, which have a count of hits, are several times faster without.
 */
function countedOnce(content) {
  return content.replace('function cover() {', 'function cover() {\n    if (ns.hitCount !== void 0) return;')
}

/** Stryker has no samples: the other changes are marked as ignored as soon as they are made. */
function keepSample(mutants, count, seed) {
  const rank = ({ fileName, location, replacement }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, relative(copy, fileName), location, replacement]))
      .digest('hex')
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }))
  const sample = ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, count)
  const chosen = sample.filter((_, i) => i % parts === part - 1)
  const kept = new Set(chosen.map(({ mutant }) => mutant))
  for (const mutant of mutants)
    if (!kept.has(mutant)) Object.assign(mutant, { status: 'Ignored', statusReason: 'Not in the sample.' })
}

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
