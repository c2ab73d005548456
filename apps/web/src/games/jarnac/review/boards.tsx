import { useState } from 'react'
import { RowsPicture } from '../../../rules/pictures/rows.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { Chance } from './chances.ts'
import { madeIn } from './narration.ts'
import type { Moment, Replay } from './replay.ts'

interface BoardsProps {
  readonly replay: Replay
  readonly at: number
  readonly names: readonly string[]
  readonly places: readonly number[]
  readonly told: string
  /** A better word, which is drawn on its board. */
  readonly better: Chance | undefined
}

/** The table at the selected moment. A phone shows one board at a time: the one where something happened. */
export function Boards({ replay, at, names, places, told, better }: BoardsProps) {
  const { t } = useTranslation()
  const moment = replay.moments[at]!
  const made = madeIn(moment)
  const live = better?.board ?? made?.seat ?? moment.seat ?? 0
  const [chosen, setChosen] = useState<{ readonly at: number; readonly seat: number }>()
  const shown = chosen?.at === at ? chosen.seat : live
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  return (
    <section className="sheet boards" aria-label={t('reviewBoards')}>
      <header>
        <h2>{moment.turn === 0 ? t('reviewStart') : t('reviewTurn', { turn: moment.turn })}</h2>
        <span className="quiet">{t('reviewMove', { at: at + 1, all: replay.moments.length })}</span>
      </header>
      <p className={made?.jarnac ? 'told theft' : 'told'} role="status">
        {told}
      </p>
      {names.length > 1 && (
        <div className="board-tabs">
          {order.map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={seat === shown}
              onClick={() => setChosen({ at, seat })}
            >
              <i className={`mark s${places[seat]}`} aria-hidden="true" /> {names[seat]}{' '}
              <span className="figure">{moment.scores[seat]}</span>
            </button>
          ))}
        </div>
      )}
      {order.map((seat) => (
        <Side
          key={seat}
          {...{ replay, moment, seat, shown: seat === shown, live: seat === live }}
          name={names[seat]!}
          place={places[seat]!}
          framed={made?.seat === seat ? made : undefined}
          possible={better?.board === seat ? better : undefined}
        />
      ))}
    </section>
  )
}

interface SideProps {
  readonly replay: Replay
  readonly moment: Moment
  readonly seat: number
  readonly name: string
  readonly place: number
  readonly live: boolean
  readonly shown: boolean
  readonly framed: { readonly row: number; readonly jarnac: boolean } | undefined
  readonly possible: Chance | undefined
}

function Side({ replay, moment, seat, name, place, live, shown, framed, possible }: SideProps) {
  const { t } = useTranslation()
  const { rows, reserve } = moment.sides[seat]!
  return (
    <div className={shown ? 'replay-side shown' : 'replay-side'}>
      <h3>
        <i className={`mark s${place}`} aria-hidden="true" />
        <span>{name}</span>
        <span className="figure">{moment.scores[seat]}</span>
      </h3>
      <RowsPicture {...{ name, rows, live, framed, possible }} {...boardOf(replay)} />
      <p className="reserve">
        <span className="caption">{t('reviewReserve')}</span> <b>{[...reserve].join(' ') || '–'}</b>
      </p>
    </div>
  )
}

const boardOf = ({ longest, shortest, language }: Replay) => ({ longest, shortest, language })
