import type { Step } from '@estocade/kernel'
import type { JarnacTypes } from '../view.ts'

type Played = Exclude<Step<JarnacTypes>, { readonly type: 'undo' }>

/** The steps that count in the end: an undo returns to the steps that had led to its version. */
export function effectiveSteps(steps: readonly Step<JarnacTypes>[]): readonly Played[] {
  const upTo: (readonly Played[])[] = [[]]
  for (const step of steps) upTo.push(step.type === 'undo' ? upTo[step.to]! : [...upTo.at(-1)!, step])
  return upTo.at(-1)!
}
