import { alphabets, judge, openLexicon } from '@estocade/words'
import { Harvest, pack } from '@estocade/words/build'
import { describe, expect, it } from 'vitest'
import {
  emptyGrid,
  gridFromRows,
  laidBy,
  stoneSet,
  stonesOf,
  tableWords,
  wordOf,
  wordPoints,
  worthsOfPoints,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'

const { points } = stoneSet(alphabets.de)
const worths = worthsOfPoints(points)

/** Three nouns, of which one offends, and a verb form, which the rules of the box do not admit. */
function fourWords() {
  const harvest = new Harvest()
  for (const display of ['Eis', 'Tor', 'Luder'])
    harvest.add(display.toUpperCase(), { display, lemma: display, pos: 'noun', form: 'singular' })
  harvest.add('RUFT', { display: 'ruft', lemma: 'rufen', pos: 'verb', form: 'finite' })
  harvest.offensive.add('LUDER')
  const opened = openLexicon(pack('de', harvest))
  if (!opened.ok) throw new Error(opened.error.text)
  return opened.value
}

describe('T12 the words of a table', () => {
  const lexicon = fourWords()
  const open = () => tableWords(judge(lexicon, { classes: 'open' }))
  const opening = (rack: string) => ({ grid: emptyGrid, rack: [...rack] })
  const found = (words: ReturnType<ReturnType<typeof tableWords>>, rack: string) =>
    [...words.search.all(opening(rack))].map((move) => wordOf(emptyGrid, move)).sort()

  it('T12 are those of the judge, and the house words', () => {
    const words = open()(['POLA'])
    expect(['EIS', 'LUDER', 'POLA', 'XY'].map((word) => words.has(word))).toEqual([true, true, true, false])
    expect(found(words, 'POLAREISDUTF')).toEqual(['EIS', 'LUDER', 'POLA', 'RUFT', 'TOR'])
    expect(open()([]).has('POLA')).toBe(false)
  })

  it('T12 are those that a table has chosen', () => {
    const wordsFor = open()
    expect(wordsFor([], { classes: 'typ-dom' }).has('RUFT')).toBe(false)
    expect(wordsFor([], { classes: 'typ-dom' }).has('TOR')).toBe(true)
    expect(wordsFor([], { classes: 'open' }).has('RUFT')).toBe(true)
    expect(wordsFor([], { classes: 'open', family: true }).has('LUDER')).toBe(false)
    expect(wordsFor(['POLA'], { classes: 'typ-dom' }).has('POLA')).toBe(true)
  })

  it('T12 bots and hints propose none that offends', () => {
    const words = open()(['POLA'])
    expect(['EIS', 'LUDER', 'POLA'].map((word) => words.proposing.has(word))).toEqual([true, false, true])
    expect(found(words.proposing, 'POLAREISDUTF')).toEqual(['EIS', 'POLA', 'RUFT', 'TOR'])
    expect(words.bestBy(worths).best(opening('LUDER'))?.placement.stones).toBe('LUDER')
    expect(words.proposing.bestBy(worths).best(opening('LUDER'))).toBeUndefined()
    expect(words.proposing.proposing.has('EIS')).toBe(true)
    const boxed = open()([], { classes: 'typ-dom' })
    expect(['TOR', 'RUFT'].map((word) => boxed.proposing.has(word))).toEqual([true, false])
  })
})

describe('the search of a table', () => {
  const judge = judgeOf('EIS EI REIS REISE SO ER ES RIESE'.split(' '))

  it.each([
    ['EIS', 'RE+'],
    ['E.S', 'I*'],
    ['R.E.E', 'ISS'],
    ['ReIS', 'EO'],
  ])('T4, T20 on %s with %s: points, size and stones of each word', (row, rack) => {
    const grid = gridFromRows([row])
    const { search, bestBy } = tableWords(judge)([])
    const moves = search.all({ grid, rack: [...rack] })
    const all = [...moves].map((move, i) => ({ move, i }))
    expect(all.length).toBeGreaterThan(0)
    for (const { move, i } of all) {
      expect([moves.laid(i), moves.size(i)]).toEqual([laidBy(move).length, move.stones.length])
      expect(moves.points(i)).toBe(wordPoints(stonesOf(grid, move), points))
    }
    const most = Math.max(...all.map(({ i }) => moves.points(i)))
    const dearest = bestBy(worths).best({ grid, rack: [...rack] })
    expect(dearest?.worth).toBe(most)
    expect(all.map(({ move }) => move)).toContainEqual(dearest?.placement)
    expect(most).toBeGreaterThan(0)
  })

  it('T4 a word that only touches is found where that is enough', () => {
    const position = { grid: gridFromRows(['EI']), rack: ['S', 'X'] }
    const { search, bestBy } = tableWords(judgeOf(['EI', 'ES']))([])
    const down = { direction: 'down', row: 0, col: 0, stones: '.S' }
    expect([...search.all(position)]).toEqual([down])
    expect(bestBy(worths).best(position)).toEqual({ placement: down, worth: 3 })
    const touching = tableWords(judgeOf(['EI', 'XE']))([])
    const beside = { grid: gridFromRows(['I']), rack: ['X', 'E'] }
    expect([...touching.search.all(beside)].length).toBeLessThan(
      [...touching.search.all({ ...beside, touching: true })].length,
    )
    expect(touching.bestBy(worths).best(beside)?.placement.stones).toBe('E.')
    expect(touching.bestBy(worths).best({ ...beside, touching: true })?.placement.stones).toBe('XE')
  })
})
