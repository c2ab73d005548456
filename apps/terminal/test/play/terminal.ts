import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type IPty, spawn } from '@lydell/node-pty'
import xterm from '@xterm/headless'
import { patiently, Watchers } from '../../../../scripts/test-patience.ts'

export const bin = fileURLToPath(new URL('../../bin/estocade.mjs', import.meta.url))

const folders: string[] = []

/** A temporary folder for saved games, removed when the tests are over. */
export function ownFolder(): string {
  // One listener for all of them: Node warns of more than ten.
  if (folders.length === 0) process.once('exit', removeFolders)
  const folder = mkdtempSync(join(tmpdir(), 'estocade-play-'))
  folders.push(folder)
  return folder
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

export const environment = (folder: string, more: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  NO_COLOR: '',
  LC_ALL: 'C.UTF-8',
  TERM: 'xterm-256color',
  XDG_DATA_HOME: folder,
  ...more,
})

export interface TerminalOptions {
  readonly folder: string
  readonly columns?: number
  readonly rows?: number
  readonly env?: Readonly<Record<string, string>>
}

const running = new Set<IPty>()

/** Ends all programs that tests have started, also after a failure. */
export function leaveAll(): void {
  for (const pty of running) pty.kill('SIGKILL')
}

/** The program in a real terminal, its screen read as a person would see it. */
export class Terminal {
  readonly #pty: IPty
  readonly #screen: InstanceType<typeof xterm.Terminal>
  readonly #watchers = new Watchers()
  #raw = ''
  readonly #exit: Promise<number>

  constructor(args: readonly string[], { folder, columns = 80, rows = 24, env = {} }: TerminalOptions) {
    this.#screen = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true })
    this.#pty = spawn(process.execPath, [bin, 'play', ...args], {
      cols: columns,
      rows,
      env: environment(folder, env),
    })
    this.#pty.onData((data) => {
      this.#raw += data
      this.#screen.write(data, this.#watchers.look)
    })
    running.add(this.#pty)
    this.#exit = new Promise((resolve) =>
      this.#pty.onExit(({ exitCode }) => {
        running.delete(this.#pty)
        resolve(exitCode)
      }),
    )
  }

  /** The exit code, once the program has ended. */
  get exit(): Promise<number> {
    return patiently(this.#exit, () => `The program has not ended:\n${this.text}`)
  }

  get pid(): number {
    return this.#pty.pid
  }

  /** Everything that was ever written. */
  get raw(): string {
    return this.#raw
  }

  get lines(): readonly string[] {
    const { active } = this.#screen.buffer
    return Array.from({ length: this.#screen.rows }, (_, i) =>
      (active.getLine(active.baseY + i)?.translateToString(true) ?? '').trimEnd(),
    )
  }

  get text(): string {
    return this.lines.join('\n')
  }

  type(text: string): void {
    this.#pty.write(text)
  }

  /** Types a line when it is the player's turn, waits until it is shown, and presses Enter. */
  async enter(line: string): Promise<void> {
    await this.until((text) => /\n> *\n/.test(text) && !text.includes('On turn:'))
    this.type(line)
    if (line !== '') await this.until(`\n> ${line}\n`)
    this.type('\r')
    await this.until(/\n> *\n/)
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows)
    this.#pty.resize(columns, rows)
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.#pty.kill(signal)
  }

  /**
   * Resolves to the screen when it holds this; fails with the screen when it never does. The screen may have changed
   * when the caller goes on: what is read off it is read off the text that this resolves to.
   */
  until(wanted: string | RegExp | ((text: string) => boolean)): Promise<string> {
    const holds = (text: string) =>
      typeof wanted === 'function'
        ? wanted(text)
        : typeof wanted === 'string'
          ? text.includes(wanted)
          : wanted.test(text)
    const find = () => {
      const { text } = this
      return holds(text) ? text : undefined
    }
    return this.#watchers.until(find, () => `Never on the screen: ${wanted}\n${this.text}`)
  }
}
