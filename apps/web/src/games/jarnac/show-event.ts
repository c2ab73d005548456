import type { JarnacEvent } from '@estocade/games'
import { buzz, play } from '../../table/sounds.ts'
import { showLaid, showTheft } from './motion/scenes.ts'

/** Animation, sound and vibration of an event. */
export function showEvent(event: JarnacEvent, seat: number | undefined): void {
  switch (event.type) {
    case 'laid':
      play('lay')
      if (event.seat === seat) buzz(12)
      showLaid(event)
      break
    case 'called':
      play('thrust')
      buzz(30)
      showTheft(event)
      break
    case 'took':
    case 'earned':
    case 'swapped':
      play('bag')
      break
    case 'passed':
      play('pass')
      break
    default:
      break
  }
}
