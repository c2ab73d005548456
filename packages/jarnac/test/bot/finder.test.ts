import { diceFrom } from '@estocade/kernel'
import { judge } from '@estocade/words'
import { expect, test } from 'vitest'
import { buildClassGraph } from '../../src/bot/class-graph.ts'
import { Finder } from '../../src/bot/finder.ts'
import { buildGrowth, NONE } from '../../src/bot/growth.ts'
import { rackOf } from '../../src/bot/table.ts'
import { invented } from '../support/lexicons.ts'

const lexicon = invented('fr', 1_500, 'finder')
const open = judge(lexicon, { classes: 'open' })
const graph = buildClassGraph(open.vocabulary, 3, 9)
const finder = new Finder(graph)
const words = [...lexicon.words()].filter(({ length }) => length >= 3 && length <= 9)
const dice = diceFrom('finder')

const sorted = (word: string) => [...word].sort().join('')
const less = (word: string, letters: string): string | undefined => {
  let left = word
  for (const letter of letters) {
    if (!left.includes(letter)) return undefined
    left = left.replace(letter, '')
  }
  return left
}
const found = () => [...finder.found.subarray(0, finder.count)].flatMap((id) => [...graph.wordsOf(id)]).sort()
const reserve = () =>
  Array.from({ length: 1 + dice.below(9) }, () => graph.letters[dice.below(graph.letters.length)]).join('')

test('new words equal those of the slow reference', () => {
  for (let i = 0; i < 300; i++) {
    const letters = reserve()
    finder.fresh(rackOf(letters, graph), 0)
    expect(found()).toEqual(words.filter((word) => less(letters, word) !== undefined).sort())
  }
})

test('growths of a row equal those of the slow reference, whether its letters make a word or not', () => {
  for (let i = 0; i < 300; i++) {
    const row = dice.below(2) === 0 ? words[dice.below(words.length)]! : reserve()
    const letters = reserve()
    finder.growingLetters(rackOf(row, graph), rackOf(letters, graph))
    const twin = words.filter((word) => {
      const added = less(word, row)
      return added !== undefined && added !== '' && less(letters, added) !== undefined
    })
    expect(found()).toEqual(twin.sort())
  }
})

test('every growth by one or two letters is known, and no other', () => {
  const growth = buildGrowth(graph, open)
  const known: string[] = []
  for (let c = 0; c < graph.size; c++)
    for (let i = growth.first[c]!; i < growth.first[c + 1]!; i++) {
      const y = growth.two[i]!
      const added = graph.letters[growth.one[i]!]! + (y === NONE ? '' : graph.letters[y])
      known.push(
        `${sorted(graph.wordsOf(c)[0]!)}+${sorted(added)}=${sorted(graph.wordsOf(growth.into[i]!)[0]!)}`,
      )
    }
  const classes = [...new Set(words.map(sorted))]
  const twin = classes.flatMap((small) =>
    classes.flatMap((large) => {
      const added = less(large, small)
      return added !== undefined && (added.length === 1 || added.length === 2)
        ? [`${small}+${sorted(added)}=${large}`]
        : []
    }),
  )
  expect(known.sort()).toEqual(twin.sort())
})
