/** Copies that travel over the page. They are never in the way, and any key or touch ends them. */
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

/** Runs to its end or is ended; then `done`. */
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
  readonly letter: string
  readonly from: DOMRect
  /** Where it comes to lie; hidden until then. */
  readonly to: HTMLElement
  readonly keyframes: (dx: number, dy: number, scale: number) => Keyframe[]
  readonly timing: KeyframeAnimationOptions
  readonly look?: string
}

/** A letter flies from where it lay to where it lies; only `transform` and `opacity` change. */
export function fly({ letter, from, to, keyframes, timing, look }: Flight): void {
  const box = to.getBoundingClientRect()
  if (box.width === 0 || from.width === 0) return
  const copy = document.createElement('span')
  copy.className = `tile flying ${look ?? ''}`
  copy.textContent = letter
  copy.setAttribute('aria-hidden', 'true')
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;--c:${box.width}px;--ch:${box.height}px`
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
