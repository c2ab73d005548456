import type { TableCommand, TableView } from '@estocade/table'
import type { Choice, LineMeaning } from '../games/terminal-game.ts'
import { type CommandName, commandNamed, type Say } from '../texts/index.ts'
import { Benches } from './benches.ts'
import { helpLines, rulesLines } from './help.ts'
import { History } from './history.ts'
import { KeyboardSeat } from './keyboard-seat.ts'
import { sideNames } from './names.ts'
import { optionFor, type Question } from './question.ts'
import { type Setting, type Stage, stageOf } from './stage.ts'
import type { GameLog, News, Session } from './table/session.ts'
import type { TableWords } from './table-words.ts'
import { commandIn, commandReading } from './typed-command.ts'
import { WordAppeals } from './word-appeals.ts'

export interface ControllerOptions {
  readonly session: Session
  readonly say: Say
  readonly words: TableWords
  /** The review of a finished match in lines; it may take its time. */
  readonly review: (log: GameLog, names: readonly string[]) => Promise<readonly string[]>
  readonly onChange: () => void
}

/** Turns typed lines into commands for the table, and holds what is to be shown. Screen and plain lines both use it. */
export class PlayController {
  readonly session: Session
  readonly say: Say
  /** Why the last line was refused, or what it led to. */
  notice = ''
  question: Question | undefined
  /** A text shown over the table: help, rules, a review. */
  page: readonly string[] | undefined
  readonly #options: ControllerOptions
  readonly #setting: Setting
  readonly #history: History
  #waiting = 0
  readonly #appeals: WordAppeals
  #hinting = false

  constructor(options: ControllerOptions) {
    const { session, say, words } = options
    this.#options = options
    this.session = session
    this.say = say
    this.#setting = {
      session,
      say,
      words,
      keyboard: new KeyboardSeat(session),
      benches: new Benches(session),
    }
    this.#history = new History(this.#setting)
    this.#appeals = new WordAppeals(session, say)
    session.listen((news) => this.#hear(news))
  }

  /** What happened, a line each; `told` counts all there ever were. */
  get history(): readonly string[] {
    return this.#history.lines
  }

  get told(): number {
    return this.#history.told
  }

  /** The seat that the keyboard plays for now. */
  get seat(): number | undefined {
    return this.#setting.keyboard.seat
  }

