import { bagSize } from '@estocade/kernel'
import type { JarnacEvent } from './event.ts'
import { evolve } from './evolve.ts'
import type { Referee, WordJudge } from './referee.ts'
import type { JarnacState } from './state.ts'

/** One decision in the making: facts so far and the table they lead to. */
export class Unfolding {
  readonly events: JarnacEvent[] = []

  constructor(
    public state: JarnacState,
    readonly referee: Referee,
  ) {}

  add(event: JarnacEvent): void {
    this.state = evolve(this.state, event)
    this.events.push(event)
  }

  get judge(): WordJudge {
    return this.referee.judge
  }

  draw(count: number): string {
    return this.referee.luck.draw(this.state.bag, count)
  }

  get bagSize(): number {
    return bagSize(this.state.bag)
  }

  nextWindow(): string {
    return `w${this.state.windows + 1}`
  }
}
