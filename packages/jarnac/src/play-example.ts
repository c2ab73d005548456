import { type Decided, type Result, seat } from '@estocade/kernel'
import { alphabets, judge, lexiconOf } from '@estocade/words'
import type { JarnacAction } from './action.ts'
import { begin, decide, empty } from './decide.ts'
import type { JarnacEvent } from './event.ts'
import { evolve } from './evolve.ts'
import type { Example } from './examples.ts'
import { configure } from './options.ts'
import { RecordedDraws } from './record/recorded-draws.ts'
import type { DrawSource, Referee } from './referee.ts'
import type { JarnacState } from './state.ts'

export interface PlayedExample {
  /** Before each move, and after the last. */
  readonly states: readonly JarnacState[]
  /** Of each move. */
  readonly events: readonly (readonly JarnacEvent[])[]
  /** Decides another action instead of the move with this index. */
  attempt(move: number, action: JarnacAction): Result<Decided<JarnacState, JarnacEvent>>
}

const SIDES = 2

/** Plays a worked example by the rules, with the draws that it specifies. */
export function playExample({ language, options, words, moves }: Example): PlayedExample {
  const alphabet = alphabets[language]
  const config = configure(options, alphabet)
  if (!config.ok) throw new Error(config.error.text)
  const judged = judge(lexiconOf(words, alphabet), config.value.words)
  const refereeWith = (draws: DrawSource): Referee => ({ judge: judged, draws, hint: () => undefined })
  const dealt = begin(config.value, SIDES, 'example', refereeWith(new RecordedDraws('', 0)))
  const states = [dealt.reduce(evolve, empty(config.value, SIDES))]
  const events: (readonly JarnacEvent[])[] = []
  for (const { seat: by, action, draws } of moves) {
    const recorded = new RecordedDraws(draws, 0)
    const decided = decide(states.at(-1)!, seat(by), action, refereeWith(recorded))
    if (!decided.ok) throw new Error(`${JSON.stringify(action)}: ${decided.error.text}`)
    recorded.finish()
    events.push(decided.value.events)
    states.push(decided.value.state)
  }
  return {
    states,
    events,
    attempt: (move, action) => decide(states[move]!, seat(moves[move]!.seat), action, refereeWith(anyDraws)),
  }
}

/** Any draws will do: they do not affect whether a word may be laid. */
const anyDraws: DrawSource = {
  draw: (bag, count) =>
    Object.entries(bag)
      .flatMap(([letter, number]) => [...letter.repeat(number)])
      .slice(0, count)
      .join(''),
  lot: () => 0,
}
