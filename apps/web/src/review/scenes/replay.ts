import { abrahaminetz, catalogueOf, type Playable, typDom } from '@estocade/games'
import { alphabets, type LexiconId, lexiconOf } from '@estocade/words'
import { abrahaminetzTeller } from '../../games/abrahaminetz/review.ts'
import { crosswordTeller, kreuzwortTeller } from '../../games/typ-dom/crossword/review.ts'
import { prestoTeller } from '../../games/typ-dom/presto/review.ts'
import { rechtTeller } from '../../games/typ-dom/recht/review.ts'
import type { GameLog } from '../../session/session.ts'
import { standingSteps } from '../moment.ts'
import type { SceneGame, SceneMoment, SceneReplay, Teller } from './scene.ts'

/** Games without words: enough for all that needs no dictionary. */
export const bareGames = catalogueOf((id) => lexiconOf([], alphabets[id]))

export const languageOf = ({ header }: GameLog): LexiconId =>
  (header.config as { readonly language: LexiconId }).language

type AnyTeller = Teller<object, { readonly type: string }>
/** The log's header says which game's states and events these are. */
const forItsLogs = <S extends object, E extends { readonly type: string }>(teller: Teller<S, E>): AnyTeller =>
  teller as unknown as AnyTeller

const tellers: Readonly<Record<SceneGame, AnyTeller>> = {
  abrahaminetz: forItsLogs(abrahaminetzTeller),
  kreuzwort: forItsLogs(kreuzwortTeller),
  point: forItsLogs(crosswordTeller),
  presto: forItsLogs(prestoTeller),
  recht: forItsLogs(rechtTeller),
}

/** Events are facts: neither dictionary nor chance is needed to see a game again. */
export function sceneReplayOf(id: SceneGame, log: GameLog): SceneReplay {
  const { game } = bareGames.get(id) as Playable
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
        turn: tellers[id].turn(before),
        ...shown(tellers[id], state, step.events),
      })
    } catch {
      broken = version
      break
    }
  }
  const outcome = game.outcome(game.view(state, 'spectator'))
  const language = languageOf(log)
  return { game: id, language, seats, solo: false, moments, outcome, broken, ...valuesFor(id, language) }
}

const shown = (teller: AnyTeller, state: object, events: readonly { readonly type: string }[]) => ({
  scores: teller.scores(state),
  middle: teller.middle(state, events),
  sides: teller.sides(state),
  told: events.flatMap((event) => teller.told(event) ?? []),
  ...(teller.left ? { left: teller.left(state) } : {}),
})

function valuesFor(id: SceneGame, language: LexiconId): Pick<SceneReplay, 'values'> {
  if (id === 'abrahaminetz') return { values: abrahaminetz.valuesOf(language) }
  return id === 'point' ? { values: typDom.stoneSet(alphabets[language]).points } : {}
}
