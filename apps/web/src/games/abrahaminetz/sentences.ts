import { abrahaminetz as rules } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { TableModel } from '../../table/model.ts'
import { turnTitle } from '../../table/seating.ts'
import type { Scene } from './scene.ts'

export function titleOf(t: TFunction, scene: Scene, model: TableModel): string {
  const { names } = model
  switch (scene.type) {
    case 'choosing':
      return t('abrStartTitle')
    case 'chosen':
      return t('abrChosenTitle')
    case 'playing':
      return turnTitle(t, model)
    case 'judging':
      return t('abrJudgeTitle', { name: names[scene.by], word: scene.word })
    case 'waiting':
      return t('theirTurn', { name: names[scene.for] })
    case 'over':
      return t('over')
  }
}

export function whatOf(
  t: TFunction,
  scene: Scene,
  view: rules.View,
  names: readonly string[],
): string | undefined {
  const word = rules.wordOn(view.rack)
  switch (scene.type) {
    case 'choosing':
      return `${t('abrGoal')} ${t('abrStartWhat')}`
    case 'chosen':
      return t('abrChosenWhat', { names: scene.waiting.map((seat) => names[seat]).join(', ') })
    case 'playing':
      return word === '' ? t('abrOpenWhat') : t('abrTurnWhat', { word })
    case 'judging':
      return t('abrJudgeWhat', { count: scene.points })
    case 'waiting':
      return word === '' ? t('tableThinking') : t('abrWaitWhat', { word })
    case 'over':
      return undefined
  }
}
