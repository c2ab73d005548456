import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, '.cache/bench')

/** Bundles a server under test as it is shipped: our packages in one file, npm's outside. Returns its path. */
export async function bundled(script: string): Promise<string> {
  const [name] = script.split('.') as [string]
  await build({
    absWorkingDir: root,
    entryPoints: { [name]: `bench/server/subjects/${script}` },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm stays outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@estocade/') ? undefined : { external: true },
          ),
      },
    ],
  })
  cpSync(join(root, 'apps/server/src/store/migrations'), join(out, 'migrations'), { recursive: true })
  return join(out, `${name}.mjs`)
}
