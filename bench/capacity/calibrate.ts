import type { Measured, Step } from './measure.ts'
import type { Costs } from './simulation.ts'

/** The costs of an action and of a batch, from two paces with different sizes of batches. */
function parts(few: Step, many: Step, of: (step: Step) => number): { each: number; batch: number } {
  const [a, b] = [1 / few.batch, 1 / many.batch]
  const batch = a - b < 0.05 ? 0 : Math.max(0, (of(few) - of(many)) / (a - b))
  return { batch, each: Math.max(1, of(many) - batch * b) }
}

/** The costs of a cluster of one node; `syncs` in ms. */
export function calibrate({ steps, saturated }: Measured, syncs: readonly number[]): Costs {
  const few = steps[Math.min(1, steps.length - 1)]!
  const node = parts(few, saturated, ({ cpu }) => cpu)
  // Messages between nodes are so cheap that they are counted as work of the database.
  const store = parts(few, saturated, (step) => step.store + step.bus)
  return {
    node: node.each,
    nodeBatch: node.batch,
    store: store.each,
    storeBatch: store.batch,
    driver: saturated.driver,
    syncs: syncs.map((ms) => ms * 1000),
  }
}
