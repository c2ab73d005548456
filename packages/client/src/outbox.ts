import type { ClientAction } from '@estocade/protocol'

export type Answer =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false
      readonly code: string
      readonly text: string
      readonly params: Readonly<Record<string, string | number>>
    }

export interface Command {
  readonly id: string
  readonly basis: number
  readonly action: ClientAction
}

interface Waiting {
  readonly command: Command
  readonly answer: (answer: Answer) => void
  sentAt: number
}

/** Commands without an answer, in order. Sending one twice is safe: the server knows its id. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()

  get size(): number {
    return this.#waiting.size
  }

  put(command: Command, answer: (answer: Answer) => void): void {
    this.#waiting.set(command.id, { command, answer, sentAt: Number.NEGATIVE_INFINITY })
  }

  answered(id: string, answer: Answer): void {
    const one = this.#waiting.get(id)
    this.#waiting.delete(id)
    one?.answer(answer)
  }

  /** Those that were not sent since `since`; they count as sent at `now`. */
  due(since: number, now: number): readonly Command[] {
    const due = [...this.#waiting.values()].filter(({ sentAt }) => sentAt < since)
    for (const one of due) one.sentAt = now
    return due.map(({ command }) => command)
  }

  fail(code: string, text: string): void {
    for (const id of [...this.#waiting.keys()]) this.answered(id, { ok: false, code, text, params: {} })
  }
}
