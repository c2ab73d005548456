import './pictures.css'
import { Tile } from '../../components/tile.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { showWord } from '../../words/shown-word.ts'

interface RowsPictureProps {
  readonly name: string
  readonly rows: readonly string[]
  readonly longest: number
  readonly shortest: number
  /** Whether the board is dark or pale. */
  readonly live: boolean
  /** The row that was made last, and whether it was a Jarnac. */
  readonly framed?: { readonly row: number; readonly jarnac: boolean } | undefined
  /** A word that was possible, drawn in its row as if it had been typed; row `null` is the first empty one. */
  readonly possible?: { readonly row: number | null; readonly word: string } | undefined
  /** The language of the words; with it each row opens the explanation of its word. */
  readonly language?: string
}

/** A board of rows at one moment, which cannot be played on. */
export function RowsPicture(props: RowsPictureProps) {
  const { name, rows, longest, shortest, live, possible, language } = props
  const drawn = possible && (possible.row ?? rows.indexOf(''))
  const framed = drawn === undefined ? props.framed : { row: drawn, jarnac: false }
  const wordIn = (row: number) => (row === drawn ? possible!.word : rows[row]!)
  const lit = framed && wordIn(framed.row)?.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={`board picture ${live ? 'live' : 'rest'}`} role="group" aria-label={name}>
      <div className="line heads figure" aria-hidden="true">
        <span className="number" />
        {cells(longest).map((cell) => (
          <span key={cell} className={cell + 1 === lit ? 'head lit' : 'head'}>
            {cell + 1 >= shortest ? (cell + 1) ** 2 : ''}
          </span>
        ))}
        <span className="points" />
      </div>
      <ol>
        {[...rows.keys()].map((row) => (
          <li key={row}>
            <Row
              word={wordIn(row)}
              isDrawn={row === drawn}
              row={row}
              longest={longest}
              frame={framed?.row === row ? (framed.jarnac ? 'match' : 'aimed') : ''}
              language={language}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

const cells = (count: number): readonly number[] => [...Array(count).keys()]

interface RowProps {
  readonly word: string
  readonly isDrawn: boolean
  readonly row: number
  readonly longest: number
  readonly frame: string
  readonly language: string | undefined
}

function Row({ word, isDrawn, row, longest, frame, language }: RowProps) {
  const { t } = useTranslation()
  const inside = (
    <>
      <span className="number" aria-hidden="true">
        {row + 1}
      </span>
      {cells(longest).map((cell) => (
        <span className="cell" key={cell} aria-hidden="true">
          {cell < word.length && <Tile letter={word[cell]!} look={isDrawn ? 'typed' : 'lying'} />}
        </span>
      ))}
      <span className="points figure" aria-hidden="true">
        {word === '' ? '' : word.length ** 2}
      </span>
    </>
  )
  const name =
    word === ''
      ? t('rowEmpty', { row: row + 1 })
      : t('rowWord', { row: row + 1, word, count: word.length, points: word.length ** 2 })
  const label = isDrawn ? `${name}, ${t('reviewBetterRow')}` : name
  if (word === '' || language === undefined)
    return (
      <div className={`line ${frame}`}>
        <span className="unseen">{label}</span>
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      className={`line ${frame}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event) => showWord({ word, language, anchor: event.currentTarget })}
    >
      {inside}
    </button>
  )
}
