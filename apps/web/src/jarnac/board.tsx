import { useTranslation } from 'react-i18next'
import { Tile, type TileLook } from '../pieces/tile.tsx'

export interface BoardProps {
  readonly name: string
  readonly rows: readonly string[]
  readonly longest: number
  readonly shortest: number
  /** Dark and large, or pale and at rest. */
  readonly live: boolean
  /** In a Jarnac window: the board that may be robbed. */
  readonly prey?: boolean
  /** What is being typed and where it would lie. */
  readonly ghost?: { readonly row: number; readonly word: string; readonly look: TileLook }
  /** The row the letters go to. */
  readonly aimed?: number
  /** Rows that the typed letters cannot go to. */
  readonly out?: ReadonlySet<number>
  readonly stolen: ReadonlySet<number>
  readonly robbed: ReadonlySet<number>
  readonly onRow?: (row: number) => void
}

export function Board(props: BoardProps) {
  const { live, prey, rows, ghost } = props
  const lit = ghost?.word.length
  return (
    <section className={`board ${live ? 'live' : 'rest'} ${prey ? 'prey' : ''}`} aria-label={props.name}>
      <Heads longest={props.longest} shortest={props.shortest} lit={lit} />
      <ol>
        {rows.map((word, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the board
          <li key={row}>
            <Line {...props} word={word} row={row} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Heads({ longest, shortest, lit }: { longest: number; shortest: number; lit: number | undefined }) {
  return (
    <div className="line heads figure" aria-hidden="true">
      <span className="number" />
      {cells(longest).map((cell) => (
        <span key={cell} className={cell + 1 === lit && lit >= shortest ? 'head lit' : 'head'}>
          {cell + 1 >= shortest ? (cell + 1) ** 2 : ''}
        </span>
      ))}
      <span className="points" />
    </div>
  )
}

const cells = (count: number): readonly number[] => [...Array(count).keys()]

function Line(props: BoardProps & { readonly word: string; readonly row: number }) {
  const { word, row, ghost, prey, onRow } = props
  const { t } = useTranslation()
  const typed = ghost?.row === row ? ghost.word : undefined
  const shown = typed ?? word
  const look: TileLook = typed !== undefined ? ghost!.look : prey && props.aimed === row ? 'prey' : 'lying'
  const label =
    word === ''
      ? t('rowEmpty', { row: row + 1 })
      : t('rowWord', { row: row + 1, word, count: word.length, points: word.length ** 2 })
  return (
    <button
      type="button"
      className={classesOf(props, typed !== undefined)}
      aria-label={label}
      onClick={onRow && (() => onRow(row))}
      tabIndex={onRow ? 0 : -1}
    >
      <span className="number">{row + 1}</span>
      {cells(props.longest).map((cell) =>
        cell < shown.length ? (
          <span className="cell" key={cell}>
            <Tile letter={shown[cell]!} look={look} />
          </span>
        ) : (
          <span className="cell" key={cell} />
        ),
      )}
      <span className="points figure">
        {look === 'loot' && '+'}
        {shown === '' ? '' : shown.length ** 2}
      </span>
    </button>
  )
}

function classesOf(
  props: BoardProps & { readonly word: string; readonly row: number },
  typed: boolean,
): string {
  const { row, word, prey, aimed, out, stolen, robbed } = props
  const classes = ['line']
  if (typed && word === '') classes.push('next')
  if (aimed === row && word !== '') classes.push(prey ? 'match' : 'aimed')
  if (out?.has(row)) classes.push('out')
  if (stolen.has(row) && word !== '') classes.push('stolen')
  if (robbed.has(row) && word === '' && !typed) classes.push('robbed')
  return classes.join(' ')
}
