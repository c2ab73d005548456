import type { JarnacEvent } from '@estocade/games'
import { isStill } from '../../../settings/settings.ts'
import { arrive } from '../../../table/motion/arrive.ts'
import { at, fly, run } from '../../../table/motion/fly.ts'
import { letterPlace, tilesOf, trayPlace } from './places.ts'

const OUT = 'cubic-bezier(.2,.8,.2,1)'
const THRUST = 'cubic-bezier(.7,0,.2,1)'

type Laid = Extract<JarnacEvent, { type: 'laid' }>
type Called = Extract<JarnacEvent, { type: 'called' }>

/** Letters move from the reserve to their row: 240 ms, then 2 px back. */
export function showLaid({ seat, row, word, was }: Laid): void {
  if (isStill()) return
  let kept = was
  let n = 0
  tilesOf(seat, row).forEach((tile, i) => {
    const letter = word[i]!
    if (kept.includes(letter)) {
      kept = kept.replace(letter, '')
      return
    }
    const from = trayPlace(seat, n++)
    if (from === undefined) return
    arrive(tile, from, i)
  })
}

/** Duration of the whole animation of a Jarnac, in ms. */
const THEFT = 1000

/** Jarnac in four steps: call, thrust, carry, arrive. The letters move from board to board and are rearranged on the way. */
export function showTheft(event: Called): void {
  const { seat, row, word, victim, from, was } = event
  const tiles = tilesOf(seat, row)
  thrust(event)
  if (isStill()) {
    for (const tile of tiles) run(tile.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 200 }))
    return
  }
  const sources = [...was].map((_, i) => (from === null ? undefined : letterPlace(victim, from, i)))
  let [rows, n] = [was, 0]
  tiles.forEach((tile, i) => {
    const letter = word[i]!
    const inRow = rows.indexOf(letter)
    if (inRow >= 0) rows = `${rows.slice(0, inRow)} ${rows.slice(inRow + 1)}`
    const source = (inRow >= 0 ? sources[inRow] : undefined) ?? trayPlace(victim, n++)
    if (source === undefined) return
    fly({
      from: source,
      to: tile,
      look: 'prey',
      keyframes: carried(i),
      timing: { duration: THEFT + i * 24 },
    })
  })
}

/** A letter is lifted for 120 ms, stays while the blade thrusts, then moves in an arc. */
const carried =
  (i: number) =>
  (dx: number, dy: number, scale: number): Keyframe[] => [
    { transform: at(dx, dy, scale), offset: 0, easing: OUT },
    { transform: at(dx, dy - 6, scale), offset: 0.12 },
    { transform: at(dx, dy - 6, scale), offset: 0.32, easing: 'cubic-bezier(.5,0,.5,1)' },
    { transform: at(dx / 2, dy / 2 - 46, (1 + scale) / 2, (i % 2 ? 1 : -1) * 7), offset: 0.56, easing: OUT },
    { transform: at(0, -4), offset: 0.82 },
    { transform: at(0, 0), offset: 1 },
  ]

/** One straight blade from the caller's row through the victim's. */
function thrust({ seat, row, victim, from, word }: Called): void {
  const start = letterPlace(seat, row, 0)
  const end = from === null ? trayPlace(victim, 0) : letterPlace(victim, from, Math.max(0, word.length - 2))
  if (start === undefined || end === undefined) return
  const [x, y] = [start.left, start.top + start.height / 2]
  const [dx, dy] = [end.right - x, end.top + end.height / 2 - y]
  const length = Math.hypot(dx, dy) + 40
  const blade = document.createElement('i')
  blade.className = 'thrusting'
  blade.setAttribute('aria-hidden', 'true')
  const turn = Math.atan2(dy, dx)
  blade.style.cssText = `left:${x}px;top:${y - 4}px;width:${length}px`
  const lie = (scale: number) => `rotate(${turn}rad) scaleX(${scale})`
  document.body.append(blade)
  const still = [
    { transform: lie(1), opacity: 1 },
    { transform: lie(1), opacity: 0 },
  ]
  const moving = [
    { transform: lie(0), opacity: 1, offset: 0 },
    { transform: lie(0), opacity: 1, offset: 0.2, easing: THRUST },
    { transform: lie(1), opacity: 1, offset: 0.5 },
    { transform: lie(1), opacity: 1, offset: 0.62 },
    { transform: lie(1), opacity: 0, offset: 1 },
  ]
  run(blade.animate(isStill() ? still : moving, { duration: isStill() ? 200 : 620, fill: 'both' }), () =>
    blade.remove(),
  )
}
