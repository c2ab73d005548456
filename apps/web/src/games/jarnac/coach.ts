import type { JarnacTexts } from '@estocade/texts/page/jarnac/en'
import { isCoached, setCoached } from '../../table/coach.ts'
import type { JarnacTableModel } from './use-table.ts'

const GAME = 'jarnac'
/** After so many words of their own a player gets no more advice. */
const ENOUGH = 3

/** Advice for the next step, during a player's first words against a bot on this device. */
export function coachOf({
  session,
  scene,
  typing,
  events,
  seat,
}: JarnacTableModel): keyof JarnacTexts | undefined {
  if (session.connection !== undefined || typing.typed !== '' || isCoached(GAME)) return undefined
  const laid = events.filter((event) => event.type === 'laid' && event.seat === seat).length
  if (laid >= ENOUGH) setCoached(GAME)
  switch (scene.type) {
    case 'opening':
      return 'coachDraw'
    case 'playing':
      return laid === 0 ? 'coachLay' : 'coachMore'
    case 'window':
      return 'coachWindow'
    default:
      return undefined
  }
}
