// `npm run wasm`: compiles the crossword search (packages/typ-dom/wasm, AssemblyScript) into the bytes that
// packages/typ-dom/src/search/wasm-code.ts holds. A test compares the two.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

export const codeFile = fileURLToPath(new URL('../packages/typ-dom/src/search/wasm-code.ts', import.meta.url))

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory']

/** The text of `wasm-code.ts`. */
export async function compiledSearch() {
  const root = fileURLToPath(new URL('../packages/typ-dom', import.meta.url))
  let bytes = new Uint8Array()
  const { error, stderr } = await asc.main(
    ['wasm/index.ts', ...options, '--baseDir', root, '--outFile', 'search.wasm'],
    {
      writeFile(_name, contents) {
        bytes = contents
      },
    },
  )
  if (error) throw new Error(`${error.message}\n${stderr}`)
  return codeText(Buffer.from(bytes).toString('base64'))
}

const codeText = (base64) => `// Made by \`npm run wasm\` from packages/typ-dom/wasm. In base 64.
export const wasmCode =
  '${base64}'
`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(codeFile, await compiledSearch())
