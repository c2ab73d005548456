import { type CrosswordIndex, fromBase64 } from '@estocade/words'
import type { Stone } from '../stones.ts'
import type { BestGraph } from './best-graph.ts'
import { COUNTS, GRAPH, JOLLY_WORTH, LYING_WORTHS, STONE_BYTES, WORTHS } from './layout.ts'
import type { Stones } from './lying-stones.ts'
import { countRack, type NumberedWorths, RACK_BYTES, type RackLetters } from './rack.ts'
import { wasmCode } from './wasm-code.ts'

/** Words may not leave rows and columns 0…size−1; stones on the table are inside them too. */
export interface Limit {
  readonly size: number
}

/** A position as the search takes it. */
export interface Task {
  readonly index: CrosswordIndex
  readonly letters: RackLetters
  readonly stones: Stones
  readonly rack: Iterable<Stone>
  readonly limit: Limit | undefined
  readonly touching: boolean
}

/** What `packages/typ-dom/wasm/index.ts` exports. */
interface Exports {
  useRoot(offset: number): void
  read(stones: number, count: number, limit: number, red: number, black: number): number
  findAll(touching: boolean): number
  findBest(touching: boolean, bestGraph: number, bestRoot: number, above: number): void
  movesAt(): number
  movesFound(): number
  linksAt(): number
  linksMade(): number
  readonly top: WebAssembly.Global
  readonly left: WebAssembly.Global
  readonly best: WebAssembly.Global
  readonly bestDown: WebAssembly.Global
  readonly bestLine: WebAssembly.Global
  readonly bestStart: WebAssembly.Global
  readonly bestSize: WebAssembly.Global
}

const PAGE = 65536

/**
 * The search, compiled from AssemblyScript, and its memory. It holds a copy of one graph at a time, and a second one
 * for `best`. Dictionaries change rarely, and copying a graph takes a few milliseconds.
 */
class WasmSearch {
  readonly #memory = new WebAssembly.Memory({ initial: 3 })
  readonly run: Exports
  #index: CrosswordIndex | undefined
  /** The address of the graph for `best`, 0 until it is needed; and the address of the working space. */
  #bestGraph = 0
  #bestRoot = 0
  #room = GRAPH
  #bytes = new Uint8Array(this.#memory.buffer)

  constructor() {
    const module = new WebAssembly.Module(fromBase64(wasmCode))
    this.run = new WebAssembly.Instance(module, { env: { memory: this.#memory } }).exports as Exports
  }

  all(task: Task, worths: NumberedWorths): void {
    this.#read(task, worths)
    if (!this.run.findAll(task.touching)) throw new Error('More moves than can be numbered.')
  }

  best(task: Task, graph: () => BestGraph, worths: NumberedWorths, above: number): void {
    this.useBest(task.index, graph)
    this.#read(task, worths)
    this.run.findBest(task.touching, this.#bestGraph, this.#bestRoot, above)
  }

  /** All memory; the search grows it as needed. */
  get bytes(): Uint8Array {
    if (this.#bytes.buffer !== this.#memory.buffer) this.#bytes = new Uint8Array(this.#memory.buffer)
    return this.#bytes
  }

  numbers(at: number, count: number): Int32Array {
    return new Int32Array(this.#memory.buffer, at, count)
  }

  #read({ index, letters, stones, rack, limit }: Task, { laid, lying, jolly }: NumberedWorths): void {
    this.use(index)
    this.bytes.set(laid, WORTHS)
    this.bytes.set(lying, LYING_WORTHS)
    this.bytes[JOLLY_WORTH] = jolly
    this.#hold(this.#room + stones.count * STONE_BYTES)
    this.numbers(this.#room, 3 * stones.count).set(stones.numbers.subarray(0, 3 * stones.count))
    countRack(rack, letters, this.bytes.subarray(COUNTS, COUNTS + RACK_BYTES))
    if (!this.run.read(this.#room, stones.count, limit?.size ?? 0, letters.red, letters.black))
      throw new Error('The table is wider than lines can be numbered.')
  }

  /** Copies the graph of all moves, unless it is the one in use. */
  use(index: CrosswordIndex): void {
    if (this.#index === index) return
    this.#index = undefined
    this.#bestGraph = 0
    this.#room = GRAPH
    this.#append(index.nodes)
    this.run.useRoot(index.root)
    this.#index = index
  }

  /** The same, and the graph of the best move. */
  useBest(index: CrosswordIndex, graph: () => BestGraph): void {
    this.use(index)
    if (this.#bestGraph !== 0) return
    const { nodes, root } = graph()
    const at = this.#room
    this.#append(nodes)
    this.#bestGraph = at
    this.#bestRoot = root
  }

  #append(numbers: Uint32Array): void {
    this.#hold(this.#room + numbers.byteLength)
    this.numbers(this.#room, numbers.length).set(numbers)
    this.#room += numbers.byteLength
  }

  #hold(end: number): void {
    const missing = end - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE))
  }
}

let made: WasmSearch | undefined

/** One instance is enough: searches run one after another. */
export function wasmSearch(): WasmSearch {
  made ??= new WasmSearch()
  return made
}
