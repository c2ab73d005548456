/** Copies that move over the page. They do not catch the pointer, and any key or touch ends them. */
const running = new Set<Animation>()

function endAll(): void {
  for (const animation of [...running]) animation.finish()
}

let listening = false
function listen(): void {
  if (listening) return
  listening = true
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, endAll, { capture: true })
}

/** Runs to its end or is cancelled; then calls `done`. */
export function run(animation: Animation, done: () => void = () => {}): void {
  listen()
  running.add(animation)
  animation.finished
    .catch(() => {})
    .finally(() => {
      running.delete(animation)
      done()
    })
}

export interface Flight {
  readonly from: DOMRect
  /** The element at its destination, hidden until the copy arrives. */
  readonly to: HTMLElement
  readonly keyframes: (dx: number, dy: number, scale: number) => Keyframe[]
  readonly timing: KeyframeAnimationOptions
  readonly look?: string
}

/** Sizes that pieces inherit from what they lie on: tiles, stones, cards. */
const SIZES = ['--c', '--ch', '--w'] as const

/** A copy of a piece moves from its old to its new place; only `transform` and `opacity` change. */
export function fly({ from, to, keyframes, timing, look }: Flight): void {
  const box = to.getBoundingClientRect()
  if (box.width === 0 || from.width === 0) return
  const copy = to.cloneNode(true) as HTMLElement
  copy.className = `${to.className} flying ${look ?? ''}`
  copy.setAttribute('aria-hidden', 'true')
  const { style } = copy
  for (const size of SIZES) style.setProperty(size, getComputedStyle(to).getPropertyValue(size))
  Object.assign(style, { left: `${box.left}px`, top: `${box.top}px` })
  Object.assign(style, { width: `${box.width}px`, height: `${box.height}px` })
  document.body.append(copy)
  const scale = from.width / box.width
  const dx = from.left + from.width / 2 - (box.left + box.width / 2)
  const dy = from.top + from.height / 2 - (box.top + box.height / 2)
  run(copy.animate(keyframes(dx, dy, scale), { fill: 'both', ...timing }), () => copy.remove())
  const ms = Number(timing.duration) + Number(timing.delay ?? 0)
  run(to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms }))
}

export const at = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${x}px,${y}px) scale(${scale}) rotate(${turn}deg)`

/** The middle of a wide place, in the size of a piece. */
export function square(box: DOMRect): DOMRect {
  const side = Math.min(box.width, box.height)
  return new DOMRect(box.left + (box.width - side) / 2, box.top + (box.height - side) / 2, side, side)
}
