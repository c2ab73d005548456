// `npm run wasm`: compiles the searches written in AssemblyScript into bytes, which TypeScript files beside them contain.
// A test compares the two.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory']

/** Each package with a `wasm` folder: the file for the bytes, their name, and further compiler options. */
export const searches = [
  { package: 'typ-dom', file: 'src/search/wasm-code.ts', name: 'wasmCode', more: [] },
  { package: 'words', file: 'src/anagram-wasm-code.ts', name: 'anagramCode', more: ['--enable', 'simd'] },
]

const folderOf = (search) => fileURLToPath(new URL(`../packages/${search.package}`, import.meta.url))

export const codeFile = (search) => `${folderOf(search)}/${search.file}`

/** The text of the file with the bytes. */
export async function compiled(search) {
  let bytes = new Uint8Array()
  const { error, stderr } = await asc.main(
    ['wasm/index.ts', ...options, ...search.more, '--baseDir', folderOf(search), '--outFile', 'search.wasm'],
    {
      writeFile(_name, contents) {
        bytes = contents
      },
    },
  )
  if (error) throw new Error(`${error.message}\n${stderr}`)
  return codeText(search, Buffer.from(bytes).toString('base64'))
}

const codeText = (
  search,
  base64,
) => `// Made by \`npm run wasm\` from packages/${search.package}/wasm. In base 64.
export const ${search.name} =
  '${base64}'
`

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const search of searches) writeFileSync(codeFile(search), await compiled(search))
