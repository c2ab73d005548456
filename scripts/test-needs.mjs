// What test files need besides Node, determined by their imports, and what of it is missing on this machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresPackage } from './postgres-package.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Modules whose import shows that a test needs something. */
const signs = [
  { need: 'browser', module: /^playwright-core$/ },
  { need: 'postgres', module: /\/real\/postgres\.ts$/ },
  { need: 'nats', module: /\/real\/nats\.ts$/ },
  { need: 'page', module: /\/scripts\/bundle\.mjs$/ },
  { need: 'terminal', module: /^@lydell\/node-pty$/ },
]

/** Why a need cannot be met here, or `undefined`. Without NATS single tests skip themselves. */
const reasons = {
  browser: () =>
    process.env.CHROME_PATH || (process.platform === 'linux' && process.arch === 'x64') || installedBrowser()
      ? undefined
      : 'no Chrome or Chromium was found: install one, or name it in CHROME_PATH',
  postgres: () =>
    canLoad(postgresPackage, 'apps/server') ? undefined : `${postgresPackage} is not installed`,
  nats: () => undefined,
  page: () => undefined,
  terminal: () =>
    canLoad('@lydell/node-pty', 'apps/terminal') ? undefined : 'there is no node-pty for this platform',
}

/** All test files, relative to the root, each with its needs and whether it uses the seed of `seed.ts`. */
export function testFiles() {
  const found = []
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (entry.name.endsWith('.test.ts')) found.push({ file: relative(root, path), ...readOf(path) })
    }
  }
  for (const part of ['packages', 'apps'])
    for (const name of readdirSync(join(root, part))) {
      const folder = join(root, part, name, 'test')
      if (existsSync(folder)) visit(folder)
    }
  visit(join(root, 'scripts/test'))
  return found.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Files that cannot run here, by the reason why. */
export function unrunnable(files = testFiles()) {
  const byReason = new Map()
  for (const { file, needs } of files)
    for (const need of needs) {
      const reason = reasons[need]()
      if (reason === undefined) continue
      byReason.set(reason, [...(byReason.get(reason) ?? []), file])
      break
    }
  return byReason
}

const imported = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm
/** By path, because many test files import the same ones. */
const known = new Map()

function importsOf(path) {
  const modules =
    known.get(path) ?? [...readFileSync(path, 'utf8').matchAll(imported)].map(([, name]) => name)
  known.set(path, modules)
  return modules
}

/** Follows relative imports recursively. */
function readOf(file) {
  const needs = new Set()
  let draws = /from 'fast-check'/.test(readFileSync(file, 'utf8'))
  const seen = new Set()
  const visit = (path) => {
    if (seen.has(path) || !existsSync(path)) return
    seen.add(path)
    for (const module of importsOf(path)) {
      const sign = signs.find((one) => one.module.test(module))
      draws ||= module.endsWith('/seed.ts')
      if (sign) needs.add(sign.need)
      else if (module.startsWith('.')) visit(resolve(dirname(path), module))
    }
  }
  visit(file)
  return { needs: [...needs], draws }
}

function canLoad(name, from) {
  try {
    createRequire(join(root, from, 'package.json')).resolve(name)
    return true
  } catch {
    return false
  }
}

function installedBrowser() {
  const places = readFileSync(join(root, 'apps/web/test/chromium/places.json'), 'utf8')
  return JSON.parse(places)[process.platform]?.find((path) => existsSync(path))
}
