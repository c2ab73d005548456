import { abrahaminetz as rules } from '@estocade/games'
import { EraserIcon, StarIcon } from '../../table/table-icons.tsx'

export type CardLook = 'lying' | 'laid' | 'gone' | 'held'

interface CardProps {
  /** What it shows: a capital, a small letter for a joker, `*` a joker, `-` or `_` an eraser, `#` a back. */
  readonly face: string
  readonly values: rules.Values
  readonly look?: CardLook
  readonly fresh?: boolean
}

export const isEraser = (face: string): boolean => face === rules.ERASER || face === rules.ERASED

export function Card({ face, values, look = 'lying', fresh }: CardProps) {
  const joker = face === rules.JOKER || rules.isJokerCell(face)
  const kind = face === rules.FACE_DOWN ? 'down' : isEraser(face) ? 'eraser' : joker ? 'joker' : 'letter'
  return (
    <span className={`card ${kind} ${look}${fresh ? ' fresh' : ''}`} aria-hidden="true">
      {kind !== 'down' && <i className="value">{valueText(face, values)}</i>}
      {kind === 'eraser' && <EraserIcon />}
      {joker && (
        <i className="star">
          <StarIcon />
        </i>
      )}
      {(kind === 'letter' || (joker && face !== rules.JOKER)) && <b>{face.toUpperCase()}</b>}
    </span>
  )
}

function valueText(face: string, values: rules.Values): string {
  if (isEraser(face)) return `−${rules.ERASER_COST}`
  const joker = face === rules.JOKER || rules.isJokerCell(face)
  return `${joker ? rules.JOKER_VALUE : (values[face] ?? 0)}`
}
