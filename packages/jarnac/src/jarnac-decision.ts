import { bagSize, Decision } from '@estocade/kernel'
import type { JarnacEvent } from './event.ts'
import { evolve } from './evolve.ts'
import type { Referee, WordJudge } from './referee.ts'
import type { JarnacState } from './state.ts'

/** A decision of Jarnac, with the referee that judges words and draws letters. */
export class JarnacDecision extends Decision<JarnacState, JarnacEvent> {
  constructor(
    state: JarnacState,
    readonly referee: Referee,
  ) {
    super(state, evolve)
  }

  get judge(): WordJudge {
    return this.referee.judge
  }

  draw(count: number): string {
    return this.referee.draws.draw(this.state.bag, count)
  }

  get bagSize(): number {
    return bagSize(this.state.bag)
  }

  nextWindow(): string {
    return `w${this.state.windows + 1}`
  }
}
