import type { JarnacEvent } from '@estocade/games'
import type { SeenTableEvent } from '@estocade/table'

/** One step of the match as it was seen. */
export interface StoryStep {
  readonly version: number
  readonly events: readonly JarnacEvent[]
}

/** What a browser has seen of a match; kept, since the table tells a newcomer only how things stand. */
export interface Story {
  readonly match: number
  readonly steps: readonly StoryStep[]
}

/**
 * The steps of the running match, without those taken back. `version` is that of the last step seen; the
 * table counts every step and every undo, so the others follow by counting down.
 */
export function storyOf(
  seen: readonly SeenTableEvent[],
  match: number,
  version: number,
  kept?: Story,
): Story {
  const begun = seen.findLastIndex(({ type }) => type === 'started')
  const moves = seen
    .slice(begun + 1)
    .flatMap((event) => (event.type === 'step' || event.type === 'undo' ? [event] : []))
  const first = version - moves.length + 1
  const older = kept?.match === match ? kept.steps.filter((step) => step.version < first) : []
  let steps = [...older]
  moves.forEach((move, i) => {
    if (move.type === 'undo') steps = steps.filter((step) => step.version <= move.to)
    else steps.push({ version: first + i, events: move.events as unknown as readonly JarnacEvent[] })
  })
  return { match, steps }
}

export const eventsOf = ({ steps }: Story): readonly JarnacEvent[] => steps.flatMap(({ events }) => events)
