import { abrahaminetz as rules } from '@estocade/games'
import type { TFunction } from 'i18next'

/** The name of a card, for screen readers. */
export function cardName(t: TFunction, face: string, values: rules.Values): string {
  if (face === rules.FACE_DOWN) return t('abrCardDown')
  if (face === rules.ERASER || face === rules.ERASED) return t('abrCardEraser')
  if (face === rules.JOKER) return t('abrCardJoker')
  if (rules.isJokerCell(face)) return t('abrCardJokerAs', { letter: face.toUpperCase() })
  return t('letterPoints', { letter: face, count: values[face] ?? 0 })
}
