import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { EngineAnswer, EnginePosition } from '@estocade/table'
import { CommandError } from './command-error.ts'

/** An engine that does not answer within this many milliseconds has failed. */
const TIMEOUT = 10_000

/** A program that is given positions on its standard input and writes actions to its standard output. */
export class EngineProcess {
  readonly #child: ChildProcess
  readonly #command: string
  #waiting:
    | { readonly id: number; readonly settle: (answer: EngineAnswer | CommandError) => void }
    | undefined

  constructor(command: string) {
    this.#command = command
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child.on('exit', (code) => this.#settle(this.#error(`ended with code ${code ?? 'none'}`)))
    // A write to a program that has ended fails; its exit is reported instead.
    this.#child.stdin!.on('error', () => {})
    createInterface({ input: this.#child.stdout! }).on('line', (line) => this.#read(line))
  }

  async choose(position: EnginePosition): Promise<unknown> {
    const answer = await new Promise<EngineAnswer | CommandError>((resolve) => {
      const late = setTimeout(
        () => this.#settle(this.#error(`took longer than ${TIMEOUT / 1000} s`)),
        TIMEOUT,
      )
      const settle = (given: EngineAnswer | CommandError) => {
        clearTimeout(late)
        resolve(given)
      }
      this.#waiting = { id: position.id, settle }
      if (this.#child.exitCode !== null) this.#settle(this.#error('has ended'))
      else this.#child.stdin!.write(`${JSON.stringify(position)}\n`)
    })
    if (answer instanceof CommandError) throw answer
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
      this.#settle(this.#error(`wrote a line that is not an answer: ${line.slice(0, 80)}`))
    else if (answer.id === this.#waiting?.id) this.#settle(answer)
  }

  #settle(answer: EngineAnswer | CommandError): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.settle(answer)
  }

  #error(what: string): CommandError {
    return new CommandError(`The engine "${this.#command}" ${what}.`)
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
