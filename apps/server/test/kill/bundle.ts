import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A server to be killed, bundled so that a start costs little. */
export const bundleChild = (outfile: string): Promise<unknown> =>
  build({
    entryPoints: [fileURLToPath(new URL('child.ts', import.meta.url))],
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
        // It finds its native part beside itself.
        name: 'sqlite stays where it is',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^@photostructure\/sqlite$/ }, ({ path }) => ({
            path: import.meta.resolve(path),
            external: true,
          })),
      },
    ],
  })
