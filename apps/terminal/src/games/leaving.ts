import { about } from './about.ts'
import type { Scene } from './terminal-game.ts'

/** A side is out: it conceded, or its time ran out. */
export const leavingLine = (scene: Scene, seat: number, by: string | undefined): string =>
  scene.say(by === 'time' ? 'tellLeftTime' : 'tellConcede', about(scene, seat))
