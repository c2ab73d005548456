// `npm run pack` builds the packages that others may use: ESM with declarations, one tarball each in .cache/packages.
// In the repository `exports` names the TypeScript sources; in a tarball it names the built files.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gamePackages } from './game-packages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Packages worth publishing, dependencies first. */
export const publishable = ['kernel', 'words', 'laws', 'protocol', 'client', ...gamePackages]

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const built = (source) => `./dist/${source.replace(/^\.\//, '').replace(/\.ts$/, '')}`
const entry = (source) => ({ types: `${built(source)}.d.ts`, import: `${built(source)}.js` })

/**
 * The manifest of a tarball: private fields are removed, and `exports` points at the built files. Word sources are large
 * and have licences of their own, so they become optional peer dependencies: users who build a dictionary install those
 * of its language.
 */
export function publishedManifest(manifest, wordSources = {}) {
  const { private: _, devDependencies: __, scripts: ___, dependencies = {}, ...rest } = manifest
  const names = Object.keys(wordSources)
  const sources = Object.entries(manifest.exports).filter(([, source]) => !source.startsWith('./test/'))
  return {
    ...rest,
    dependencies,
    ...(names.length > 0 && {
      peerDependencies: wordSources,
      peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])),
    }),
    exports: Object.fromEntries(sources.map(([name, source]) => [name, entry(source)])),
    files: ['dist', 'README.md', 'LICENSE'],
  }
}

/** Compiles one package into `.cache/packages/<name>`, ready for `npm pack`. */
function build(name) {
  const source = join(root, 'packages', name)
  const target = join(root, '.cache/packages', name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const manifest = readJson(join(source, 'package.json'))
  const sources = join(source, 'sources/package.json')
  const published = publishedManifest(
    manifest,
    existsSync(sources) ? readJson(sources).dependencies : undefined,
  )
  const entries = Object.values(manifest.exports).filter((path) => !path.startsWith('./test/'))
  writeFileSync(
    join(target, 'tsconfig.json'),
    JSON.stringify(compilerConfig(source, target, entries), null, 2),
  )
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', target], {
    stdio: 'inherit',
  })
  rmSync(join(target, 'tsconfig.json'))
  pointDeclarationsAtScripts(join(target, 'dist'))
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  cpSync(join(source, 'README.md'), join(target, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  return target
}

const compilerConfig = (source, target, entries) => ({
  extends: relative(target, join(root, 'tsconfig.base.json')),
  compilerOptions: {
    types: entries.some((path) => !path.startsWith('./src/')) ? ['node'] : [],
    composite: false,
    emitDeclarationOnly: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: relative(target, source),
    outDir: 'dist',
  },
  files: entries.map((path) => relative(target, join(source, path))),
  // Ambient types of the packages that this one depends on, because they are compiled from their sources too.
  include: [
    relative(target, join(source, 'src')),
    relative(target, join(root, 'packages/words/src/web-assembly.d.ts')),
  ],
})

/** The compiler rewrites `.ts` to `.js` only in scripts; declarations need it too. */
function pointDeclarationsAtScripts(dist) {
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8').replace(
      /((?:from|import)\s*\(?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g,
      '$1.js$2',
    )
    writeFileSync(path, text)
  }
}

/** Packs all; returns the tarballs' paths. */
export function packAll() {
  const out = join(root, '.cache/packages')
  const folders = publishable.map(build)
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  // All in parallel, because npm takes longer to start than to pack.
  const answer = execFileSync(command, [...args, 'pack', '--json', '--pack-destination', out, ...folders])
  return JSON.parse(answer.toString()).map(({ filename }) => join(out, filename))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const tarball of packAll()) console.log(relative(dirname(root), tarball))
