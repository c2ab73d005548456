import { type Seat, type Step, seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import type { JarnacAction } from '../action.ts'
import { begin, decide, empty } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { DrawSource, Referee, WordJudge } from '../referee.ts'
import type { JarnacState } from '../state.ts'
import type { JarnacTypes } from '../view.ts'
import type { Header } from './header-text.ts'
import type { RecordFault } from './parse-record.ts'
import { resultLines, turnLabel, turnSeat } from './print-record.ts'
import { type Deed, type ReadMove, readMove } from './read-move.ts'
import { RecordedDraws } from './recorded-draws.ts'
import { WrongLine } from './wrong-line.ts'

/** Replays the lines of a record with the draws and verdicts that they contain. */
export class Reader {
  readonly steps: Step<JarnacTypes>[] = []
  /** The line of each version. Version 0 is the title, version 1 the deal. */
  readonly versions: number[] = [1]
  private readonly states: JarnacState[]
  private draws = 0

  constructor(private readonly header: Header) {
    const { config, seats } = header.header
    this.states = [empty(config, seats)]
  }

  read(lines: readonly string[], from: number): RecordFault | undefined {
    for (let i = from; i < lines.length; i++) {
      try {
        this.line(lines[i]!, i + 1)
      } catch (error) {
        if (error instanceof WrongLine) return { line: i + 1, text: error.text }
        throw error
      }
    }
    if (this.steps.length === 0) return { line: lines.length, text: 'The deal is missing.' }
    const over = resultLines(this.state).length > 0
    return over && !lines.at(-1)!.startsWith('end ')
      ? { line: lines.length, text: 'The result is missing.' }
      : undefined
  }

  private get state(): JarnacState {
    return this.states.at(-1)!
  }

  private line(line: string, number: number): void {
    if (line.startsWith('#')) return
    const [first, second, ...moves] = line.split(/ +/)
    if (first === 'end') {
      if (resultLines(this.state)[0] !== line)
        throw new WrongLine('The result does not follow from the game.')
    } else if (this.steps.length === 0) this.deal(line, number)
    else if (first === 'undo') this.undo(Number(second), number)
    else {
      const label = turnLabel(this.state)
      if (`${first} ${second}` !== label) throw new WrongLine(`Here begins turn ${label}.`)
      if (moves.length === 0) throw new WrongLine('A turn without a move.')
      for (const move of moves) this.move(move, number)
    }
  }

  private deal(line: string, number: number): void {
    const dealt = /^0 ([A-F])( {2}\+([\p{Lu}/]+))?$/u.exec(line)
    if (!dealt) throw new WrongLine('A game begins with the lot: `0 A`.')
    const [, side, , letters] = dealt
    const { config, seats, lexicon } = this.header.header
    const first = 'ABCDEF'.indexOf(side!)
    if (first >= seats) throw new WrongLine(`There is no side ${side}.`)
    const recorded = new RecordedDraws((letters ?? '').replaceAll('/', ''), first)
    const events = begin(config, seats, lexicon, this.referee({ type: 'take' }, recorded))
    recorded.finish()
    this.draws = recorded.drawn
    this.add({ type: 'deal', events, draws: this.draws }, events.reduce(evolve, this.state), number)
  }

  private undo(to: number, number: number): void {
    const state = Number.isInteger(to) && to >= 1 ? this.states[to] : undefined
    if (state === undefined) throw new WrongLine('An undo names an earlier version.')
    this.add({ type: 'undo', to, draws: this.draws }, state, number)
  }

  private move(text: string, number: number): void {
    const [, side, rest] = /^(?:([A-F]):)?(.*)$/u.exec(text)!
    const by = side === undefined ? turnSeat(this.state) : 'ABCDEF'.indexOf(side)
    if (this.state.sides[by] === undefined) throw new WrongLine(`There is no side ${side}.`)
    if (side !== undefined && by === turnSeat(this.state))
      throw new WrongLine(`${text}: it is ${side}'s turn anyway.`)
    const move = readMove(rest!)
    if (!move) throw new WrongLine(`${text} is not a move.`)
    this.act(seat(by), move, number)
  }

  private act(by: Seat, { deed, letters }: ReadMove, number: number): void {
    const action = actionOf(deed, this.state)
    const recorded = new RecordedDraws(letters, 0)
    const decided = decide(this.state, by, action, this.referee(deed, recorded))
    if (!decided.ok) throw new WrongLine(decided.error.text)
    recorded.finish()
    this.draws += recorded.drawn
    const step = { type: 'act', seat: by, action, events: decided.value.events, draws: this.draws } as const
    this.add(step, decided.value.state, number)
  }

  private add(step: Step<JarnacTypes>, state: JarnacState, number: number): void {
    this.steps.push(step)
    this.states.push(state)
    this.versions.push(number)
  }

  /** A referee that gives the verdicts and draws of the record. */
  private referee(deed: Deed, draws: DrawSource): Referee {
    const found = deed.type === 'hint' ? deed.found : undefined
    return { judge: this.judge(deed.type === 'challenge' ? deed.reason : ''), draws, hint: () => found }
  }

  private judge(reason: string): WordJudge {
    const wrongWord = reason !== '' && reason !== 'same-entry'
    return {
      lexicon: { alphabet: alphabets[this.header.header.config.language] },
      admits: () =>
        wrongWord
          ? { admitted: false, reason: reason as 'unknown-word', text: '', readings: [] }
          : { admitted: true, readings: [] },
      sameEntry: () => reason === 'same-entry',
    }
  }
}

/** The action in the window that is open now: no other one could have been answered. */
function actionOf(deed: Deed, { phase }: JarnacState): JarnacAction {
  const window = phase.type === 'challenge' ? phase.window : 'window' in phase ? (phase.window?.id ?? '') : ''
  switch (deed.type) {
    case 'call':
      return { type: 'call', window, word: deed.word, row: deed.row }
    case 'decline':
    case 'accept':
    case 'challenge':
      return { type: deed.type, window }
    case 'hint':
      return { type: 'hint', kind: deed.kind }
    case 'lay':
      return { type: 'lay', word: deed.word, row: deed.row }
    case 'swap':
      return deed
    default:
      return { type: deed.type }
  }
}
