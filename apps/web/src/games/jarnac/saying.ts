import type { JarnacTexts } from '@estocade/texts/page/jarnac/en'
import { type Aim, placesFor } from './aiming.ts'
import { coachOf } from './coach.ts'
import type { TableMoves } from './use-moves.ts'
import type { JarnacTableModel } from './use-table.ts'

export interface Saying {
  readonly key: keyof JarnacTexts | 'tooShort' | 'chooseMore' | 'rowsLeft'
  readonly values: Readonly<Record<string, string | number>>
}

/** Nothing can be typed now. */
export const isDeaf = ({ mode }: TableMoves): boolean => mode === 'none'

export const spaced = (letters: string): string => [...letters].join(' ')

/** A sentence about what the letters allow; only the table knows whether it is a word. */
export function saidTo(model: JarnacTableModel, moves: TableMoves): Saying | undefined {
  const { target, ground, typing, scene, view } = model
  const coach = coachOf(model)
  if (coach) return { key: coach, values: {} }
  if (moves.swapping) return { key: 'chooseMore', values: { count: 3 - typing.typed.length } }
  switch (target.type) {
    case 'nothing':
      return scene.type === 'playing' || scene.type === 'window'
        ? { key: 'typeOrTap', values: {} }
        : undefined
    case 'lacking':
      return { key: 'notThere', values: { letters: spaced(target.letters) } }
    case 'too-long':
      return { key: 'tooLong', values: { count: view.config.longest } }
    case 'no-room':
      return { key: 'noRow', values: {} }
    case 'open':
      return openSaying(target, placesFor(ground!, typing.typed), view.config.shortest)
    case 'ready':
      return readySaying(target, model)
  }
}

function openSaying(
  { row, rest }: Extract<Aim, { type: 'open' }>,
  places: readonly (number | null)[],
  shortest: number,
): Saying {
  const rows = places.filter((place) => place !== null)
  if (row === null && rows.length === 0) return { key: 'tooShort', values: { count: shortest } }
  if (places.length > 1 && row === null)
    return { key: 'rowsLeft', values: { count: rows.length, rows: rows.map((one) => one + 1).join(', ') } }
  if (row === null) return { key: 'tooShort', values: { count: shortest } }
  return rest === ''
    ? { key: 'addOne', values: { row: row + 1 } }
    : { key: 'stillNeeds', values: { row: row + 1, letters: spaced(rest) } }
}

function readySaying(
  { row, was, used }: Extract<Aim, { type: 'ready' }>,
  { scene, view, me, typing }: JarnacTableModel,
): Saying {
  const points = typing.typed.length ** 2
  const letters = spaced(used)
  const free = view.sides[me]!.rows.indexOf('') + 1
  if (scene.type === 'window')
    return row === null
      ? { key: 'stealNew', values: { points, row: free } }
      : { key: 'steal', values: { was, letters, points, from: row + 1, row: free } }
  if (row !== null) return { key: 'remake', values: { was, letters, row: row + 1, points } }
  return { key: 'newWord', values: { row: free, points } }
}
