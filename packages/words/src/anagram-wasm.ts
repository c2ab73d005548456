import * as layout from './anagram-layout.ts'
import type { AnagramSearch } from './anagram-search.ts'
import { type AnagramTrie, ROOT } from './anagram-trie.ts'
import { anagramCode } from './anagram-wasm-code.ts'
import { fromBase64 } from './from-base64.ts'

const { BLOCK, MOST_COUNT, MOST_LENGTH, MOST_LETTERS, NODES, RESERVE, ROW } = layout
const PAGE = 65536

/** With at least so many free letters the bit planes are faster than the walk; measured by bench/jarnac. */
const MANY = 13

/** Results of up to so many classes use views that are made once: making a view takes longer than a small search. */
const KEPT_VIEWS = 512

/** What `packages/words/wasm/index.ts` exports. */
interface Exports {
  prepare(root: number, lengths: number, found: number): void
  findByWalk(row: number, shortest: number): number
  findByPlanes(row: number, shortest: number): number
  planeBytes(classes: number): number
  buildPlanes(at: number, classes: number, root: number, lengths: number): number
}

let module: WebAssembly.Module | undefined

/** The compiled search; throws where WebAssembly, or its vector instructions, may not be compiled. */
export class WasmAnagramSearch implements AnagramSearch {
  readonly #trie: AnagramTrie
  readonly #memory: WebAssembly.Memory
  readonly #run: Exports
  /** Functions of `#run`: reading them from it in each search takes longer than calling them. */
  readonly #findByWalk: Exports['findByWalk']
  readonly #findByPlanes: Exports['findByPlanes']
  readonly #lengths: number
  readonly #foundAt: number
  /** Whether bit planes can be used; undefined until they are built. */
  #planes: boolean | undefined
  #found!: Uint32Array
  #views: (Uint32Array | undefined)[] = []
  free!: Uint8Array
  row!: Uint8Array

  constructor(trie: AnagramTrie) {
    module ??= new WebAssembly.Module(fromBase64(anagramCode))
    const { nodes, lengths } = trie
    this.#trie = trie
    this.#lengths = NODES + nodes.byteLength
    this.#foundAt = aligned(this.#lengths + lengths.length)
    this.#memory = new WebAssembly.Memory({ initial: pages(this.#foundAt + 4 * lengths.length) })
    this.#run = new WebAssembly.Instance(module, { env: { memory: this.#memory } }).exports as Exports
    this.#findByWalk = this.#run.findByWalk
    this.#findByPlanes = this.#run.findByPlanes
    this.#view()
    new Uint32Array(this.#memory.buffer, NODES, nodes.length).set(nodes)
    new Uint8Array(this.#memory.buffer, this.#lengths, lengths.length).set(lengths)
    this.#run.prepare(ROOT, this.#lengths, this.#foundAt)
  }

  find(size: number, rowLength: number, shortest: number): Uint32Array {
    const byPlanes = size >= MANY && shortest <= MOST_LENGTH && (this.#planes ?? this.#build())
    const count = byPlanes ? this.#findByPlanes(rowLength, shortest) : this.#findByWalk(rowLength, shortest)
    if (count >= KEPT_VIEWS) return this.#found.subarray(0, count)
    this.#views[count] ??= this.#found.subarray(0, count)
    return this.#views[count]!
  }

  /** Builds the planes when they are first needed: many dictionaries are never searched with so many letters. */
  #build(): boolean {
    const { lengths } = this.#trie
    const at = aligned(this.#foundAt + 4 * lengths.length)
    const bytes = (MOST_LETTERS * MOST_COUNT + MOST_LENGTH) * this.#run.planeBytes(lengths.length)
    const [free, row] = [this.free.slice(), this.row.slice()]
    this.#memory.grow(pages(at + bytes) - this.#memory.buffer.byteLength / PAGE)
    this.#view()
    this.free.set(free)
    this.row.set(row)
    this.#planes = this.#run.buildPlanes(at, lengths.length, ROOT, this.#lengths) !== 0
    return this.#planes
  }

  /** Growing the memory detaches earlier views of it. */
  #view(): void {
    const { buffer } = this.#memory
    this.free = new Uint8Array(buffer, RESERVE, MOST_LETTERS)
    this.row = new Uint8Array(buffer, ROW, MOST_LETTERS)
    this.#found = new Uint32Array(buffer, this.#foundAt, this.#trie.lengths.length)
    this.#views = []
  }
}

const aligned = (at: number): number => Math.ceil(at / BLOCK) * BLOCK
const pages = (bytes: number): number => Math.ceil(bytes / PAGE)
