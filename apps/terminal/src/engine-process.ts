import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { EngineAnswer, EnginePosition } from '@estocade/table'
import { Fault } from './fault.ts'

/** An engine that does not answer within this many milliseconds has failed. */
const PATIENCE = 10_000

/** A program that is given positions on its standard input and writes actions to its standard output. */
export class EngineProcess {
  readonly #child: ChildProcess
  readonly #command: string
  #waiting: { readonly id: number; readonly settle: (answer: EngineAnswer | Fault) => void } | undefined

  constructor(command: string) {
    this.#command = command
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child.on('exit', (code) => this.#settle(this.#fault(`ended with code ${code ?? 'none'}`)))
    // A write to a program that has ended is told by its exit.
    this.#child.stdin!.on('error', () => {})
    createInterface({ input: this.#child.stdout! }).on('line', (line) => this.#read(line))
  }

  async choose(position: EnginePosition): Promise<unknown> {
    const answer = await new Promise<EngineAnswer | Fault>((resolve) => {
      const late = setTimeout(
        () => this.#settle(this.#fault(`took longer than ${PATIENCE / 1000} s`)),
        PATIENCE,
      )
      const settle = (given: EngineAnswer | Fault) => {
        clearTimeout(late)
        resolve(given)
      }
      this.#waiting = { id: position.id, settle }
      if (this.#child.exitCode !== null) this.#settle(this.#fault('has ended'))
      else this.#child.stdin!.write(`${JSON.stringify(position)}\n`)
    })
    if (answer instanceof Fault) throw answer
    return answer.action
  }

  stop(): void {
    this.#child.stdin!.end()
    this.#child.kill()
  }

  #read(line: string): void {
    if (line.trim() === '') return
    const answer = parsed(line)
    if (answer === undefined)
      this.#settle(this.#fault(`wrote a line that is no answer: ${line.slice(0, 80)}`))
    else if (answer.id === this.#waiting?.id) this.#settle(answer)
  }

  #settle(answer: EngineAnswer | Fault): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.settle(answer)
  }

  #fault(what: string): Fault {
    return new Fault(`The engine "${this.#command}" ${what}.`)
  }
}

function parsed(line: string): EngineAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    if (typeof answer !== 'object' || answer === null) return undefined
    const { id, action } = answer as { readonly id?: unknown; readonly action?: unknown }
    return typeof id === 'number' && action !== undefined ? { id, action } : undefined
  } catch {
    return undefined
  }
}
