import { memo } from 'react'
import { Tile, type TileLook } from '../../components/tile.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

export interface BoardProps {
  readonly seat: number
  readonly name: string
  readonly rows: readonly string[]
  readonly longest: number
  readonly shortest: number
  /** Whether the board is active, that is dark and large, or pale. */
  readonly live: boolean
  /** In a Jarnac window: the board whose words may be taken. */
  readonly prey: boolean
  /** The typed letters, and the row where they would lie. */
  readonly ghost?: { readonly row: number; readonly word: string; readonly look: TileLook } | undefined
  /** The row that the letters would go to, and the letters themselves. */
  readonly aimed?: { readonly row: number; readonly used: string } | undefined
  /** Rows that the typed letters can still go to; the others fade. */
  readonly near?: ReadonlySet<number> | undefined
  /** A row with a proposal of the side, a hint, or a word that may be challenged. */
  readonly marked?: { readonly row: number; readonly text: string } | undefined
  readonly stolen: ReadonlySet<number>
  readonly robbed: ReadonlySet<number>
  /** Whether letters may be laid here. */
  readonly open: boolean
  readonly onRow: (row: number, line: HTMLElement) => void
}

export const Board = memo(function Board(props: BoardProps) {
  const { live, prey, rows, ghost } = props
  return (
    <div className={`board ${live ? 'live' : 'rest'} ${prey ? 'prey' : ''}`} data-board={props.seat}>
      <Heads longest={props.longest} shortest={props.shortest} lit={ghost?.word.length} />
      <ol aria-label={props.name}>
        {rows.map((word, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the board
          <li key={row}>
            <Line {...props} word={word} row={row} />
          </li>
        ))}
      </ol>
    </div>
  )
})

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

type LineProps = BoardProps & { readonly word: string; readonly row: number }

function Line(props: LineProps) {
  const { word, row, ghost, prey, aimed } = props
  const { t } = useTranslation()
  const typed = ghost?.row === row ? ghost.word : undefined
  const shown = typed ?? word
  const look: TileLook = typed !== undefined ? ghost!.look : prey && aimed?.row === row ? 'prey' : 'lying'
  const label =
    word === ''
      ? t('rowEmpty', { row: row + 1 })
      : t('rowWord', { row: row + 1, word, count: word.length, points: word.length ** 2 })
  return (
    <button
      type="button"
      className={classesOf(props, typed !== undefined)}
      aria-label={props.stolen.has(row) && word !== '' ? `${label}, ${t('takenByJarnac')}` : label}
      aria-pressed={props.open && word !== '' ? aimed?.row === row : undefined}
      data-row={row}
      data-drop={props.open ? `row:${row}` : undefined}
      onClick={(event) => props.onRow(row, event.currentTarget)}
    >
      <span className="number">{typed !== undefined && look === 'typed' ? <Here /> : row + 1}</span>
      {cells(props.longest).map((cell) => (
        <span className="cell" key={cell} data-cell={cell}>
          {cell < shown.length && <Letter letter={shown[cell]!} look={look} cell={cell} />}
        </span>
      ))}
      <span className="points figure">
        {look === 'loot' && '+'}
        {shown === '' ? '' : shown.length ** 2}
      </span>
      {look === 'prey' && aimed!.used !== '' && (
        <span className="flag" aria-hidden="true">
          + {[...aimed!.used].join(' ')}
        </span>
      )}
      {props.marked?.row === row && (
        <span className="disc" aria-hidden="true">
          {props.marked.text}
        </span>
      )}
    </button>
  )
}

/** A typed letter can be dragged; a lying one cannot. */
const Letter = ({ letter, look, cell }: { letter: string; look: TileLook; cell: number }) =>
  look === 'typed' ? (
    <span data-drag={`typed:${cell}`} data-at={cell}>
      <Tile letter={letter} look={look} />
    </span>
  ) : (
    <Tile letter={letter} look={look} />
  )

const Here = () => (
  <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
    <path d="M1 1l8 5-8 5z" fill="currentColor" />
  </svg>
)

function classesOf(props: LineProps, typed: boolean): string {
  const { row, word, prey, aimed, near, stolen, robbed, marked } = props
  const classes = ['line']
  if (typed && word === '') classes.push('next')
  if (aimed?.row === row && word !== '') classes.push(prey ? 'match' : 'aimed')
  else if (near?.has(row) && prey) classes.push('near')
  if (near && word !== '' && !near.has(row)) classes.push('out')
  if (marked?.row === row && aimed?.row !== row) classes.push('marked')
  if (stolen.has(row) && word !== '') classes.push('stolen')
  if (robbed.has(row) && word === '' && !typed) classes.push('robbed')
  return classes.join(' ')
}
