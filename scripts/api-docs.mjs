// `npm run docs`: API pages of the publishable packages, by TypeDoc, into .cache/api.
// TypeDoc needs the compiler's JavaScript API, which TypeScript 7 does not have. So it is not a dependency, but fetched
// on demand together with a compiler of its own.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishable } from './pack.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, '.cache/typedoc')
const npm = process.env.npm_execpath
const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]

mkdirSync(tools, { recursive: true })
writeFileSync(join(tools, 'package.json'), '{"private":true}')
console.log('Fetching TypeDoc …')
const fetched = spawnSync(
  command,
  [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error', 'typedoc@0.28', 'typescript@5.9'],
  { cwd: tools, stdio: 'inherit' },
)
if (fetched.status !== 0) process.exit(1)

const tsconfig = join(tools, 'tsconfig.json')
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: '../../tsconfig.base.json',
    compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, types: [] },
    include: publishable.map((name) => `../../packages/${name}/src`),
  }),
)
const entries = publishable.map((name) => join(root, 'packages', name, 'src/index.ts'))
const { status } = spawnSync(
  process.execPath,
  [
    join(tools, 'node_modules/typedoc/bin/typedoc'),
    ...['--tsconfig', tsconfig, '--out', join(root, '.cache/api'), '--name', 'Estocade', '--readme', 'none'],
    ...['--excludePrivate', '--excludeInternal', '--disableGit', '--sourceLinkTemplate', '{path}#L{line}'],
    ...['--skipErrorChecking', '--logLevel', 'Warn'],
    ...entries,
  ],
  { cwd: root, stdio: 'inherit' },
)
if (status === 0) console.log('The pages are in .cache/api/index.html')
process.exitCode = status ?? 1
