import { levels } from '../levels.ts'
import type { PageGame } from '../page-game.ts'

export const jarnac: PageGame = {
  id: 'jarnac',
  name: 'Jarnac',
  box: 'Jarnac',
  art: 'duel',
  levels,
  secrets: false,
  alone: true,
  aroundOne: true,
  // The rule book counts hints; in other games they are the table's.
  quickOptions: { hints: 9 },
  table: async () => ({ default: (await import('./table.tsx')).JarnacTable }),
  form: async () => (await import('./option-form.ts')).jarnacRules,
  book: async () => (await import('./book.ts')).book,
}
