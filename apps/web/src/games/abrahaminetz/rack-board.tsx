import { abrahaminetz as rules } from '@estocade/games'
import { useTranslation } from '../../texts/use-translation.ts'
import { placeText } from './action-text.ts'
import { Card } from './card.tsx'
import { cardName } from './card-names.ts'
import type { Put } from './making.ts'

interface RackBoardProps {
  readonly rack: rules.Rack
  readonly puts: readonly Put[]
  readonly values: rules.Values
  readonly live: boolean
  /** Whether cards may be put on it now. */
  readonly open: boolean
  /** The cell that the next tapped card goes to. */
  readonly cursor: number
  readonly onCell: (cell: number) => void
}

/** The card rack, with empty cells at its ends where it can grow. */
export function RackBoard({ rack, puts, values, live, open, cursor, onCell }: RackBoardProps) {
  const { t } = useTranslation()
  const size = rack === '' ? rules.SHORTEST : rack.length
  const grows = open && rack !== '' && rack.length < rules.LONGEST
  const cells = [...Array(size).keys()]
  return (
    <ol className={live ? 'rack live' : 'rack'} aria-label={t('abrRack')}>
      {grows && <RackCell {...cellProps(-1)} />}
      {cells.map((cell) => (
        <RackCell key={cell} {...cellProps(cell)} />
      ))}
      {grows && <RackCell {...cellProps(size)} />}
    </ol>
  )

  function cellProps(cell: number): CellProps {
    const lying = rack[cell]
    const put = puts.find((one) => one.cell === cell)
    return { cell, lying, put, values, open, aimed: open && cell === cursor, onCell, t }
  }
}

interface CellProps {
  readonly cell: number
  readonly lying: string | undefined
  readonly put: Put | undefined
  readonly values: rules.Values
  readonly open: boolean
  readonly aimed: boolean
  readonly onCell: (cell: number) => void
  readonly t: ReturnType<typeof useTranslation>['t']
}

function RackCell({ cell, lying, put, values, open, aimed, onCell, t }: CellProps) {
  const face = put?.as ?? lying
  const note = put === undefined ? '' : placeText(t, put, lying)
  const body = (
    <>
      {face === undefined ? (
        <span className="slot" aria-hidden="true" />
      ) : put ? (
        <span data-drag={`card ${put.place}`} className="dragged">
          <Card face={face} values={values} look="laid" />
        </span>
      ) : (
        <Card face={face} values={values} />
      )}
      <span className="note" aria-hidden="true">
        {note}
      </span>
    </>
  )
  const said =
    face === undefined
      ? t(lying === undefined && cell < 0 ? 'abrSlotFront' : 'abrSlot')
      : cardName(t, face, values)
  const name = note === '' ? said : `${said}, ${note}`
  const slot = face === undefined && cell !== 0 && cell !== 1 && cell !== 2 ? ' grow' : ''
  return (
    <li className={`place${slot}${aimed ? ' aimed' : ''}`} data-drop={open ? `cell ${cell}` : undefined}>
      {open ? (
        <button type="button" aria-label={name} aria-current={aimed} onClick={() => onCell(cell)}>
          {body}
        </button>
      ) : (
        <span role="img" aria-label={name}>
          {body}
        </span>
      )}
    </li>
  )
}
