// `npm run walker`: compiles the crossword search (packages/typ-dom/walker, AssemblyScript) into the bytes that
// packages/typ-dom/src/search/walker-code.ts holds. A test compares the two.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

export const codeFile = fileURLToPath(
  new URL('../packages/typ-dom/src/search/walker-code.ts', import.meta.url),
)

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory']

/** The text of `walker-code.ts`. */
export async function compiledWalker() {
  const root = fileURLToPath(new URL('../packages/typ-dom', import.meta.url))
  let bytes = new Uint8Array()
  const { error, stderr } = await asc.main(
    ['walker/index.ts', ...options, '--baseDir', root, '--outFile', 'walker.wasm'],
    {
      writeFile(_name, contents) {
        bytes = contents
      },
    },
  )
  if (error) throw new Error(`${error.message}\n${stderr}`)
  return codeText(Buffer.from(bytes).toString('base64'))
}

const codeText = (base64) => `// Made by \`npm run walker\` from packages/typ-dom/walker. In base 64.
export const walkerCode =
  '${base64}'
`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(codeFile, await compiledWalker())
