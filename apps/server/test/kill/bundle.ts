import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

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
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
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
}
