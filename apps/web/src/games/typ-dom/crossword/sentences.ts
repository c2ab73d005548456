import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { TableModel } from '../../../table/model.ts'
import { turnTitle } from '../../../table/seating.ts'
import type { Scene, Ways } from './scene.ts'

export function titleOf(t: TFunction, scene: Scene, model: TableModel): string {
  const { names } = model
  switch (scene.type) {
    case 'playing':
      return scene.laid > 0 && scene.mayLay ? t('tdMoreTitle') : turnTitle(t, model)
    case 'waiting':
      return t('theirTurn', { name: names[scene.for] })
    case 'consent':
    case 'asked':
      return t('tdHouseTitle')
    case 'pause':
      return t('tdPauseTitle')
    case 'over':
      return t('over')
  }
}

export function whatOf(
  t: TFunction,
  scene: Scene,
  view: typDom.CrosswordView,
  ways: Ways,
  names: readonly string[],
): string | undefined {
  switch (scene.type) {
    case 'playing':
      if (scene.laid > 0) return t(ways.points ? 'tdMoreMay' : 'tdMoreMust')
      return typDom.isEmptyGrid(view.grid)
        ? `${t('tdOpenWhat')} ${t(ways.points ? 'tdGoal_point' : 'tdGoal_kreuzwort')}`
        : t('tdTurnWhat')
    case 'waiting':
      return t('tableThinking')
    case 'consent':
      return t('tdConsentTitle', { name: names[scene.by], word: scene.word })
    case 'asked':
      return t('tdAskedWhat', { word: scene.word })
    case 'pause':
      return t('tdPauseWhat', { round: view.round, rounds: view.config.rounds })
    case 'over':
      return undefined
  }
}