  get stage(): Stage {
    return stageOf(this.#setting)
  }

  /** Whether the game waits for this keyboard. */
  get awaits(): boolean {
    if (this.#waiting > 0 || this.#hinting) return false
    if (this.question !== undefined || this.page !== undefined) return true
    const { stage } = this
    if (stage.type === 'handover') return true
    if (stage.type === 'connecting') return false
    if (stage.type === 'gathering') {
      const own = stage.table.sides[this.seat ?? -1]
      return own !== undefined && !own.ready
    }
    const { table, due } = stage.scene
    return due || table.phase === 'over' || table.phase === 'closed' || this.#asked(table)
  }

  /** A line was typed. Answers `quit` when the player wants to leave. */
  async enter(typed: string): Promise<'quit' | undefined> {
    const text = typed.trim()
    this.notice = ''
    this.#waiting++
    try {
      return await this.#enter(text)
    } finally {
      this.#waiting--
      this.keepBench()
      this.#options.onChange()
    }
  }

  /** Saves the draft of the bench, so that it survives a kill. */
  keepBench(): void {
    this.#setting.benches.keep(this.seat)
  }

  /** Leaves a question or a page without an answer. */
  cancel(): void {
    this.question = undefined
    this.page = undefined
    this.notice = ''
    this.#options.onChange()
  }

  async #enter(text: string): Promise<'quit' | undefined> {
    if (this.page !== undefined) {
      this.page = undefined
      if (text === '') return undefined
    }
    if (this.question !== undefined && (await this.#answer(this.question, text))) return undefined
    const { stage } = this
    const command = commandIn(this.say, text)
    if (command?.name === 'quit') return 'quit'
    if (stage.type === 'handover') {
      this.#setting.keyboard.unlock()
      return undefined
    }
    if (command !== undefined) await this.#command(stage, command.name, command.rest)
    else if (stage.type === 'table') await this.#typed(stage, text)
    else if (stage.type === 'gathering') await this.#gather(text)
    return undefined
  }

  /** Returns whether the line answered the question. */
  async #answer(question: Question, text: string): Promise<boolean> {
    const option = optionFor(this.say, question, text)
    if (option === undefined && /^\d+$/.test(text)) {
      this.notice = this.say('chooseNumber', { count: question.options.length })
      return true
    }
    this.question = undefined
    await option?.run()
    return option !== undefined
  }

  async #typed({ game, scene }: Extract<Stage, { type: 'table' }>, text: string): Promise<void> {
    if (scene.table.phase === 'over') {
      const name = text === '' ? 'again' : commandNamed(this.say.language, text.split(' ')[0]!)
      return name === undefined ? this.#refuse(this.say('promptOver')) : this.#command(this.stage, name, '')
    }
    const reading = game.read(scene, text)
    // A bare name is a command where it cannot be a word.
    if (reading === undefined || reading.type === 'no') {
      const command = commandIn(this.say, `/${text}`)
      if (command !== undefined) return this.#command(this.stage, command.name, command.rest)
    }
    await this.#do(reading ?? { type: 'no', text: this.say('notUnderstood', { text }) })
  }

  async #command(stage: Stage, name: CommandName, rest: string): Promise<void> {
    const { say } = this
    switch (name) {
      case 'help':
        return this.#show(helpLines(say, stage, this.session.remote))
      case 'rules':
        return this.#show(rulesLines(say, stage))
      case 'say':
        return this.#send({ type: 'say', to: 'table', text: rest })
      case 'history':
        return this.#show(this.history.slice(-100))
      case 'board':
        if (stage.type === 'table') return this.#show(stage.game.tell(stage.scene))
        break
      case 'ready':
        if (stage.type === 'gathering') return this.#gather(rest)
        break
      case 'sit':
        if (stage.type === 'gathering') return this.#send({ type: 'sit', seat: Number(rest) - 1 })
        break
      case 'values':
        if (stage.type === 'table') return this.#show(stage.game.values(stage.scene))
        break
      case 'hint':
        return this.#hint(stage, rest)
      case 'appeal':
        this.notice = await this.#appeals.send(rest)
        return
      case 'undo':
        return this.#undo()
      case 'concede':
        return this.#ask(say('concedeSure'), [
          { label: say('no'), run: async () => {} },
          { label: say('yes'), run: () => this.#send({ type: 'concede' }) },
        ])
      case 'again':
        return this.#again()
      case 'review':
        return this.#review()
      case 'yes':
      case 'no':
        if (await this.#consent(name === 'yes')) return
        break
    }
    const reading = stage.type === 'table' ? commandReading(stage, name, rest) : undefined
    await this.#do(reading ?? { type: 'no', text: say('notNow', { command: say.command(name) }) })
  }

