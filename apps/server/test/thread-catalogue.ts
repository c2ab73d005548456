export { testCatalogue as catalogue } from '../../../packages/table/test/games/index.ts'
