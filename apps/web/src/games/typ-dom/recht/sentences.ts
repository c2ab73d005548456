import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { Scene } from './scene.ts'

interface Sentences {
  readonly title: string
  readonly what: string | undefined
}

/** At the beginning the strip explains the goal of the game. */
const goal = (t: TFunction, { grid }: typDom.RechtView): string =>
  typDom.isEmptyGrid(grid) ? `${t('reGoal')} ` : ''

/** What the turn strip says. */
export function sentences(
  t: TFunction,
  scene: Scene,
  view: typDom.RechtView,
  names: readonly string[],
): Sentences {
  switch (scene.type) {
    case 'begin':
    case 'grow':
    case 'bonus':
    case 'duty':
      return {
        title: t(`reTitle_${scene.type}`),
        what: goal(t, view) + t(`reWhat_${scene.type}`, { word: view.naming?.word ?? '' }),
      }
    case 'waiting':
      return { title: t('theirTurn', { name: names[scene.for] }), what: t('tableThinking') }
    case 'consent':
      return {
        title: t('tdHouseTitle'),
        what: t('tdConsentTitle', { name: names[scene.by], word: scene.word }),
      }
    case 'asked':
      return { title: t('tdHouseTitle'), what: t('tdAskedWhat', { word: scene.word }) }
    case 'pause':
      return {
        title: t('tdPauseTitle'),
        what: t('tdPauseWhat', { round: view.round, rounds: view.config.rounds }),
      }
    case 'over':
      return { title: t('over'), what: undefined }
  }
}
