import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fonts } from './fonts-plugin.ts'
import { libraries } from './libraries-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

/** The two font files that every page needs first. */
const FIRST_FONTS = [/fraunces-latin-600-normal/, /source-sans-3-latin-wght-normal/]

/** The libraries of the service worker. */
const WORKBOX = ['core', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`)

const COMMON =
  /apps\/web\/src\/(components\/(?!stepper|toggle|tile|dictionary)|settings\/(settings|muted)\.ts|texts\/(index|use-translation)|games\/([\w-]+\/)?index\.ts|session\/(?!personal)|online\/(api|me|use-ask|use-fault-text)|local\/(saved-games|quick-opening)|pwa\/game-lock|home\/(open-tables|your-games|use-your-games)\.|words\/shown-word)/

/** The modules of the option form; each game's part is too small for a file of its own. */
const OPTIONS =
  /packages\/(?!table\/)[\w-]+\/src\/([\w-]+\/)*(config|options|read-options|presets|seats)\.ts|apps\/web\/src\/(new-table\/[\w-]+\.tsx?|games\/[\w-]+\/option-form\.ts)$/

/** Modules that the tables and their options share. */
const BASICS =
  /packages\/(kernel|words)\/src\/([\w-]+\/)*(result|clock|word-classes|normalise|spelling|alphabets?)\.ts/

/** Preloads what the first page needs, instead of loading it when it is first imported. */
const preload = (): Plugin => ({
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/start.tsx'))
      const scripts =
        start === undefined ? [] : [start.fileName, ...start.imports].filter((file) => !html.includes(file))
      const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.some((font) => font.test(file)))
      const link = (attrs: Record<string, string>) =>
        ({ tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }) as const
      return [
        ...scripts.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...fonts.map((file) => link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' })),
      ]
    },
  },
})

/** Compresses files at build time, so that the server only has to send them. */
const packFiles = (): Plugin => {
  let folder = ''
  return {
    name: 'pack-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|html|svg|webmanifest|json)$/.test(name)) continue
          const bytes = readFileSync(join(folder, name))
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
          writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
        }
      },
    },
  }
}

const { version, repository } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string; readonly repository: { readonly url: string } }

export default defineConfig({
  define: {
    __VERSION__: JSON.stringify(version),
    __SOURCE__: JSON.stringify(repository.url.replace(/^git\+|\.git$/g, '')),
  },
  // Libraries import a polyfill for older versions of React; ours has the real function.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [
    react(),
    fonts(),
    preload(),
    // Of a font that was cut before, and of the service worker, which is built later.
    libraries(['@fontsource-variable/fraunces', ...WORKBOX]),
    serviceWorker(),
    packFiles(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // Our packages have no side effects, so unused modules are left out.
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/packages\/[\w-]+\/src\//.test(id) },
      // Modules that every page needs are one file instead of a dozen.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'loader',
              test: /preload-helper|rolldown.runtime|texts\/(catalogues|src\/languages)/,
              priority: 2,
            },
            { name: 'common', test: COMMON, priority: 1 },
            { name: 'basics', test: BASICS },
            { name: 'options', test: OPTIONS },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/words': 'http://127.0.0.1:4747', '/api': 'http://127.0.0.1:4747' } },
})
