import { interfaceLanguages } from '@estocade/texts'
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { abrahaminetzTeller } from '../src/games/abrahaminetz/review.ts'
import { spoken } from '../src/games/typ-dom/crossword/spoken.ts'
import { prestoTeller } from '../src/games/typ-dom/presto/review.ts'
import { rechtTeller } from '../src/games/typ-dom/recht/review.ts'
import { say } from '../src/review/told.ts'
import { writtenWith } from '../src/review/written.ts'
import { cardsInWords, rackInWords, stonesInWords } from '../src/rules/pictures/piece-names.ts'
import { catalogues } from '../src/texts/catalogues.ts'
import { needTexts } from '../src/texts/later-catalogues.ts'

const names = ['Ada', 'Bo']
const written = writtenWith()

async function tongue(language: (typeof interfaceLanguages)[number]) {
  await i18next.init({ resources: {}, fallbackLng: false, keySeparator: false, nsSeparator: false })
  i18next.addResourceBundle(language, 'translation', await catalogues[language]())
  await i18next.changeLanguage(language)
  await needTexts('review')
  return i18next.getFixedT(language)
}

it('a review names cards and stones in words', async () => {
  const t = await tongue('en')
  expect(cardsInWords(t, 'A*-#r')).toBe('A, joker, eraser, card face down, joker as R')
  expect(rackInWords(t, 'MAR')).toBe('MAR')
  expect(rackInWords(t, 'M_aR')).toBe('MAR (M, eraser, joker as A, R)')
  expect(stonesInWords(t, ['A', '+', '*'])).toBe('A, red jolly, black jolly')
  const drew = abrahaminetzTeller.told({ type: 'drew', seat: 0, cards: 'A*-', count: 3 } as never)!
  expect(say({ t, names, written }, drew)).toBe('Ada: A, joker, eraser drawn')
  const bought = rechtTeller.told({ type: 'bought', seat: 1, stones: ['E', '*'] } as never)!
  expect(say({ t, names, written }, bought)).toBe('Bo: E, black jolly bought')
  const faults = [
    { type: 'no-word', word: 'NUM', cells: [] },
    { type: 'left-over', stones: ['E', '+'] },
  ]
  const refused = prestoTeller.told({ type: 'refused', seat: 0, faults } as never)!
  expect(say({ t, names, written }, refused)).toBe('Ada: done too soon (NUM, E, red jolly)')
})

it.each(interfaceLanguages)('none is left in notation or under its key in %s', async (language) => {
  const t = await tongue(language)
  const cards = { type: 'exchanged', seat: 0, gave: 'A*', took: '-' }
  const apart = { type: 'refused', seat: 0, faults: [{ type: 'apart', cells: [] }] }
  const texts = [
    cardsInWords(t, 'A*-#r'),
    stonesInWords(t, ['A', '+', '*']),
    say({ t, names, written }, abrahaminetzTeller.told(cards as never)!),
    say({ t, names, written }, prestoTeller.told(apart as never)!),
  ]
  expect(texts.filter((text) => /[*+#_…]|−2|abr[A-Z]|td[A-Z]|prApart/.test(text))).toEqual([])
})

it.each(interfaceLanguages)(
  'an emptied rack that earns nothing is told without points in %s',
  async (language) => {
    const t = await tongue(language)
    for (const me of [0, 1]) {
      const table = { names, me, held: [0, 3] } as never
      const said = (points: number) => spoken(t, { type: 'emptied', seat: 0, points } as never, table, true)!
      expect(said(0)).toMatch(/^[^\d:]+\.$/)
      expect(said(7)).toContain('7')
    }
  },
)
