import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownFonts } from './fonts.ts'
import { lacksLibraries, ownLibraries } from './libraries.ts'

/** A browser that can be started: its file, and the environment it needs besides a home. */
export interface Program {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

/** Where Chrome and Chromium are usually installed. */
const usualPlaces: Readonly<Partial<Record<string, readonly string[]>>> = JSON.parse(
  readFileSync(new URL('places.json', import.meta.url), 'utf8'),
)

/** The browser named by CHROME_PATH, otherwise the one from npm, otherwise an installed one. */
export async function browserProgram(): Promise<Program> {
  const named = process.env.CHROME_PATH
  if (named !== undefined && named !== '') return { path: named, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm()
  const path = usualPlaces[process.platform]?.find((place) => existsSync(place))
  if (path === undefined)
    throw new Error('No Chrome or Chromium was found. Install one, or name it in CHROME_PATH.')
  return { path, env: {} }
}

/** The folder of the npm package's script; its other files are beside it. */
const npmPackage = (): string => dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))

async function fromNpm(): Promise<Program> {
  const folder = await unpacked()
  const path = join(folder, 'chromium')
  const env = { FONTCONFIG_FILE: ownFonts(folder) }
  if (!lacksLibraries(path)) return { path, env }
  const archive = join(npmPackage(), '../../bin/al2023.tar.br')
  return { path, env: { ...env, LD_LIBRARY_PATH: ownLibraries(folder, archive) } }
}

/**
 * The Chromium of the npm package. Decompressing it takes seconds, so it is done once for all tests, into a temporary
 * folder that is then renamed; otherwise an interrupted run would leave an incomplete browser.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(npmPackage(), '../../package.json'), 'utf8'))
  const folder = fileURLToPath(new URL(`../../../../.cache/chromium-${version}`, import.meta.url))
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const part = mkdtempSync(`${folder}-`)
  const { default: sparticuz } = await import('@sparticuz/chromium')
  const { TMPDIR } = process.env
  process.env.TMPDIR = part
  await sparticuz.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  try {
    renameSync(part, folder)
  } catch {
    // Another test was faster.
    rmSync(part, { recursive: true })
  }
  return folder
}
