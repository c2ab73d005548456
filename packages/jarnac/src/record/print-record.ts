import type { Log } from '@estocade/kernel'
import { empty } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { outcome } from '../outcome.ts'
import type { JarnacState } from '../state.ts'
import type { JarnacTypes } from '../view.ts'
import { headerLines } from './header-text.ts'
import { drawnIn, moveText, sideName } from './move-text.ts'

/** A whole game as text: a header, one line per turn, the result. */
export function printRecord({ header, steps, serverSeed }: Log<JarnacTypes>): string {
  const lines = [...headerLines({ header, serverSeed }), '']
  const states = [empty(header.config, header.seats)]
  let label = ''
  for (const step of steps) {
    const before = states.at(-1)!
    if (step.type === 'undo') {
      lines.push(`undo ${step.to}`)
      label = ''
      states.push(states[step.to]!)
      continue
    }
    const after = step.events.reduce(evolve, before)
    if (step.type === 'deal') lines.push(dealText(after, drawnIn(step.events)))
    else {
      const here = turnLabel(before)
      const by = step.seat === turnSeat(before) ? '' : `${sideName(step.seat)}:`
      const move = `${by}${moveText(step.action, step.events)}`
      if (here === label) lines.push(`${lines.pop()} ${move}`)
      else lines.push(`${here}  ${move}`)
      label = here
    }
    states.push(after)
  }
  return `${[...lines, ...resultLines(states.at(-1)!)].join('\n')}\n`
}

/** `0 A`: side A begins; in solo with the first letters. */
const dealText = (state: JarnacState, letters: readonly string[]): string =>
  `0 ${sideName(turnSeat(state))}${letters.length > 0 ? `  +${letters.join('/')}` : ''}`

/** The side whose turn it is, in any phase. */
export function turnSeat({ phase }: JarnacState): number {
  if (phase.type === 'challenge') return phase.resume.seat
  return 'seat' in phase ? phase.seat : 0
}

export const turnLabel = (state: JarnacState): string => `${state.turn} ${sideName(turnSeat(state))}`

export function resultLines(state: JarnacState): readonly string[] {
  const result = outcome(state)
  return result ? [`end ${result.reason} ${result.scores.join(':')}`] : []
}
