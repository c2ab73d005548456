import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { about, spokenInBox, type Table } from '../spoken.ts'
import type { Scene } from './scene.ts'

export function titleOf(t: TFunction, scene: Scene): string {
  switch (scene.type) {
    case 'pause':
      return t('tdPauseTitle')
    case 'over':
      return t('over')
    case 'finished':
      return t('prFinishedTitle')
    case 'gave-up':
      return t(scene.by === 'time' ? 'prTimeUpTitle' : 'prGaveUpTitle')
    default:
      return t('prTitle')
  }
}

export function whatOf(t: TFunction, scene: Scene, { round, config }: typDom.PrestoView): string | undefined {
  if (scene.type === 'over') return undefined
  if (scene.type === 'blocked') return t('prBlocked', { count: typDom.BLOCK_SECONDS })
  if (scene.type === 'finished') return t('prFinished', { count: scene.points })
  const place =
    config.rounds === null
      ? t('prGoal', { round, goal: config.goal })
      : t('tdPauseWhat', { round, rounds: config.rounds })
  return scene.type === 'building' ? `${t('prAim')} ${place}` : place
}

/** An event in a sentence. */
export function spoken(t: TFunction, event: typDom.PrestoSeen, table: Table): string | undefined {
  switch (event.type) {
    case 'finished':
      return t('prSaysFinished', { ...about(event.seat, table), count: event.points })
    case 'refused':
      return t('prSaysRefused', about(event.seat, table))
    case 'resumed':
      return t('prSaysResumed', about(event.seat, table))
    case 'gave-up':
      return t(event.by === 'time' ? 'tellRoundTime' : 'prSaysGaveUp', about(event.seat, table))
    default:
      return spokenInBox(t, event, table)
  }
}
