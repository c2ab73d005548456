import { type ChildProcess, spawn } from 'node:child_process'
import { LONG_PATIENCE, patiently, Watchers } from '../../../../scripts/test-patience.ts'
import { bin, environment } from './terminal.ts'

/** Every line by which the program, in English, asks for something; each is answered once. */
const PROMPTS =
  /^.*(Enter draws|Type a new word|Your rows are full|has passed\. Type|The game ends|\/accept or \/challenge\?|Choose a word of three|Lay the first word|Type the next word|Type the first word|Type a word, or|A link:|A dot ends the turn|Enter: on to the next|Begin: type|is named\. \+|A bonus:|has come back|Build one crossword|not right; wait|count as a word\?|: where\?$|: how\?$|Which stone\?|Which colour\?|The game is over\. Enter).*$/gm

const running = new Set<ChildProcess>()

/** Ends all programs that tests have started, also after a failure. */
export function endReaders(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** `estocade play --plain` with somebody who reads what is written and answers; nothing else is known of the game. */
export class PlainReader {
  readonly #child: ChildProcess
  #text = ''
  #answered = -1
  /** Where the text after the last prompt begins. */
  #from = 0
  readonly #watchers = new Watchers(LONG_PATIENCE)
  #ended = false
  readonly #exit: Promise<number | null>

  /** `within` is a program that runs the one after it. */
  constructor(args: readonly string[], folder: string, within: readonly string[] = []) {
    const program = [process.execPath, bin, 'play', '--plain', '--ui', 'en', '--pace', '0', ...args]
    const [command, ...rest] = [...within, ...program]
    this.#child = spawn(command!, rest, { env: environment(folder), stdio: ['pipe', 'pipe', 'inherit'] })
    running.add(this.#child)
    this.#child.stdout!.setEncoding('utf8').on('data', (data: string) => {
      this.#text += data
      this.#watchers.look()
    })
    this.#exit = new Promise((resolve) =>
      this.#child.on('close', (code) => {
        running.delete(this.#child)
        this.#ended = true
        this.#watchers.look()
        resolve(code)
      }),
    )
  }

  /** All that was written so far. */
  get text(): string {
    return this.#text
  }

  get pid(): number {
    return this.#child.pid!
  }

  /** The exit code, once the program has ended. */
  get exit(): Promise<number | null> {
    return patiently(this.#exit, () => `The program has not ended: ${this.#tail}`)
  }

  get #tail(): string {
    return `\n${this.#text.slice(-2000)}`
  }

  /** The next prompt that waits for an answer, and what was written before it since the last one. */
  next(): Promise<{ readonly prompt: string; readonly news: string }> {
    return this.#watchers.until(
      () => this.#prompt() ?? this.#unlessEnded(),
      () => `No prompt came: ${this.#tail}`,
    )
  }

  #prompt(): { readonly prompt: string; readonly news: string } | undefined {
    const last = [...this.#text.matchAll(PROMPTS)].at(-1)
    if (last === undefined || last.index <= this.#answered || !this.#waitsAt(last)) return undefined
    const news = this.#text.slice(this.#from, last.index)
    this.#answered = last.index
    this.#from = last.index + last[0].length
    return { prompt: last[0], news }
  }

  /** Resolves when this is written. */
  until(pattern: RegExp): Promise<true> {
    return this.#watchers.until(
      () => pattern.test(this.#text) || this.#unlessEnded(),
      () => `Never written: ${pattern} ${this.#tail}`,
    )
  }

  #unlessEnded(): undefined {
    if (this.#ended) throw new Error(`The program has ended: ${this.#tail}`)
  }

  /** A prompt is the last that is written, but for the numbered answers to a question. */
  #waitsAt({ index, 0: line }: RegExpExecArray): boolean {
    const after = this.#text.slice(index + line.length)
    return after.startsWith('\n') && after.split('\n').every((one) => one === '' || /^\d+\. /.test(one))
  }

  answer(line: string): void {
    this.#child.stdin!.write(`${line}\n`)
  }
}

/** The last line that matches: the current state. */
export const lastMatch = (text: string, pattern: RegExp): RegExpMatchArray | undefined =>
  [...text.matchAll(pattern)].at(-1)
