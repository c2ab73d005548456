import type { Playable } from '@estocade/kernel'
import { type LadderPlayer, playMatch } from './match.ts'
import { type PairResult, type Rating, ratingsOf, type Verdict, verdictOf } from './rating.ts'

export interface LadderPlan {
  readonly playable: Playable
  readonly config: Parameters<typeof playMatch>[0]['config']
  /** The first is the measure of the ratings. */
  readonly players: readonly LadderPlayer[]
  /** Which of them meet. */
  readonly pairs: readonly (readonly [number, number])[]
  /** Games of a pair at most; fewer when the test has its answer. */
  readonly games: number
  /** The first deal. */
  readonly seed: number
  readonly now: () => number
  /** Told after each pair. */
  readonly tell?: (result: PairResult, verdict: Verdict) => void
}

export interface Standing extends Rating {
  readonly name: string
  readonly games: number
  readonly wins: number
  readonly refused: number
}

export interface LadderResult {
  readonly results: readonly PairResult[]
  readonly standings: readonly Standing[]
}

/** Every pair plays deal after deal, each from both seats, until the test has its answer or the games are played. */
export async function climb(plan: LadderPlan): Promise<LadderResult> {
  const results: PairResult[] = []
  for (const [a, b] of plan.pairs) {
    const result: PairResult = { a, b, games: 0, wins: 0, squares: 0 }
    results.push(result)
    for (let deal = plan.seed; result.games < plan.games; deal++) {
      for (const turned of [false, true]) count(result, await share(plan, [a, b], deal, turned))
      if (verdictOf(result) !== 'open') break
    }
    plan.tell?.(result, verdictOf(result))
  }
  const ratings = ratingsOf(plan.players.length, results)
  const standings = plan.players.map(({ name, refused }, i) => {
    const own = results.filter(({ a, b }) => a === i || b === i)
    const games = own.reduce((sum, one) => sum + one.games, 0)
    const wins = own.reduce((sum, one) => sum + (one.a === i ? one.wins : one.games - one.wins), 0)
    return { name, games, wins, refused, ...ratings[i]! }
  })
  return { results, standings }
}

function count(result: PairResult, won: number): void {
  result.games++
  result.wins += won
  result.squares += won ** 2
}

/** What the first of the pair gets out of one match: 1, 0, or a share. */
async function share(
  { playable, config, players, now }: LadderPlan,
  [a, b]: readonly [number, number],
  deal: number,
  turned: boolean,
): Promise<number> {
  const seated = turned ? [players[b]!, players[a]!] : [players[a]!, players[b]!]
  const { winners } = await playMatch({ playable, config, players: seated, deal, now })
  const own = turned ? 1 : 0
  if (winners.length === 0) return 0.5
  return winners.some((seat) => seat === own) ? 1 / winners.length : 0
}
