import type { Playable } from '@estocade/kernel'
import { type LadderPlayer, playMatch } from './match.ts'
import { type PairResult, type Rating, ratingsOf, type Verdict, verdictOf } from './rating.ts'

export interface LadderPlan {
  readonly playable: Playable
  readonly config: Parameters<typeof playMatch>[0]['config']
  /** The ratings are relative to the first player. */
  readonly players: readonly LadderPlayer[]
  /** The pairs that play against each other, as indexes of `players`. */
  readonly pairs: readonly (readonly [number, number])[]
  /** The most games of a pair. It plays fewer when the test is decided before. */
  readonly games: number
  /** The number of the first deal. */
  readonly seed: number
  readonly now: () => number
  /** Called after each pair. */
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

/** Every pair plays deal after deal, each from both seats, until the test is decided or all games are played. */
export async function playLadder(plan: LadderPlan): Promise<LadderResult> {
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

/** The result of the pair's first player in one match: 1, 0, or a fraction for a draw. */
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
