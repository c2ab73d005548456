import './pictures.css'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { stonesInWords } from './piece-names.ts'
import { Star } from './star.tsx'

interface GridPictureProps {
  readonly label: string
  /** By cell `row,col`; a small letter is a jolly standing for it. */
  readonly grid: Readonly<Record<string, string>>
  readonly fresh: readonly string[]
  readonly faulty?: readonly string[]
  /** Cells of a word that was not laid. */
  readonly possible?: readonly string[]
  readonly values?: Readonly<Record<string, number>> | undefined
}

/** A part of the endless table, with a border of one empty cell. */
export function GridPicture({ label, grid, fresh, faulty = [], possible = [], values }: GridPictureProps) {
  const lookOf = (key: string) =>
    faulty.includes(key) ? 'faulty' : possible.includes(key) ? 'possible' : fresh.includes(key) ? 'fresh' : ''
  const cells = Object.keys(grid).map((key) => key.split(',').map(Number) as [number, number])
  if (cells.length === 0) return null
  const [top, bottom] = [Math.min(...cells.map(([row]) => row)), Math.max(...cells.map(([row]) => row))]
  const [left, right] = [Math.min(...cells.map(([, col]) => col)), Math.max(...cells.map(([, col]) => col))]
  return (
    <div className="pic-felt" role="img" aria-label={label} style={columns(right - left + 3)}>
      {range(top - 1, bottom + 1).map((row) => (
        <div key={row}>
          {range(left - 1, right + 1).map((col) => {
            const key = `${row},${col}`
            const stone = grid[key]
            return stone === undefined ? (
              <span key={key} className="pic-spot" />
            ) : (
              <Stone key={key} stone={stone} look={lookOf(key)} values={values} />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The number of cells, for frames that must fit the whole picture. */
const columns = (count: number): CSSProperties => ({ '--columns': count }) as CSSProperties

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const VOWELS = 'AEIOUYĂÂÊÔƠƯ'

interface StoneProps {
  readonly stone: string
  readonly look?: string
  readonly values?: Readonly<Record<string, number>> | undefined
}

/** Vowels are round and red, consonants square and black; the shape alone distinguishes them. */
export function Stone({ stone, look = '', values }: StoneProps) {
  const bare = stone === '+' || stone === '*'
  const jolly = bare || stone !== stone.toUpperCase()
  const red = stone === '+' || (!bare && VOWELS.includes(stone.toUpperCase()))
  return (
    <span className={`pic-stone ${red ? 'red' : 'black'} ${look}`}>
      {bare ? <Star /> : stone.toUpperCase()}
      {jolly && !bare && <Star corner />}
      {values && <small>{jolly ? 0 : values[stone]}</small>}
    </span>
  )
}

interface RackPictureProps {
  readonly label: string
  readonly stones: readonly string[]
  readonly values?: Readonly<Record<string, number>> | undefined
}

export function RackPicture({ label, stones, values }: RackPictureProps) {
  const { t } = useTranslation()
  return (
    <p
      className="pic-stone-rack"
      role="img"
      aria-label={t('labelled', { label, value: stonesInWords(t, stones) })}
    >
      {stones.map((stone, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stones of a letter are alike
        <Stone key={at} stone={stone} values={values} />
      ))}
    </p>
  )
}
