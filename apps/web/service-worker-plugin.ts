import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, 'src/pwa/worker.ts')

/** What the page needs offline; other fonts are kept when a page has loaded them. */
const KEPT = /\.(js|css|html|svg|png|webmanifest)$|^libraries\.json$|latin-(600|wght)-normal[\w-]*\.woff2$/

/** Builds sw.js when the page's files are written, because it contains their list. */
export const serviceWorker = (): Plugin => {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const code = await bundle()
        writeFileSync(
          join(folder, 'sw.js'),
          code.replace('__KEPT_FILES__', () => JSON.stringify(keptFiles(folder))),
        )
      },
    },
  }
}

/** One classic script, because not every browser runs a service worker that is a module. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('sw.js was not built.')
  return built.output[0].code
}

/** The files to keep; names in `assets` contain a hash, the others need a revision. */
const keptFiles = (folder: string): readonly { readonly url: string; readonly revision: string | null }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => KEPT.test(name) && name !== 'sw.js' && !name.startsWith('.'))
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith('assets/') ? null : hash(readFileSync(join(folder, url))),
    }))

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
