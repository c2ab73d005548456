import type { Face } from './face.ts'
import { jarnacFace } from './jarnac/face.ts'

const faces: ReadonlyMap<string, Face> = new Map<string, Face<never>>([
  ['jarnac', jarnacFace],
]) as ReadonlyMap<string, Face>

export const playableHere = (game: string): boolean => faces.has(game)

export function faceOf(game: string): Face {
  const face = faces.get(game)
  if (face === undefined) throw new Error(`No face for ${game}`)
  return face
}
