import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAll, publishable } from '../pack.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

const block = (readme: string, language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readme)?.[1] ?? ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'))
  writeFileSync(join(folder, 'package.json'), '{"name":"example","private":true,"type":"module"}')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  execFileSync(command, [...args, 'install', ...options, ...packAll()], { cwd: folder })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('packages as they would be published, installed into an empty folder', () => {
  it.each(publishable)('@estocade/%s: the example of its README runs and prints what it says', (name) => {
    const readme = readFileSync(join(folder, 'node_modules/@estocade', name, 'README.md'), 'utf8')
    const example = block(readme, 'js')
    expect(example.split('\n').length).toBeGreaterThan(5)
    expect(example.split('\n').length).toBeLessThan(30)
    writeFileSync(join(folder, 'example.mjs'), example)
    const printed = execFileSync(process.execPath, ['example.mjs'], { cwd: folder }).toString()
    expect(printed).toBe(block(readme, 'text'))
  })

  it('types are found beside the scripts', () => {
    const imports = publishable.map((name, i) => `import * as p${i} from '@estocade/${name}'\nvoid p${i}`)
    writeFileSync(join(folder, 'types.ts'), imports.join('\n'))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const flags = '--noEmit --strict --module nodenext --moduleResolution nodenext --target es2023 --types'
    execFileSync(process.execPath, [tsc, ...flags.split(' '), '', 'types.ts'], { cwd: folder })
  })

  it('no tarball contains a test, a TypeScript source, or a path of the machine that built it', () => {
    for (const name of publishable) {
      const files = execFileSync('find', [
        join(folder, 'node_modules/@estocade', name),
        '-type',
        'f',
      ]).toString()
      expect(files).not.toMatch(/\/test\/|(?<!\.d)\.ts\n/)
    }
  })
})
