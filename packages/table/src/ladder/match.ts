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

/** A bot of this project, or an external program. */
export interface LadderPlayer {
  readonly name: string
  readonly chooser: Bot<GameTypes> | Engine
  /** The number of actions that the rules refused. The action of a time-out was taken instead. */
  refused: number
}

export interface Pairing {
  readonly playable: Playable
  readonly config: GameTypes['Config']
  /** By seat. */
  readonly players: readonly LadderPlayer[]
  /** The number of the deal: equal numbers give equal deals. */
  readonly deal: number
  /** The time in ms, to measure how long a program takes. */
  readonly now: () => number
}

const isBot = (chooser: LadderPlayer['chooser']): chooser is Bot<GameTypes> => 'id' in chooser

/** A match with more steps counts as endless. */
const MOST_STEPS = 20_000

/** Plays one match by the rules of the game. */
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
    if (isBot(player.chooser)) throw new Error(`${player.name}: ${act.error.text}`)
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

/**
 * The next action. If all players build at once, the quickest acts; a program's time is measured. Otherwise the last
 * duty is that of the side to move.
 */
async function nextAction(pairing: Pairing, live: Live<GameTypes>, duties: readonly Duty[]): Promise<Chosen> {
  if (duties[0]!.for !== 'round') return choose(pairing, live, duties.at(-1)!)
  const chosen: Chosen[] = []
  for (const duty of duties) chosen.push(await choose(pairing, live, duty))
  return chosen.reduce((first, one) => (one.seconds < first.seconds ? one : first))
}

async function choose(pairing: Pairing, live: Live<GameTypes>, { seat: by, limit }: Duty): Promise<Chosen> {
  const { playable, players } = pairing
  const { game } = playable
  const { name, chooser } = players[by]!
  const view = game.view(live.state, by)
  const seed = `${pairing.deal}/${name}`
  const late = (seconds: number) => seconds > (limit ?? Number.POSITIVE_INFINITY)
  if (isBot(chooser)) {
    const seconds = chooser.secondsFor?.(view, by, seed) ?? 0
    const action = late(seconds) ? game.onTimeout(view, by) : chooser.choose(view, by, seed)
    return { by, action, seconds }
  }
  const position = positionFor(game, view, by, seed, ++asked)
  const start = pairing.now()
  const given = await chooser.choose(position)
  const seconds = (pairing.now() - start) / 1000
  // The action of a time-out may be one that players cannot send.
  if (JSON.stringify(given) === JSON.stringify(position.otherwise))
    return { by, action: game.onTimeout(view, by), seconds }
  const action = playable.action(given)
  // An action that cannot be decoded counts as refused.
  if (!action.ok) players[by]!.refused++
  return { by, action: action.ok && !late(seconds) ? action.value : game.onTimeout(view, by), seconds }
}

/** The number of the last position, counted over all matches. */
let asked = 0
