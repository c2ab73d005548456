import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Alphabet } from '@estocade/words'
import { type AnagramTrie, ROOT } from '../../../packages/words/src/anagram-trie.ts'
import type { Position } from './positions.ts'

const MOST_LETTERS = 32

/** The compiled C program; undefined if there is no compiler. */
export function compiledYardstick(): { readonly folder: string; readonly program: string } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'estocade-native-'))
  const program = join(folder, 'search')
  const source = fileURLToPath(new URL('./search.c', import.meta.url))
  try {
    execFileSync('gcc', ['-O3', '-march=native', '-o', program, source])
    return { folder, program }
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

/** One search in C that runs until it is ended, a round at a time, so that the caller can alternate. */
export class NativeSearch {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>

  constructor(program: string, file: string, way: 'walk' | 'planes', times: number) {
    this.#process = spawn(program, [file, way, String(times)])
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]()
  }

  /** CPU time per position in microseconds, and the number of plays of all positions. */
  async round(): Promise<{ readonly micros: number; readonly plays: number }> {
    this.#process.stdin.write('\n')
    const { value, done } = await this.#lines.next()
    if (done === true) throw new Error('The C program ended.')
    const [nanos, plays] = (value as string).split(' ').map(Number)
    return { micros: nanos! / 1000, plays: plays! }
  }

  end(): void {
    this.#process.stdin.end()
  }
}

/** The trie and the positions, as `search.c` reads them. */
export function writeData(
  file: string,
  trie: AnagramTrie,
  alphabet: Alphabet,
  positions: readonly Position[],
): void {
  const counted = (letters: string): Uint8Array => {
    const counts = new Uint8Array(MOST_LETTERS + 1)
    for (const letter of letters) counts[trie.ranks[alphabet.letters.indexOf(letter)]!]!++
    return counts
  }
  const rows = positions.flatMap(({ reserve, rows }) => {
    const free = counted(reserve)
    free[MOST_LETTERS] = rows.length
    return [
      free,
      ...rows.map((row) => Uint8Array.from([...counted(row).subarray(0, MOST_LETTERS), row.length])),
    ]
  })
  const sizes = trie.starts.slice(1).map((start, id) => start - trie.starts[id]!)
  const head = Uint32Array.of(ROOT, trie.nodes.length, trie.lengths.length, positions.length)
  writeFileSync(file, Buffer.concat([head, trie.nodes, sizes, trie.lengths, ...rows].map(bytesOf)))
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
