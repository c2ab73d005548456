import { createInterface, type Interface } from 'node:readline'

/** Standard input, line by line. */
export class LineReader {
  readonly #lines: string[] = []
  readonly #interface: Interface
  #ended = false
  onNews: () => void = () => {}

  constructor(input: NodeJS.ReadableStream) {
    this.#interface = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    this.#interface.on('line', (line) => {
      this.#lines.push(line)
      this.onNews()
    })
    this.#interface.on('close', () => {
      this.#ended = true
      this.onNews()
    })
  }

  /** No line is left and none will come. */
  get ended(): boolean {
    return this.#ended && this.#lines.length === 0
  }

  take(): string | undefined {
    return this.#lines.shift()
  }

  /** The next line; `undefined` at the end of the input. */
  next(): Promise<string | undefined> {
    return new Promise((resolve) => {
      const look = () => {
        const line = this.take()
        if (line === undefined && !this.ended) return
        this.onNews = () => {}
        resolve(line)
      }
      this.onNews = look
      look()
    })
  }

  close(): void {
    this.#interface.close()
  }
}
