import { type JarnacAction, type JarnacView, jarnac } from '@estocade/games'
import type { TableView } from '@estocade/table'
import type { Ground } from './aiming.ts'

/** What the viewer may do now, as one of a few scenes. The strip, the boards and the dock all depend on it. */
export type Scene =
  | {
      readonly type: 'window'
      readonly window: string
      readonly victim: number
      /** The last Jarnac on a full board (J32). */
      readonly last: boolean
      /** The game ends here if nobody calls. */
      readonly ends: boolean
      /** Whether the victim had an empty row when it passed (J21). */
      readonly room: boolean
      /** What the side whose turn it is may do instead of calling. */
      readonly opening?: Opening | undefined
    }
  | (Opening & { readonly type: 'opening' })
  | { readonly type: 'playing' }
  | { readonly type: 'challenge'; readonly window: string; readonly word: string; readonly by: number }
  | { readonly type: 'waiting'; readonly for: number; readonly why: Why }
  | { readonly type: 'adjourned' }
  | { readonly type: 'over'; readonly winner: number | undefined }

/** The start of a turn: how many letters are drawn, and whether three may be swapped instead. */
export interface Opening {
  readonly count: number
  readonly maySwap: boolean
}

/** What the table waits for: a side's turn, calls on it, or challenges of its word. */
type Why = 'turn' | 'calls' | 'doubts'

/** `me` is undefined for a spectator. */
export function sceneOf(
  table: Pick<TableView, 'phase' | 'match'>,
  view: JarnacView,
  me: number | undefined,
): Scene {
  const { phase } = view
  if (phase.type === 'over' || table.phase === 'over')
    return { type: 'over', winner: table.match?.outcome?.winners[0] }
  if (table.phase === 'adjourned') return { type: 'adjourned' }
  switch (phase.type) {
    case 'dealing':
      return { type: 'waiting', for: 0, why: 'turn' }
    case 'challenge':
      return challengeScene(phase, me)
    case 'last-jarnac':
      return canCall(view, me)
        ? windowScene(phase.window, true)
        : { type: 'waiting', for: phase.seat, why: 'calls' }
    case 'opening':
      return openingScene(view, phase, me)
    case 'playing':
      return phase.seat === me ? { type: 'playing' } : { type: 'waiting', for: phase.seat, why: 'turn' }
  }
}

type PhaseOf<T extends JarnacView['phase']['type']> = Extract<JarnacView['phase'], { type: T }>

function challengeScene({ pending, accepted, window }: PhaseOf<'challenge'>, me: number | undefined): Scene {
  const done = me === undefined || pending.seat === me || accepted.some((seat) => seat === me)
  return done
    ? { type: 'waiting', for: pending.seat, why: 'doubts' }
    : { type: 'challenge', window, word: pending.word, by: pending.seat }
}

function openingScene(view: JarnacView, phase: PhaseOf<'opening'>, me: number | undefined): Scene {
  const calls = jarnac.callersLeft(view, phase)
  const mine = phase.seat === me
  const others = calls.some((caller) => caller !== me)
  const opening = mine && !others && !phase.window?.final ? openingOf(view, phase, me) : undefined
  if (phase.window !== null && canCall(view, me)) return { ...windowScene(phase.window, false), opening }
  if (opening) return { type: 'opening', ...opening }
  return mine
    ? { type: 'waiting', for: phase.window!.victim, why: 'calls' }
    : { type: 'waiting', for: phase.seat, why: 'turn' }
}

function openingOf(view: JarnacView, { extra }: PhaseOf<'opening'>, me: number): Opening {
  const { config, bag } = view
  const side = view.sides[me]!
  return {
    count: Math.min(bag, (side.opened ? 1 : config.firstDraw) + extra),
    maySwap: side.opened && !config.solo && side.reserve.length >= 3 && bag >= 3 + extra,
  }
}

const windowScene = (
  { id, victim, final, found }: NonNullable<PhaseOf<'opening'>['window']>,
  last: boolean,
): Extract<Scene, { type: 'window' }> => ({
  type: 'window',
  window: id,
  victim,
  last,
  ends: final !== null,
  room: last || found.rows.includes(''),
})

/** Whether this side may still call in the window that is open. */
const canCall = (view: JarnacView, me: number | undefined): boolean =>
  jarnac.callersLeft(view, view.phase).some((caller) => caller === me)

/** The letters that the viewer may make words of in this scene. */
export function groundOf(view: JarnacView, me: number, scene: Scene): Ground | undefined {
  const { shortest, longest } = view.config
  if (scene.type !== 'playing' && scene.type !== 'window') return undefined
  const { rows, reserve } = view.sides[groundSeat(scene, me)]!
  const room = scene.type === 'window' ? scene.room : rows.includes('')
  return { rows, reserve, shortest, longest, room }
}

/** The seat whose letters may be used now. */
export const groundSeat = (scene: Scene, me: number): number => (scene.type === 'window' ? scene.victim : me)

/** The seat whose board is active, that is dark and large; at the end the winner's. */
export function liveSeat(scene: Scene, me: number): number {
  if (scene.type === 'over') return scene.winner ?? me
  if (scene.type === 'waiting') return scene.for
  return scene.type === 'challenge' ? scene.by : groundSeat(scene, me)
}

/** Typed letters belong to one moment of the game; at the next moment they are dropped. */
export function momentOf(view: JarnacView, scene: Scene, match: number): string {
  const about = scene.type === 'window' ? scene.window : `t${view.turn}`
  return `${match} ${scene.type} ${about}`
}

/** Enter accepts a word that may be challenged; while the player types, Enter belongs to the typed word. */
export const acceptedByEnter = (scene: Scene, typed: string): JarnacAction | undefined =>
  scene.type === 'challenge' && typed === '' ? { type: 'accept', window: scene.window } : undefined
