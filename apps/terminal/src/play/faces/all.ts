import { abrahaminetzFace } from './abrahaminetz/face.ts'
import type { Face } from './face.ts'
import { jarnacFace } from './jarnac/face.ts'
import { crosswordFace } from './typ-dom/crossword-face.ts'
import { prestoFace } from './typ-dom/presto-face.ts'
import { rechtFace } from './typ-dom/recht-face.ts'

/** A face reads its own game's views only; which game it is, the table says. */
const faces = new Map<string, unknown>([
  ['jarnac', jarnacFace],
  ['abrahaminetz', abrahaminetzFace],
  ['kreuzwort', crosswordFace('kreuzwort')],
  ['point', crosswordFace('point')],
  ['presto', prestoFace],
  ['recht', rechtFace],
])

export const playableHere = (game: string): boolean => faces.has(game)

export function faceOf(game: string): Face {
  const face = faces.get(game)
  if (face === undefined) throw new Error(`No face for ${game}`)
  return face as Face
}
