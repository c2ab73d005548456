import { figure } from '@estocade/texts/numbers'
import { CardsPicture } from '../../rules/pictures/cards.tsx'
import { GridPicture, RackPicture } from '../../rules/pictures/grid.tsx'
import { wordsOn } from '../../rules/pictures/words-on.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Finding, Middle, SceneReplay, SceneSide } from './scene.ts'

interface SceneBoardProps {
  readonly replay: SceneReplay
  readonly at: number
  readonly names: readonly string[]
  readonly places: readonly number[]
  readonly told: string
  /** A better word, drawn where it would lie. */
  readonly better?: Finding['better'] | undefined
}

type Values = Readonly<Record<string, number>> | undefined

/** The table at the selected moment, and every player's hand. */
export function SceneBoard({ replay, at, names, places, told, better }: SceneBoardProps) {
  const { t } = useTranslation()
  const { moments, values } = replay
  const moment = moments[at]!
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  const heading = replay.counts === 'rounds' ? 'reviewRound' : 'reviewTurn'
  return (
    <section className="sheet boards scene-board" aria-label={t('reviewTable')}>
      <header>
        <h2>{moment.turn === 0 ? t('reviewDeal') : t(heading, { turn: moment.turn })}</h2>
        <span className="quiet">{t('reviewMove', { at: at + 1, all: moments.length })}</span>
      </header>
      <p className="told" role="status">
        {told}
      </p>
      <MiddlePicture middle={withBetter(moment.middle, better)} better={better} values={values} />
      {order.map((seat) => (
        <div key={seat} className={seat === moment.seat ? 'scene-side live' : 'scene-side'}>
          <h3>
            <i className={`mark s${places[seat]}`} aria-hidden="true" />
            <span>{names[seat]}</span>
            <span className="figure">{figure(moment.scores[seat]!)}</span>
          </h3>
          <SidePicture
            side={moment.sides[seat]!}
            cards={replay.pieces === 'cards'}
            name={names[seat]!}
            values={values}
          />
        </div>
      ))}
    </section>
  )
}

/** The table with the better word on it. */
function withBetter(middle: Middle, better: Finding['better'] | undefined): Middle {
  if (!better) return middle
  if ('rack' in better) return { type: 'cards', ...better }
  if (middle.type !== 'grid') return middle
  return { ...middle, grid: { ...middle.grid, ...better.stones }, fresh: [] }
}

interface MiddleProps {
  readonly middle: Middle
  readonly better: Finding['better'] | undefined
  readonly values: Values
}

function MiddlePicture({ middle, better, values }: MiddleProps) {
  const { t } = useTranslation()
  const named = (table: string) => (better ? `${table}, ${t('reviewBetterTable')}` : table)
  switch (middle.type) {
    case 'cards':
      return middle.rack === '' ? null : (
        <CardsPicture
          label={named(t('abrRack'))}
          cards={middle.rack}
          fresh={middle.fresh}
          values={values ?? {}}
        />
      )
    case 'grid': {
      const { grid, fresh } = middle
      const possible = better && 'stones' in better ? Object.keys(better.stones) : []
      return (
        <GridPicture
          label={t('labelled', { label: named(t('tdTable')), value: wordsOn(grid) })}
          {...{ grid, fresh, possible, values }}
        />
      )
    }
    case 'none':
      return null
  }
}

interface SidePictureProps {
  readonly side: SceneSide
  readonly cards: boolean
  readonly name: string
  readonly values: Values
}

function SidePicture({ side: { held, bench }, cards, name, values }: SidePictureProps) {
  const { t } = useTranslation()
  if (cards)
    return held.length === 0 ? null : (
      <CardsPicture label={name} cards={held.join('')} values={values ?? {}} />
    )
  return (
    <>
      {held.length > 0 && <RackPicture label={name} stones={held} values={values} />}
      {bench && (
        <GridPicture
          label={t('labelled', { label: name, value: wordsOn(bench.grid) })}
          grid={bench.grid}
          fresh={[]}
          faulty={bench.faulty}
        />
      )}
    </>
  )
}
