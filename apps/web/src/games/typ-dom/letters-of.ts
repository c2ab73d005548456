import { typDom } from '@estocade/games'

/** The letters that a jolly of this colour can stand for. */
export const lettersOf = (letters: string, jolly: typDom.Stone): string =>
  [...letters].filter((letter) => typDom.colourOf(letter) === typDom.colourOf(jolly)).join('')
