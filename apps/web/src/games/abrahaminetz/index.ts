import { levels } from '@estocade/games'
import type { PageGame } from '../page-game.ts'

export const abrahaminetz: PageGame = {
  id: 'abrahaminetz',
  name: 'Abrahaminetz',
  box: 'Abrahaminetz',
  folder: 'abrahaminetz',
  art: 'cards',
  levels,
  secrets: true,
  alone: false,
  aroundOne: true,
  quickOptions: { clock: { type: 'none' } },
  table: async () => ({ default: (await import('./table.tsx')).AbrahaminetzTable }),
  form: async () => (await import('./option-form.ts')).abrahaminetzRules,
  book: async () => (await import('./book.ts')).book,
  stage: async () => ({ default: (await import('../../review/scenes/stage.tsx')).SceneStage }),
}
