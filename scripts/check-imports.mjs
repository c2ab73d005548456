import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { arrows, cycleRules, importRules, pure } from './import-rules.mjs'

/**
 * dependency-cruiser parses TypeScript with swc, because it does not support TypeScript 7. This wrapper tells swc which
 * files contain JSX, and can leave out type-only imports. See docs/decisions/import-rules.md.
 */
const swc = createRequire(import.meta.url)('@swc/core')
const parseFile = swc.parseFileSync.bind(swc)
let withTypes = true
swc.parseFileSync = (file, options) => {
  const module = parseFile(file, { ...options, tsx: file.endsWith('.tsx') })
  return withTypes ? module : { ...module, body: module.body.filter((item) => !isOfTypes(item)) }
}

const isOfTypes = (item) =>
  item.typeOnly === true ||
  (item.type === 'ImportDeclaration' &&
    item.specifiers.length > 0 &&
    item.specifiers.every(({ isTypeOnly }) => isTypeOnly))

/** All modules below `root`, and the violations of the rules. */
export async function cruised(root, { rules = [], types = true } = {}) {
  withTypes = types
  const folders = ['packages', 'apps'].filter((folder) => isFolder(join(root, folder)))
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ severity: 'error', ...rule })) },
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  })
  return output
}

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** One sentence for each forbidden import, each cycle, and each use of a platform global in a pure package. */
export const importProblems = async (root) => problemsIn(root, await ruled(root))

/** All modules, and the imports that the rules forbid. */
export const ruled = (root) => cruised(root, { rules: importRules })

/** The same sentences, for modules that have been read already. */
export async function problemsIn(root, all) {
  const runtime = await cruised(root, { rules: cycleRules, types: false })
  const broken = [...all.summary.violations, ...runtime.summary.violations].map(
    ({ rule, from, to, cycle }) =>
      cycle === undefined
        ? `${from}: ${rule.name}: not ${to}`
        : `${from}: ${rule.name}: ${cycle.map(({ name }) => name).join(' → ')}`,
  )
  return [...unplanned(root), ...broken, ...ambientProblems(root)]
}

const unplanned = (root) =>
  ['packages', 'apps']
    .filter((folder) => isFolder(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => [folder, name]))
    .filter(([, name]) => !(name in arrows))
    .map(([folder, name]) => `${folder}/${name}: not in scripts/import-rules.mjs`)

/** Globals that the `src` of a pure package may not use; imports alone do not show them. */
const ambient = [
  [/\bMath\.random\b/, 'ambient randomness'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'ambient time'],
  [/\bsetTimeout\b|\bsetInterval\b|\bsetImmediate\b/, 'a timer'],
  // The games have windows too (to challenge, to call), so only properties of the browser's `window` are forbidden.
  [
    /\bprocess\.|\bglobalThis\b|\bwindow\.(document|location|navigator|fetch|\w+Storage)\b|\bdocument\./,
    'the platform',
  ],
]

function ambientProblems(root) {
  const problems = []
  for (const name of pure)
    for (const file of sources(join(root, 'packages', name, 'src')))
      for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
        if (/^\s*(\*|\/\/|\/\*)/.test(line)) continue
        for (const [pattern, what] of ambient)
          if (pattern.test(line))
            problems.push(
              `${file.slice(root.length).replace(/^\//, '')}:${index + 1}: ${what} in a pure package`,
            )
      }
  return problems
}

function* sources(folder) {
  if (!isFolder(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}
