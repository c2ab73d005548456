import { bagSize, type Chance, drawFrom } from '@estocade/kernel'
import type { Judge } from '@estocade/words'
import type { JarnacEvent } from './event.ts'
import { evolve } from './evolve.ts'
import type { JarnacState } from './state.ts'

/** One decision in the making: facts so far and the table they lead to. */
export class Unfolding {
  readonly events: JarnacEvent[] = []

  constructor(
    public state: JarnacState,
    readonly judge: Judge,
    readonly chance: Chance,
  ) {}

  add(event: JarnacEvent): void {
    this.state = evolve(this.state, event)
    this.events.push(event)
  }

  /** As many letters as asked for, or what the bag has. */
  draw(count: number): string {
    return drawFrom(this.state.bag, count, this.chance).join('')
  }

  get bagSize(): number {
    return bagSize(this.state.bag)
  }

  nextWindow(): string {
    return `w${this.state.windows + 1}`
  }
}
