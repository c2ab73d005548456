import { entryOf, type GameById, type GameId } from '@estocade/games'
import { alphabets, type LexiconId, lexiconOf } from '@estocade/words'
import type { GameLog } from '../../session/session.ts'
import { type GameReview, languageOf } from '../game-review.ts'
import { standingSteps } from '../moment.ts'
import type { Findings, SceneMoment, SceneReplay, Teller } from './scene.ts'

/** What a game defines to be reviewed as scenes: a table in the middle, and a hand for each side. */
export interface SceneGame<K extends GameId> extends Pick<SceneReplay, 'pieces' | 'counts'> {
  readonly id: K
  readonly teller: Teller<GameById[K]['State'], GameById[K]['Event']>
  values?(language: LexiconId): SceneReplay['values']
  findings(moments: readonly SceneMoment[], review: unknown): Findings
}

type AnyTeller = Teller<object, { readonly type: string }>

export const sceneReview = <K extends GameId>(game: SceneGame<K>): GameReview => ({
  replay: (log) => replayOf(game, log),
  // The worker returns what `replay` made.
  found: (replay, review) => game.findings((replay as SceneReplay).moments, review),
})

function replayOf<K extends GameId>(scene: SceneGame<K>, log: GameLog): SceneReplay {
  const { game } = entryOf(scene.id)!.playable((id) => lexiconOf([], alphabets[id as LexiconId]))
  const teller: AnyTeller = scene.teller
  const { config, seats } = log.header
  const moments: SceneMoment[] = []
  let state = game.empty(config, seats)
  let broken: number | undefined
  for (const step of standingSteps(log.steps)) {
    const version = log.steps.indexOf(step) + 1
    try {
      const before = state
      state = step.events.reduce((now, event) => game.evolve(now, event), state)
      moments.push({
        version,
        seat: step.type === 'act' ? step.seat : null,
        turn: teller.turn(before),
        ...shown(teller, state, step.events),
      })
    } catch {
      broken = version
      break
    }
  }
  const { id, pieces, counts } = scene
  const language = languageOf(log)
  const outcome = game.outcome(game.view(state, 'spectator'))
  const values = scene.values?.(language)
  return {
    ...{ game: id, language, seats, solo: false, noWinner: 'nobody' as const },
    ...{ pieces, counts, moments, outcome, broken },
    ...(values === undefined ? {} : { values }),
  }
}

const shown = (teller: AnyTeller, state: object, events: readonly { readonly type: string }[]) => ({
  scores: teller.scores(state),
  middle: teller.middle(state, events),
  sides: teller.sides(state),
  told: events.flatMap((event) => teller.told(event) ?? []),
  ...(teller.left ? { left: teller.left(state) } : {}),
})
