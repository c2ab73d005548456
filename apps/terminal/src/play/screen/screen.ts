import { shownText } from '../ascii.ts'
import { fitted, type Line, type Style } from '../line.ts'

/** SGR codes of each look, with colours and without. */
const looks: Readonly<Record<Style, readonly [coloured: string, plain: string]>> = {
  bold: ['1', '1'],
  dim: ['2', '2'],
  bar: ['1;97;44', '7'],
  mine: ['1;36', '1'],
  rival: ['1;33', ''],
  good: ['32', '1'],
  bad: ['31', '1'],
  red: ['1;31', '1'],
  black: ['1', ''],
  fresh: ['1;30;42', '7'],
  cursor: ['7', '7'],
  free: ['2', '2'],
}

export interface Cursor {
  readonly row: number
  readonly col: number
}

export interface ScreenOptions {
  readonly output: NodeJS.WriteStream
  readonly colour: boolean
  readonly ascii: boolean
}

const ENTER = '\x1b[?1049h\x1b[2J\x1b[?25l'
const LEAVE = '\x1b[?25h\x1b[0m\x1b[?1049l'

/** The whole terminal: frames of lines, of which only those that changed are written. */
export class Screen {
  readonly #options: ScreenOptions
  #shown: readonly string[] = []
  #open = true

  constructor(options: ScreenOptions) {
    this.#options = options
    options.output.write(ENTER)
  }

  get columns(): number {
    return this.#options.output.columns || 80
  }

  get rows(): number {
    return this.#options.output.rows || 24
  }

  /** After a resize every line has to be drawn again. */
  forget(): void {
    this.#shown = []
    if (this.#open) this.#options.output.write('\x1b[2J')
  }

  show(lines: readonly Line[], cursor?: Cursor): void {
    if (!this.#open) return
    const { rows, columns } = this
    const frame = Array.from({ length: rows }, (_, i) => this.#paint(lines[i] ?? [], columns))
    let out = '\x1b[?25l'
    for (const [i, text] of frame.entries())
      if (text !== this.#shown[i]) out += `\x1b[${i + 1};1H${text}\x1b[0m\x1b[K`
    this.#shown = frame
    if (cursor !== undefined)
      out += `\x1b[${Math.min(rows, cursor.row + 1)};${Math.min(columns, cursor.col + 1)}H\x1b[?25h`
    this.#options.output.write(out)
  }

  close(): void {
    if (this.#open) this.#options.output.write(LEAVE)
    this.#open = false
  }

  #paint(line: Line, columns: number): string {
    const { colour, ascii } = this.#options
    const shown = line.map((span) => ({ ...span, text: shownText(span.text, ascii) }))
    // The last column stays free: some terminals wrap when it is written.
    return fitted(shown, columns - 1)
      .map(({ text, style }) => {
        const code = style === undefined ? '' : looks[style][colour ? 0 : 1]
        return code === '' ? text : `\x1b[${code}m${text}\x1b[0m`
      })
      .join('')
      .trimEnd()
  }
}
