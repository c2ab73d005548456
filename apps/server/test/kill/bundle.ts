import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** By entry: test files of one process share what was bundled. */
const bundled = new Map<string, Promise<Uint8Array>>()

/** Bundles the server that tests kill, or another program beside it, so that a start takes little time. */
export async function bundleChild(
  outfile: string,
  entry: URL = new URL('child.ts', import.meta.url),
): Promise<void> {
  const migrations = new URL('../../src/store/migrations', import.meta.url)
  cpSync(fileURLToPath(migrations), join(dirname(outfile), 'migrations'), { recursive: true })
  // A thread of the server looks for SQLite beside the bundle.
  const modules = join(dirname(outfile), 'node_modules')
  if (!existsSync(modules))
    symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), modules)
  const known = bundled.get(entry.href) ?? bundle(fileURLToPath(entry))
  bundled.set(entry.href, known)
  writeFileSync(outfile, await known)
}

async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [
      {
        // The package looks for its native library beside itself.
        name: 'sqlite stays where it is',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^@photostructure\/sqlite$/ }, ({ path }) => ({
            path: import.meta.resolve(path),
            external: true,
          })),
      },
    ],
  })
  return outputFiles[0]!.contents
}
