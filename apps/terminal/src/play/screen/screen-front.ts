import { bar } from '../../progress.ts'
import type { Say } from '../../texts/index.ts'
import type { Asked } from '../ask.ts'
import type { Front } from '../front.ts'
import { line, styled } from '../line.ts'
import type { PlayController } from '../play-controller.ts'
import { type Frame, frameOf, pageFrame, type Typing } from './frame.ts'
import { Keyboard, type Pressed } from './keyboard.ts'
import { menuFrame, titleFrame } from './menu.ts'
import { Screen } from './screen.ts'

export interface ScreenFrontOptions {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly colour: boolean
  readonly ascii: boolean
  readonly say: Say
}

const fresh: Typing = { input: '', choice: 0, scroll: { row: 0, col: 0 }, warned: false }

const leaving: ReadonlySet<string> = new Set(['escape', 'ctrl-c', 'ctrl-d', 'end-of-input'])

/** Lines that a key scrolls a page by. */
const pageSteps: Readonly<Record<string, number>> = { up: -1, down: 1, pageup: -15, pagedown: 15, space: 15 }

/** The table on a whole screen, key by key. */
export class ScreenFront implements Front {
  readonly #options: ScreenFrontOptions
  readonly #screen: Screen
  readonly #keyboard: Keyboard
  /** What is on the screen now. */
  #draw: () => Frame = () => ({ lines: [] })
  #typing: Typing = fresh
  #over: () => void = () => {}

  constructor(options: ScreenFrontOptions) {
    this.#options = options
    this.#screen = new Screen(options)
    this.#keyboard = new Keyboard(options.input)
    options.output.on('resize', this.#resized)
    process.on('exit', this.#restore)
  }

  title(): Promise<boolean> {
    this.#draw = () => titleFrame(this.#options.say, this.#screen)
    return new Promise((resolve) => {
      this.#listen((key) => {
        if (leaving.has(key.name)) resolve(false)
        else if (key.name === 'return' || key.text !== '') resolve(true)
      })
    })
  }

