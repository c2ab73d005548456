import { levels } from '@estocade/games'
import type { PageGame } from '../page-game.ts'

/** What the games of the box have in common. */
const box: Pick<PageGame, 'box' | 'folder' | 'art' | 'levels' | 'secrets' | 'alone' | 'aroundOne' | 'stage'> =
  {
    box: 'Typ-Dom',
    folder: 'typ-dom',
    art: 'crossword',
    levels,
    secrets: true,
    alone: false,
    aroundOne: true,
    stage: async () => ({ default: (await import('../../review/scenes/stage.tsx')).SceneStage }),
  }
const crosswordTable: PageGame['table'] = async () => ({
  default: (await import('./crossword/table.tsx')).CrosswordTable,
})

export const kreuzwort: PageGame = {
  id: 'kreuzwort',
  name: 'Typ-Dom Kreuzwort',
  ...box,
  table: crosswordTable,
  form: async () => (await import('./option-form.ts')).kreuzwortRules,
  book: async () => (await import('./books.ts')).kreuzwortBook,
}

export const point: PageGame = {
  id: 'point',
  name: 'Point-Typ-Dom',
  ...box,
  table: crosswordTable,
  form: async () => (await import('./option-form.ts')).pointRules,
  book: async () => (await import('./books.ts')).pointBook,
}

export const presto: PageGame = {
  id: 'presto',
  name: 'Presto',
  ...box,
  aroundOne: false,
  quickOptions: { limit: null },
  table: async () => ({ default: (await import('./presto/table.tsx')).PrestoTable }),
  form: async () => (await import('./option-form.ts')).prestoRules,
  book: async () => (await import('./books.ts')).prestoBook,
}

export const recht: PageGame = {
  id: 'recht',
  name: 'Wer behält recht?',
  ...box,
  table: async () => ({ default: (await import('./recht/table.tsx')).RechtTable }),
  form: async () => (await import('./option-form.ts')).rechtRules,
  book: async () => (await import('./books.ts')).rechtBook,
}
