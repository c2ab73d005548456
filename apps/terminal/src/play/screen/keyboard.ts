import { emitKeypressEvents } from 'node:readline'

export interface Pressed {
  /** `return`, `escape`, `backspace`, `up`, `tab`, `ctrl-c`, … or the character itself. */
  readonly name: string
  /** What it types; empty for keys that type nothing. */
  readonly text: string
}

interface NodeKey {
  readonly name?: string
  readonly ctrl?: boolean
  readonly meta?: boolean
  readonly shift?: boolean
}

/** A terminal's keys, one by one. The end of the input is the key `end-of-input`. */
export class Keyboard {
  readonly #input: NodeJS.ReadStream
  handler: (key: Pressed) => void = () => {}

  constructor(input: NodeJS.ReadStream) {
    this.#input = input
    emitKeypressEvents(input)
    input.setRawMode(true)
    input.on('keypress', this.#onKey)
    input.on('end', this.#onEnd)
    input.resume()
  }

  close(): void {
    this.#input.off('keypress', this.#onKey)
    this.#input.off('end', this.#onEnd)
    if (!this.#input.destroyed) this.#input.setRawMode(false)
    this.#input.pause()
  }

  readonly #onKey = (text: string | undefined, key: NodeKey): void => this.handler(pressedFrom(text, key))
  readonly #onEnd = (): void => this.handler({ name: 'end-of-input', text: '' })
}

function pressedFrom(text: string | undefined, key: NodeKey): Pressed {
  const name = key.name === 'enter' ? 'return' : (key.name ?? '')
  if (key.ctrl) return { name: `ctrl-${name}`, text: '' }
  if (name === 'tab' && key.shift) return { name: 'backtab', text: '' }
  const types = text !== undefined && !key.meta && [...text].every((char) => char >= ' ' && char !== '\x7f')
  return types ? { name: name === '' ? text : name, text } : { name, text: '' }
}
