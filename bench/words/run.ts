import { indexes } from './crossword-graph.ts'
import { files } from './files.ts'
import { frenchList } from './french-list.ts'
import { jarnacSearch } from './jarnac-search.ts'
import { lookUp } from './look-up.ts'

const words = frenchList()
console.log('## Words\n')
console.log(await files(), '\n')
console.log(lookUp(words), '\n')
console.log(await jarnacSearch(words), '\n')
console.log(indexes(words))
