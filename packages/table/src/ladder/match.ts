import {
  after,
  appendAct,
  type Bot,
  before,
  type Duty,
  deal,
  type Fairness,
  type GameTypes,
  headerFor,
  type Live,
  type Outcome,
  type Playable,
  type Seat,
  seedFrom,
} from '@estocade/kernel'
import { type EnginePosition, positionFor } from './position.ts'

/** A program that chooses actions. */
export interface Engine {
  choose(position: EnginePosition): Promise<unknown>
}

/** A level of ours, or a program. */
export interface LadderPlayer {
  readonly name: string
  readonly mind: Bot<GameTypes> | Engine
  /** Actions of a program that the rules refused; the clock's action was taken instead. */
  refused: number
}

export interface Pairing {
  readonly playable: Playable
  readonly config: GameTypes['Config']
  /** By seat. */
  readonly players: readonly LadderPlayer[]
  /** The same number deals the same. */
  readonly deal: number
  /** Milliseconds: what a program takes to answer. */
  readonly now: () => number
}

const isBot = (mind: LadderPlayer['mind']): mind is Bot<GameTypes> => 'id' in mind

/** No match is longer; one that is has gone wrong. */
const MOST_STEPS = 20_000

/** One match through the real rules. */
export async function playMatch(pairing: Pairing): Promise<Outcome> {
  const { playable, config, players } = pairing
  const { game } = playable
  const fairness: Fairness = { serverSeed: seedFrom(`ladder ${pairing.deal}`), playerSeeds: [] }
  const header = headerFor(game, config, players.length, playable.lexicon(config), fairness)
  let live = after(game, before(game, header), deal(game, header, fairness))
  for (let step = 0; step < MOST_STEPS; step++) {
    const open = game.view(live.state, 'spectator')
    const duties = game.toAct(open)
    if (duties.length === 0) return game.outcome(open)!
    const { by, action } = await nextAction(pairing, live, duties)
    const act = appendAct(game, live, by, action, fairness)
    if (act.ok) {
      live = act.value.live
      continue
    }
    const player = players[by]!
    if (isBot(player.mind)) throw new Error(`${player.name}: ${act.error.text}`)
    player.refused++
    const otherwise = game.onTimeout(game.view(live.state, by), by)
    const instead = appendAct(game, live, by, otherwise, fairness)
    if (!instead.ok) throw new Error(instead.error.text)
    live = instead.value.live
  }
  throw new Error(`Match ${pairing.deal} does not end.`)
}

interface Chosen {
  readonly by: Seat
  readonly action: GameTypes['Action']
  readonly seconds: number
}

/** Where all build at once the quickest acts, a program in the time it took; else the side to move comes last. */
async function nextAction(pairing: Pairing, live: Live<GameTypes>, duties: readonly Duty[]): Promise<Chosen> {
  if (duties[0]!.for !== 'round') return choose(pairing, live, duties.at(-1)!)
  const chosen: Chosen[] = []
  for (const duty of duties) chosen.push(await choose(pairing, live, duty))
  return chosen.reduce((first, one) => (one.seconds < first.seconds ? one : first))
}

async function choose(pairing: Pairing, live: Live<GameTypes>, { seat: by, limit }: Duty): Promise<Chosen> {
  const { playable, players } = pairing
  const { game } = playable
  const { name, mind } = players[by]!
  const view = game.view(live.state, by)
  const seed = `${pairing.deal}/${name}`
  const late = (seconds: number) => seconds > (limit ?? Number.POSITIVE_INFINITY)
  if (isBot(mind)) {
    const seconds = mind.secondsFor?.(view, by, seed) ?? 0
    const action = late(seconds) ? game.onTimeout(view, by) : mind.choose(view, by, seed)
    return { by, action, seconds }
  }
  const position = positionFor(game, view, by, seed, ++asked)
  const start = pairing.now()
  const given = await mind.choose(position)
  const seconds = (pairing.now() - start) / 1000
  // What the clock does may not be what a player may send.
  if (JSON.stringify(given) === JSON.stringify(position.otherwise))
    return { by, action: game.onTimeout(view, by), seconds }
  const action = playable.action(given)
  // What cannot be read is refused like what the rules forbid.
  if (!action.ok) players[by]!.refused++
  return { by, action: action.ok && !late(seconds) ? action.value : game.onTimeout(view, by), seconds }
}

/** Positions are numbered over all matches. */
let asked = 0
