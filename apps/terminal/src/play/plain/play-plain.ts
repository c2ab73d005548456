import { progressBars } from '../../progress.ts'
import type { Say } from '../../texts/index.ts'
import { shownText } from '../ascii.ts'
import type { Asked } from '../ask.ts'
import type { Front } from '../front.ts'
import type { PlayController } from '../play-controller.ts'
import { promptLines } from '../prompt-lines.ts'
import { LineReader } from './line-reader.ts'

/** Clears a terminal and what can be scrolled back to. */
const CLEAR = '\x1b[H\x1b[2J\x1b[3J'

export interface PlainOptions {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly ascii: boolean
  readonly say: Say
}

/** Plays line by line: prints what is new, then reads a line. For screen readers and pipes. */
export class PlainFront implements Front {
  readonly #options: PlainOptions
  readonly #reader: LineReader
  /** Whether a person types, whose lines are read at any time. Lines of a pipe wait until it is their turn. */
  readonly #interactive: boolean
  #controller: PlayController | undefined
  #heard = 0
  #shown = ''
  #busy = false
  /** Something changed while the loop was running, so that it runs once more. */
  #changed = false
  #warned = false
  #over: () => void = () => {}

  constructor(options: PlainOptions) {
    this.#options = options
    this.#interactive = options.input.isTTY === true
    this.#reader = new LineReader(options.input)
    process.on('SIGINT', this.#interrupt)
  }

  async title(): Promise<boolean> {
    this.#write(`Estocade. ${this.#options.say('motto')}`)
    return true
  }

  /** A question as numbered lines, answered by a number. */
  readonly ask = async <T>({ text, options, usual }: Asked<T>): Promise<T | undefined> => {
    this.#write(text)
    for (const [i, { label }] of options.entries())
      this.#write(`${i + 1}. ${label}${i === usual ? ' *' : ''}`)
    for (;;) {
      const line = (await this.#reader.next())?.trim()
      if (line === undefined) return undefined
      const number = line === '' ? usual + 1 : /^\d+$/.test(line) ? Number(line) : 0
      const option = options[number - 1]
      if (option !== undefined) return option.value
      this.#write(this.#options.say('chooseNumber', { count: options.length }))
    }
  }

  async show(lines: readonly string[]): Promise<void> {
    for (const text of lines) this.#write(text)
  }

  async askText(text: string, usual: string): Promise<string | undefined> {
    this.#write(usual === '' ? text : `${text} [${usual}]`)
    const line = await this.#reader.next()
    return line === undefined ? undefined : line.trim() || usual
  }

  readonly #bars = progressBars()

  progress(name: string, share: number): void {
    this.#bars.update(name, share)
  }

  readonly changed = (): void => void this.#pump()

  run(controller: PlayController): Promise<void> {
    this.#controller = controller
    return new Promise((resolve) => {
      this.#over = resolve
      this.#reader.onNews = this.changed
      this.changed()
    })
  }

  close(): void {
    process.off('SIGINT', this.#interrupt)
    this.#reader.close()
  }

  /** Ctrl-C asks first; the second one leaves. */
  readonly #interrupt = (): void => {
    if (this.#controller === undefined) process.exit(130)
    if (this.#warned) this.#over()
    else this.#write(this.#options.say('ctrlC'))
    this.#warned = true
  }

  #write(text: string): void {
    this.#options.output.write(`${shownText(text, this.#options.ascii)}\n`)
  }

  async #pump(): Promise<void> {
    const controller = this.#controller
    this.#changed = true
    if (this.#busy || controller === undefined) return
    this.#busy = true
    try {
      while (this.#changed) {
        this.#changed = false
        await this.#work(controller)
      }
    } finally {
      this.#busy = false
    }
  }

  async #work(controller: PlayController): Promise<void> {
    for (;;) {
      this.#tell(controller)
      const heard = this.#interactive || controller.awaits
      // Local bots finish their moves; people at a server may never.
      if (!heard && !(this.#reader.ended && controller.session.remote)) return
      const line = this.#reader.take()
      if (line === undefined) {
        if (this.#reader.ended && (controller.awaits || controller.session.remote)) this.#over()
        return
      }
      this.#warned = false
      if ((await controller.enter(line)) === 'quit') return this.#over()
    }
  }

  #tell(controller: PlayController): void {
    const fresh = Math.min(controller.history.length, controller.told - this.#heard)
    for (const text of fresh > 0 ? controller.history.slice(-fresh) : []) this.#write(text)
    this.#heard = controller.told
    const answered = fresh > 0 || controller.notice !== '' || controller.page !== undefined
    if (controller.notice !== '') this.#write(controller.notice)
    controller.notice = ''
    for (const text of controller.page ?? []) this.#write(text)
    controller.page = undefined
    if (controller.awaits) this.#situation(controller, answered)
  }

  /** Prints the table and the prompt once for each change. After other output the prompt is printed again. */
  #situation(controller: PlayController, answered: boolean): void {
    const { table, prompt } = situationOf(controller)
    const shown = [...table, ...prompt].join('\n')
    if (shown === this.#shown && !answered) return
    const lines = shown === this.#shown ? prompt : [...table, ...prompt]
    this.#shown = shown
    // The previous player's letters must not stay visible.
    if (this.#interactive && controller.stage.type === 'handover') this.#options.output.write(CLEAR)
    for (const text of lines) this.#write(text)
  }
}

interface Situation {
  readonly table: readonly string[]
  /** What is to do now. */
  readonly prompt: readonly string[]
}

function situationOf(controller: PlayController): Situation {
  const { say, question, stage } = controller
  const only = (...prompt: readonly string[]): Situation => ({ table: [], prompt })
  if (question !== undefined)
    return only(question.text, ...question.options.map(({ label }, i) => `${i + 1}. ${label}`))
  switch (stage.type) {
    case 'connecting':
      return only(say('connecting'))
    case 'gathering':
      return only(say('helpGathering'))
    case 'handover':
      return only(say('handover', { name: stage.to }))
    case 'table': {
      const { game, scene } = stage
      const table = scene.table.phase === 'over' ? [] : game.tell(scene)
      return { table, prompt: promptLines(controller, stage) }
    }
  }
}
