import { describeLaws } from '@estocade/laws/vitest'
import type { LexiconId } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { describe, expect, it } from 'vitest'
import { byScale } from '../../../scripts/test-scale.ts'
import { createJarnac, examples } from '../src/index.ts'
import { jarnacKit } from './support/laws-kit.ts'
import { table } from './support/table.ts'

const german = loadLexicon(cacheFolder(), 'de')
const french = loadLexicon(cacheFolder(), 'fr')
const lexiconFor = (id: LexiconId) => (id === 'de' ? german : french)

describe('with whole dictionaries', () => {
  it.each(examples)('the worked example $id', ({ language, options, moves }) => {
    const played = table(lexiconFor(language), options)
    for (const { seat, action, draws, shows } of moves) {
      played.do(seat, action, draws)
      for (const [side, board] of Object.entries(shows)) expect(played.show(Number(side))).toBe(board)
    }
  })

  it.each([
    ['de', 'MAERST'],
    ['fr', 'ARMETS'],
  ] as const)('J70 a hint for a level is a word that the level knows, in %s', (language, best) => {
    const played = table(lexiconFor(language), { preset: `classic-${language}`, hints: 2 }).take(0, 'TERMAS')
    expect(played.do(0, { type: 'hint', kind: 'play' }).events).toMatchObject([{ hint: { word: best } }])
    played.do(0, { type: 'hint', kind: 'play', level: 'novice' })
    expect(played.events).toMatchObject([{ hint: { word: 'MASTER' } }])
  })

  const game = createJarnac(german)
  const config = game.configure({ preset: 'professional-de', judging: 'checked', longest: 10 })
  if (!config.ok) throw new Error(config.error.text)
  const judge = game.judgeOf(config.value)

  it.each([
    ['TAL', 'TALS', false],
    ['TAL', 'LAST', true],
    ['LAUFEN', 'LAUFEND', false],
    ['LAUFEN', 'FAULEND', true],
    ['GEKLINGEL', 'GEKLINGELT', true],
    ['ERGEHEN', 'VERGEHEN', true],
    ['ESSE', 'ESSEN', false],
  ])('J46 %s → %s: %s', (from, to, allowed) => {
    const used = [...from].reduce((left, letter) => left.replace(letter, ''), to)
    const played = table(german, {
      preset: 'professional-de',
      judging: 'checked',
      longest: 10,
      firstDraw: to.length,
    })
    played.take(0, from + used).lay(0, from, null, 'E')
    if (allowed) expect(played.lay(0, to, 0, 'N').show(0)).toBe(`${to} | EN`)
    else expect(played.code(0, { type: 'lay', word: to, row: 0 })).toMatch(/^(same-entry|noun-form)$/)
    expect(judge.sameEntry(from, to)).toBe(!allowed)
  })
})

// Without the slow reference, which would try every word of the dictionary everywhere.
describeLaws('Jarnac with whole dictionaries', {
  ...jarnacKit([french, german], byScale(6, 1_000)),
  slow: 0,
})
