import type { TFunction } from 'i18next'

/** The cards of a picture in words, for screen readers. A small letter is a joker standing for it. */
export const cardsInWords = (t: TFunction, cards: Iterable<string>): string =>
  [...cards].map((card) => cardInWords(t, card)).join(', ')

/** Cards that lie as a word: the word, and its cards if some of them are not simply letters. */
export function rackInWords(t: TFunction, cards: string): string {
  const word = cards.replace(/[^\p{L}]/gu, '').toUpperCase()
  return word === cards ? word : `${word} (${cardsInWords(t, cards)})`
}

function cardInWords(t: TFunction, card: string): string {
  switch (card) {
    case '#':
      return t('abrCardDown')
    case '_':
    case '-':
      return t('abrDrawnEraser')
    case '*':
      return t('abrCardJoker')
    default:
      return card === card.toUpperCase() ? card : t('abrCardJokerAs', { letter: card.toUpperCase() })
  }
}

/** The stones of a rack in words. */
export const stonesInWords = (t: TFunction, stones: readonly string[]): string =>
  stones.map((stone) => stoneInWords(t, stone)).join(', ')

const stoneInWords = (t: TFunction, stone: string): string =>
  stone === '+' ? t('tdJolly_red') : stone === '*' ? t('tdJolly_black') : stone
