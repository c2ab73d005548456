import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder } from '@estocade/words/node'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const TEXTS = ['de', 'en', 'es', 'fr', 'it', 'vi']

/** Runs the bundled command line, without checking whether the bundle is up to date. */
const MAIN =
  "import('./apps/terminal/dist/estocade.mjs').then(async ({ main }) => { process.exitCode = await main(process.argv.slice(1)) })"

/** By file: the text before which a line is added, and the line. */
type Lines = Readonly<Record<string, readonly (readonly [before: string, line: string])[]>>
/** By folder of `packages/texts/src`, key and language. */
type Sentences = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** A copy of the project in its cache folder: our packages are linked inside it, those of npm from here. */
export class ProjectCopy {
  readonly folder: string
  /** The environment, also for programs that it starts. */
  readonly env = { ...process.env, ESTOCADE_CACHE: cacheFolder(), NODE_ENV: 'production' }

  /** The files to which a game's lines were added, and the folders of its texts. */
  readonly edited = new Set<string>()

  constructor() {
    mkdirSync(join(root, '.cache'), { recursive: true })
    this.folder = mkdtempSync(join(root, '.cache/project-'))
    for (const part of ['packages', 'apps', 'scripts']) this.#copy(join(root, part), part)
    for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
      this.#copy(join(root, file), file)
  }

  #copy(from: string, to: string): void {
    mkdirSync(dirname(join(this.folder, to)), { recursive: true })
    cpSync(from, join(this.folder, to), { recursive: true, filter: isSource })
  }

  #edit(file: string, change: (text: string) => string): void {
    const path = join(this.folder, file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${file} does not contain the text before which a line is added.`)
    writeFileSync(path, changed)
  }

  /** Adds a game as CONTRIBUTING says: its folders, its lines in the lists, its texts. */
  addGame(fixture: string): void {
    const from = join(root, 'test/fixtures', fixture)
    for (const part of ['docs', 'packages', 'apps']) this.#copy(join(from, part), part)
    // Copied under its own name, because tools that follow links would look for packages beside the fixture.
    const project = join(this.folder, 'packages', fixture, 'tsconfig')
    renameSync(`${project}.fixture.json`, `${project}.json`)
    const lines: Lines = JSON.parse(readFileSync(join(from, 'lines.json'), 'utf8'))
    for (const [file, added] of Object.entries(lines))
      for (const [before, line] of added) {
        this.edited.add(file)
        this.#edit(file, (text) => text.replace(before, line + before))
      }
    const sentences: Sentences = JSON.parse(readFileSync(join(from, 'texts.json'), 'utf8'))
    for (const [part, keys] of Object.entries(sentences))
      for (const language of TEXTS) {
        this.edited.add(part)
        const own = Object.entries(keys).map(
          ([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text[language])},\n`,
        )
        this.#edit(`packages/texts/src/${part}/${language}.ts`, (text) =>
          text.replace(/^export const \w+(: [\w.]+)? = \{\n/m, (head) => head + own.join('')),
        )
      }
  }

  /** Does what `npm install` does. */
  link(): void {
    const links = join(this.folder, 'node_modules/@estocade')
    mkdirSync(links, { recursive: true })
    for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@estocade'))
      symlinkSync(join(root, 'node_modules', name), join(this.folder, 'node_modules', name))
    for (const kind of ['packages', 'apps'])
      for (const name of readdirSync(join(this.folder, kind)))
        symlinkSync(join(this.folder, kind, name), join(links, name), 'dir')
  }

  /** Bundles the command line and builds the page. */
  async build(): Promise<void> {
    const build =
      "import('./scripts/bundle.mjs').then(({ ensureBundle, ensureWeb }) => Promise.all([ensureBundle(), ensureWeb()]))"
    const { code, err } = await this.run(['-e', build], '')
    if (code !== 0) throw new Error(err)
  }

  readonly estocade = (args: readonly string[], input = '') => this.run(['-e', MAIN, '--', ...args], input)

  /** Starts its server on a free port. */
  async serve(): Promise<{ readonly address: string; close(): Promise<void> }> {
    const args = ['serve', '--port', '0', '--data', join(this.folder, 'data'), '--lang', 'en']
    const server = this.start(['-e', MAIN, '--', ...args])
    const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
    let said = ''
    const address = await new Promise<string>((resolve, reject) => {
      server.stderr.on('data', (data) => {
        said += data
        const found = /open at (\S+)/.exec(said)
        if (found) resolve(found[1]!)
      })
      ended.then(() => reject(new Error(said)))
    })
    return {
      address,
      async close() {
        server.kill()
        await ended
      },
    }
  }

  start(args: readonly string[]) {
    return spawn(process.execPath, args, { cwd: this.folder, env: this.env })
  }

  run(
    args: readonly string[],
    input: string,
  ): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
    const child = this.start(args)
    let [out, err] = ['', '']
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const isSource = (path: string): boolean => !/[\\/](node_modules|dist|test)$/.test(path)
