import { type Log, type Seat, seat } from '@estocade/kernel'
import { type BestJarnacs, bestJarnacs, type JarnacWord } from '../best-jarnacs/index.ts'
import { chanceOf } from '../bot/calls.ts'
import type { Jarnac } from '../create-jarnac.ts'
import { callersLeft } from '../sides.ts'
import type { JarnacState } from '../state.ts'
import type { JarnacTypes, JarnacView } from '../view.ts'
import { Analyst, type Play } from './analyst.ts'
import { effectiveSteps } from './effective-steps.ts'

export interface LaidWord extends Play {
  /** The loss compared with the best play, in points; 0 for the best. */
  readonly loss: number
}

/** Words that `seat` could have taken by a Jarnac when it went on without calling. */
export interface MissedJarnacs extends BestJarnacs {
  readonly seat: Seat
}

export interface TurnReview {
  /** As the game counts turns, from 1. */
  readonly turn: number
  readonly seat: Seat
  readonly laid: readonly LaidWord[]
  readonly called: readonly JarnacWord[]
  /** Plays that were left when the turn was passed, most points first. */
  readonly missed: readonly Play[]
  /** Points of the best of them. */
  readonly pointsLeft: number
  /** The reserve at the end of the turn. */
  readonly lettersLeft: string
  readonly missedJarnacs: readonly MissedJarnacs[]
  /** What the bot would have laid with the reserve at the beginning of the turn, after taking letters. */
  readonly bestLine: readonly Play[]
}

export interface SideReview {
  readonly seat: Seat
  /** 0…100: the points made as a percentage of those that were possible; a missed Jarnac counts a quarter. */
  readonly accuracy: number
  /** The points of missed plays and missed Jarnacs. */
  readonly pointsMissed: number
  readonly jarnacsMissed: number
}

export interface Review {
  readonly turns: readonly TurnReview[]
  readonly sides: readonly SideReview[]
}

/** Reviews a finished game, turn by turn. */
export function review(game: Jarnac, log: Log<JarnacTypes>): Review {
  const reviewer = new Reviewer(game, log)
  return reviewer.run()
}

interface Draft {
  readonly turn: number
  readonly seat: Seat
  readonly laid: LaidWord[]
  readonly called: JarnacWord[]
  missed: readonly Play[]
  lettersLeft: string
  readonly missedJarnacs: MissedJarnacs[]
  bestLine: readonly Play[] | undefined
}

class Reviewer {
  private readonly drafts: Draft[] = []
  /** Points of the words laid and called, by seat. */
  private readonly made: number[]
  private readonly analyst: Analyst

  constructor(
    private readonly game: Jarnac,
    private readonly log: Log<JarnacTypes>,
  ) {
    this.made = Array.from({ length: log.header.seats }, () => 0)
    this.analyst = new Analyst(game.judgeOf(log.header.config), log.header.config)
  }

  run(): Review {
    const { game, log } = this
    let state: JarnacState = game.empty(log.header.config, log.header.seats)
    for (const step of effectiveSteps(log.steps)) {
      if (step.type === 'act') this.look(game.view(state, step.seat), step.seat, step.action)
      state = step.events.reduce((now, event) => game.evolve(now, event), state)
    }
    const turns = this.drafts.map(finished)
    return { turns, sides: this.made.map((made, at) => sideReview(seat(at), made, turns)) }
  }

  private look(view: JarnacView, by: Seat, action: JarnacTypes['Action']): void {
    const { phase } = view
    if (phase.type === 'playing') {
      const draft = this.draftOf(view, phase.seat)
      draft.bestLine ??= this.analyst.line(view, by)
      if (action.type === 'lay') this.lookAtLay(view, by, action, draft)
      else if (action.type === 'pass' || action.type === 'timeout') this.lookAtPass(view, by, draft)
    } else if ((phase.type === 'opening' || phase.type === 'last-jarnac') && phase.window !== null) {
      const draft = this.draftOf(view, phase.seat)
      if (action.type === 'call') {
        draft.called.push({ row: action.row, word: action.word })
        this.made[by]! += action.word.length ** 2
      } else if (callersLeft(view, phase).includes(by) && action.type !== 'hint')
        this.lookAtWindow(view, by, draft)
    }
  }

  private lookAtLay(
    view: JarnacView,
    by: Seat,
    play: { word: string; row: number | null },
    draft: Draft,
  ): void {
    const { points, loss } = this.analyst.judge(view, by, play)
    draft.laid.push({ row: play.row, word: play.word, points, loss })
    this.made[by]! += points
  }

  private lookAtPass(view: JarnacView, by: Seat, draft: Draft): void {
    draft.missed = this.analyst.left(view, by)
    draft.lettersLeft = view.sides[by]!.reserve
  }

  private lookAtWindow(view: JarnacView, by: Seat, draft: Draft): void {
    const { phase } = view
    if (phase.type !== 'opening' && phase.type !== 'last-jarnac') return
    const best = bestJarnacs(this.game.judgeOf(view.config), view.config, chanceOf(view, by, phase))
    if (best.points === 0) return
    draft.missedJarnacs.push({ seat: by, ...best })
  }

  private draftOf(view: JarnacView, by: Seat): Draft {
    const last = this.drafts.at(-1)
    if (last?.turn === view.turn) return last
    const draft: Draft = {
      turn: view.turn,
      seat: by,
      laid: [],
      called: [],
      missed: [],
      lettersLeft: '',
      missedJarnacs: [],
      bestLine: undefined,
    }
    this.drafts.push(draft)
    return draft
  }
}

const finished = ({ bestLine, ...draft }: Draft): TurnReview => ({
  ...draft,
  pointsLeft: draft.missed[0]?.points ?? 0,
  bestLine: bestLine ?? [],
})

/**
 * The share of a missed Jarnac's points that counts as missed. Words that nobody takes can be taken again in the next
 * windows, so the same points are missed several times. Calibrated with the bots' levels (docs/review.md).
 */
const JARNAC_SHARE = 0.25

/** The accuracy of a side: the points that it made as a share of those that were possible. */
function sideReview(by: Seat, made: number, turns: readonly TurnReview[]): SideReview {
  const missed = turns.flatMap(({ missedJarnacs }) => missedJarnacs).filter((one) => one.seat === by)
  const left = turns.filter((turn) => turn.seat === by).reduce((sum, { pointsLeft }) => sum + pointsLeft, 0)
  const notTaken = missed.reduce((sum, { points }) => sum + points, 0)
  const all = made + left + JARNAC_SHARE * notTaken
  return {
    seat: by,
    accuracy: all === 0 ? 100 : Math.round((1000 * made) / all) / 10,
    pointsMissed: left + notTaken,
    jarnacsMissed: missed.reduce((sum, { jarnac }) => sum + jarnac.length, 0),
  }
}
