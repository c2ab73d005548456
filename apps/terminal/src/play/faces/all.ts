import { abrahaminetzFace } from './abrahaminetz/face.ts'
import type { Face } from './face.ts'
import { jarnacFace } from './jarnac/face.ts'

/** A face reads its own game's views only; which game it is, the table says. */
const faces = new Map<string, unknown>([
  ['jarnac', jarnacFace],
  ['abrahaminetz', abrahaminetzFace],
])

export const playableHere = (game: string): boolean => faces.has(game)

export function faceOf(game: string): Face {
  const face = faces.get(game)
  if (face === undefined) throw new Error(`No face for ${game}`)
  return face as Face
}