  readonly ask = <T>({ text, options, usual }: Asked<T>): Promise<T | undefined> => {
    let chosen = usual
    const labels = options.map(({ label }) => label)
    this.#draw = () => menuFrame(this.#options.say, { text, labels, chosen }, this.#screen)
    return new Promise((resolve) => {
      this.#listen((key) => {
        if (key.name === 'return') resolve(options[chosen]!.value)
        else if (leaving.has(key.name)) resolve(undefined)
        else if (key.name === 'up') chosen = (chosen + options.length - 1) % options.length
        else if (key.name === 'down' || key.name === 'tab') chosen = (chosen + 1) % options.length
        else if (/^[1-9]$/.test(key.text) && Number(key.text) <= options.length) chosen = Number(key.text) - 1
      })
    })
  }

  askText(text: string, usual: string, secret = false): Promise<string | undefined> {
    let typed = ''
    this.#draw = () => {
      const shown = secret ? '*'.repeat(typed.length) : typed
      const hint = usual === '' ? '' : ` [${usual}]`
      return {
        lines: [line(''), line(' ', styled('bold', `${text}${hint}`)), line(''), line(' > ', shown)],
        cursor: { row: 3, col: 3 + [...shown].length },
      }
    }
    return new Promise((resolve) => {
      this.#listen((key) => {
        if (key.name === 'return') resolve(typed.trim() || usual)
        else if (leaving.has(key.name)) resolve(undefined)
        else if (key.name === 'backspace') typed = [...typed].slice(0, -1).join('')
        else typed += key.text
      })
    })
  }

  show(lines: readonly string[]): Promise<void> {
    let row = 0
    this.#draw = () => pageFrame(this.#options.say, lines, { scroll: { row, col: 0 } }, this.#screen)
    return new Promise((resolve) => {
      this.#listen((key) => {
        const step = pageSteps[key.name]
        if (step !== undefined) row = Math.max(0, row + step)
        else if (key.name === 'return' || key.text !== '' || leaving.has(key.name)) resolve()
      })
    })
  }

  progress(name: string, share: number): void {
    this.#draw = () => ({ lines: [line(''), line(bar(name, share))] })
    this.changed()
  }

  readonly changed = (): void => {
    const { lines, cursor } = this.#draw()
    this.#screen.show(lines, cursor)
  }

  run(controller: PlayController): Promise<void> {
    this.#draw = () => frameOf(controller, this.#typing, this.#screen, Date.now())
    const clock = setInterval(this.changed, 1000)
    return new Promise<void>((resolve) => {
      this.#over = resolve
      this.#listen((key) => this.#press(controller, key))
    }).finally(() => clearInterval(clock))
  }

  close(): void {
    this.#options.output.off('resize', this.#resized)
    process.off('exit', this.#restore)
    this.#keyboard.close()
    this.#screen.close()
  }

  readonly #restore = (): void => this.#screen.close()

  readonly #resized = (): void => {
    this.#screen.forget()
    this.changed()
  }

  #listen(handler: (key: Pressed) => void): void {
    this.#keyboard.handler = (key) => {
      handler(key)
      // A table in this process answers before the next turn of the loop: one frame shows the line and its result.
      setImmediate(this.changed)
    }
    this.changed()
  }

  #press(controller: PlayController, key: Pressed): void {
    if (key.name === 'end-of-input') this.#over()
    if (key.name === 'ctrl-c' || (key.name === 'ctrl-d' && this.#typing.input === '')) {
      if (this.#typing.warned) this.#over()
      this.#typing = { ...this.#typing, warned: true }
      return
    }
    this.#typing = { ...this.#typing, warned: false }
    if (key.name === 'ctrl-l') this.#screen.forget()
    else if (controller.page !== undefined) this.#inPage(controller, key)
    else if (controller.question !== undefined)
      this.#inQuestion(controller, controller.question.options.length, key)
    else this.#atTable(controller, key)
  }

  #inPage(controller: PlayController, key: Pressed): void {
    const step = pageSteps[key.name]
    if (step !== undefined) this.#scroll(step, 0)
    else if (key.name === 'return' || key.name === 'escape' || key.text === 'q') {
      this.#typing = fresh
      controller.cancel()
    }
  }

  #inQuestion(controller: PlayController, count: number, key: Pressed): void {
    const { choice } = this.#typing
    if (key.name === 'escape') controller.cancel()
    else if (key.name === 'up') this.#typing = { ...this.#typing, choice: (choice + count - 1) % count }
    else if (key.name === 'down') this.#typing = { ...this.#typing, choice: (choice + 1) % count }
    else if (key.name === 'return') this.#enter(controller, `${choice + 1}`)
    else if (/^\d$/.test(key.text)) this.#enter(controller, key.text)
  }

  #atTable(controller: PlayController, key: Pressed): void {
    const { input } = this.#typing
    const { stage } = controller
    if (input === '' && stage.type === 'table' && stage.game.press?.(stage.scene, key)) {
      controller.notice = ''
      controller.keepBench()
      return
    }
    if (key.name === 'return') this.#enter(controller, input)
    else if (key.name === 'backspace') this.#type([...input].slice(0, -1).join(''))
    else if (key.name === 'escape' || key.name === 'ctrl-u') {
      controller.notice = ''
      this.#type('')
    } else if (input === '' && key.name === 'up') this.#scroll(-1, 0)
    else if (input === '' && key.name === 'down') this.#scroll(1, 0)
    else if (input === '' && key.name === 'left') this.#scroll(0, -1)
    else if (input === '' && key.name === 'right') this.#scroll(0, 1)
    else if (key.text !== '') this.#type(input + key.text)
  }

  #type(input: string): void {
    this.#typing = { ...this.#typing, input: input.slice(0, 200) }
  }

  #scroll(row: number, col: number): void {
    const { scroll } = this.#typing
    this.#typing = { ...this.#typing, scroll: { row: scroll.row + row, col: scroll.col + col } }
  }

  #enter(controller: PlayController, text: string): void {
    this.#typing = fresh
    void controller.enter(text).then((answer) => {
      if (answer === 'quit') this.#over()
    })
  }
}