  async #do(reading: LineMeaning, act = (action: Choice['action']) => this.#act(action)): Promise<void> {
    switch (reading.type) {
      case 'act':
        return act(reading.action)
      case 'suggest':
        return this.#suggest(reading.line)
      case 'tell':
        return this.#send(reading.command)
      case 'choose':
        return this.#ask(
          reading.text,
          reading.choices.map((choice: Choice) => ({
            label: choice.label,
            run: () => act(choice.action),
          })),
        )
      case 'show':
        return this.#show(reading.lines)
      case 'no':
        return this.#refuse(reading.text)
      case 'done':
        return
    }
  }

  async #act(action: Choice['action']): Promise<void> {
    const table = this.session.view(this.seat)
    const duty = table?.duties.find(({ seat }) => seat === this.seat)
    if (duty === undefined) return this.#refuse(this.say('refusal_not-your-turn'))
    const { stage } = this
    const decides = stage.type !== 'table' || (stage.scene.team?.decides ?? true)
    await this.#send(decides ? { type: 'act', about: duty.about, action } : { type: 'propose', action })
  }

  /** Proposes the line's action to the player's side. */
  async #suggest(line: string): Promise<void> {
    const { stage } = this
    if (stage.type !== 'table') return
    const command = commandIn(this.say, line)
    const reading =
      command === undefined
        ? stage.game.read(stage.scene, line)
        : stage.game.command(stage.scene, command.name, command.rest)
    await this.#do(
      reading ?? { type: 'no', text: this.say('notUnderstood', { text: line }) },
      (action: Choice['action']) => this.#send({ type: 'propose', action }),
    )
  }

  async #send(command: TableCommand): Promise<void> {
    const refusal = await this.session.send(this.seat, command)
    if (refusal === undefined) return
    this.#refuse(this.say.refusal(refusal))
    this.#appeals.note(refusal)
  }

  async #hint(stage: Stage, rest: string): Promise<void> {
    const own = stage.type === 'table' ? stage.game.hint?.(stage.scene, rest) : undefined
    if (own !== undefined) return this.#do(own)
    const refusal = await this.session.send(this.seat, { type: 'hint' })
    if (refusal !== undefined) return this.#refuse(this.say.refusal(refusal))
    this.#hinting = true
    this.notice = this.say('thinking')
  }

  async #undo(): Promise<void> {
    await this.#send({ type: 'ask', wish: { type: 'undo' } })
    await this.#setting.keyboard.consent()
  }

  async #gather(text: string): Promise<void> {
    const level = /^bot +(\w+)$/.exec(text)?.[1]
    const table = this.session.view(undefined)!
    const free = table.sides.findIndex(({ members, bot }) => members.length === 0 && bot === undefined)
    if (level !== undefined && free >= 0) await this.#send({ type: 'seat-bot', seat: free, bot: level })
    else await this.#send({ type: 'ready', seed: `${Math.random()}`.slice(2) })
  }

  async #again(): Promise<void> {
    if (this.session.view(undefined)?.phase !== 'over')
      return this.#refuse(this.say('notNow', { command: this.say.command('again') }))
    await this.#send({ type: 'again' })
    for (const seat of this.session.seats()) await this.session.send(seat, { type: 'ready', seed: '' })
    this.#setting.keyboard.settle()
  }

  async #review(): Promise<void> {
    const log = (await this.session.logs()).at(-1)
    const table = this.session.view(undefined)
    if (log === undefined || table === undefined) return this.#refuse(this.say('reviewLater'))
    this.notice = this.say('thinking')
    this.#options.onChange()
    const lines = await this.#options.review(log, sideNames(table, this.say))
    this.notice = ''
    this.#show(lines)
  }

  /** Answers a request of another side; `false` when there is none. */
  async #consent(yes: boolean): Promise<boolean> {
    const request = this.session.view(this.seat)?.request
    if (request === undefined) return false
    await this.#send({ type: 'answer', about: request.id, yes })
    return true
  }

  #asked({ request }: TableView): boolean {
    const mine = this.seat
    return request !== undefined && request.by !== mine && !request.agreed.some((seat) => seat === mine)
  }

  #ask(text: string, options: Question['options']): void {
    this.question = { text, options }
  }

  #show(lines: readonly string[]): void {
    this.page = lines
  }

  #refuse(text: string): void {
    this.notice = text
  }

  #hear(news: News): void {
    if (news.type === 'events') {
      // After a move neither a refusal nor a hint for the position before it matters.
      if (news.events.some(({ type }) => type === 'step' || type === 'hinted')) {
        this.#hinting = false
        this.notice = ''
      }
      for (const event of news.events) this.#history.tell(event)
    }
    if (news.type !== 'events' && news.text !== '')
      this.#history.write(typeof news.text === 'string' ? news.text : news.text(this.say))
    if (this.#setting.keyboard.settle()) this.question = undefined
    this.#options.onChange()
  }
}
