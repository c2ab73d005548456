import { frenchList } from '../words/french-list.ts'
import { playsSearch } from './plays-search.ts'

// How fast all plays are found, which needs a quiet machine. How strong the bots are: `npm run bench abrahaminetz-strength`.
console.log('## Abrahaminetz\n')
console.log(playsSearch(frenchList()))
