import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name?: string }
}

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

const { resolve: find } = createRequire(import.meta.url)

/**
 * Writes libraries.json: every npm package that a chunk or a font of the page comes from, with its licence. `more` names
 * those that this build does not see.
 */
export const libraries = (more: readonly string[]): Plugin => ({
  name: 'libraries',
  apply: 'build',
  generateBundle(_, bundle) {
    const folders = new Set(more.map((name) => dirname(find(`${name}/package.json`))))
    for (const output of Object.values(bundle)) {
      // Fonts are imported by style sheets and become assets; their paths are relative to the page's folder.
      const files = output.type === 'chunk' ? Object.keys(output.modules) : output.originalFileNames
      for (const file of files) {
        const path = resolve(import.meta.dirname, file).replaceAll('\\', '/')
        const folder = PACKAGE.exec(path)?.[1]
        if (folder !== undefined && !folder.includes('/@estocade/')) folders.add(folder)
      }
    }
    const list = [...folders].map(libraryIn).sort((a, b) => a.name.localeCompare(b.name))
    this.emitFile({ type: 'asset', fileName: 'libraries.json', source: JSON.stringify(list) })
  },
})

function libraryIn(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license = 'not stated', author = '' } = manifest
  const authors = (typeof author === 'string' ? author : (author.name ?? '')).replace(/\s*[<(].*$/, '')
  return { name, version, licence: license, authors }
}
