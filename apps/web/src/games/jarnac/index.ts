import { levels } from '@estocade/games'
import type { PageGame } from '../page-game.ts'

export const jarnac: PageGame = {
  id: 'jarnac',
  name: 'Jarnac',
  box: 'Jarnac',
  folder: 'jarnac',
  art: 'duel',
  levels,
  secrets: false,
  alone: true,
  aroundOne: true,
  usualRules: (language) => (['fr', 'de'].includes(language) ? 'classic' : 'international'),
  quickOptions: { hints: 9, openingVowel: true },
  table: async () => ({ default: (await import('./table.tsx')).JarnacTable }),
  form: async () => (await import('./option-form.ts')).jarnacRules,
  book: async () => (await import('./book.ts')).book,
  stage: async () => ({ default: (await import('./review/stage.tsx')).JarnacStage }),
}
