import type { SeenTableEvent } from '@estocade/table'
import { useEffect, useMemo, useRef } from 'react'
import type { TableSession } from '../session/session.ts'
import { eventsIn, type GameEvent } from './game-events.ts'
import { recall, remember } from './memory.ts'

/** One step of the match as the viewer saw it. */
interface StoryStep<E> {
  readonly version: number
  readonly events: readonly E[]
  /** A move was taken back here. */
  readonly undone?: true
}

/** The steps of a match that this browser has seen. They are stored, because a new connection may not get all of them. */
export interface Story<E> {
  readonly match: number
  readonly steps: readonly StoryStep<E>[]
}

/**
 * The steps of the running match, without undone ones. `version` is that of the last step seen. The table counts every
 * step and every undo, so the versions of the other steps follow by counting down.
 */
export function storyOf<E extends GameEvent>(
  seen: readonly SeenTableEvent[],
  match: number,
  version: number,
  kept?: Story<E>,
): Story<E> {
  const begun = seen.findLastIndex(({ type }) => type === 'started')
  const moves = seen
    .slice(begun + 1)
    .flatMap((event) => (event.type === 'step' || event.type === 'undo' ? [event] : []))
  const first = version - moves.length + 1
  const older = kept?.match === match ? kept.steps.filter((step) => step.version < first) : []
  let steps = [...older]
  moves.forEach((move, i) => {
    const version = first + i
    if (move.type === 'step') steps.push({ version, events: eventsIn<E>(move) })
    else steps = [...steps.filter((step) => step.version <= move.to), { version, events: [], undone: true }]
  })
  return { match, steps }
}

/** The events of a match, and after how many of them moves were taken back. */
export interface Told<E> {
  readonly events: readonly E[]
  readonly undos: readonly number[]
}

export function toldOf<E>({ steps }: Story<E>): Told<E> {
  const events: E[] = []
  const undos: number[] = []
  for (const step of steps) {
    events.push(...step.events)
    if (step.undone) undos.push(events.length)
  }
  return { events, undos }
}

/** What the running match has told, kept over reloads. */
export function useStory<E extends GameEvent>({ events, view, connection }: TableSession): Told<E> {
  const { id, viewer } = view!
  const { number, version } = view!.match!
  const key = `story.${id}.${viewer}`
  // A table on this device stores all its steps itself.
  const remote = connection !== undefined
  const kept = useRef<Story<E>>(undefined)
  kept.current ??= (remote ? recall<Story<E>>(key) : undefined) ?? { match: number, steps: [] }
  const story = useMemo(() => storyOf<E>(events, number, version, kept.current), [events, number, version])
  useEffect(() => {
    if (remote) remember(key, story)
  }, [remote, key, story])
  return useMemo(() => toldOf(story), [story])
}
