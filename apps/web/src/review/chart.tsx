import { figure } from '@estocade/texts/numbers'
import { useId } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { type Call, flagsOf, gridOf, type Plot, pathOf, plotOf, turnEnds } from './chart-geometry.ts'
import type { ShownMoment } from './moment.ts'
import { useWidth } from './use-width.ts'

interface ChartProps {
  /** The key of its heading; by default the chart shows the scores. */
  readonly title?: string
  readonly moments: readonly ShownMoment[]
  /** The Jarnacs; empty in other games. */
  readonly calls?: readonly Call[]
  readonly at: number
  readonly go: (to: number) => void
  readonly names: readonly string[]
  /** By seat: the place that determines its mark and colour. */
  readonly places: readonly number[]
  /** The selected move in words, for screen readers. */
  readonly told: string
}

/** The scores during the game; dragging over the chart moves through the game. */
export function Chart({ title = 'reviewChart', moments, calls, at, go, names, places, told }: ChartProps) {
  const { t } = useTranslation()
  const id = useId()
  const [frame, width] = useWidth()
  const plot = plotOf(moments, width)
  return (
    <section className="sheet chart" aria-labelledby={id}>
      <div className="legend">
        <h2 id={id}>{t(title)}</h2>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <span key={seat}>
            <i className={`mark s${places[seat]}`} aria-hidden="true" />
            {name}
          </span>
        ))}
        {names.length > 1 && calls && (
          <span className="theft">
            <svg width="12" height="13" viewBox="0 0 12 13" aria-hidden="true">
              <path d="M1 12h10L6 1z" fill="currentColor" />
            </svg>
            {t('reviewMarkJarnac')}
          </span>
        )}
      </div>
      <div className="plot" ref={frame}>
        <svg width={width} height={plot.height} aria-hidden="true">
          <Grid plot={plot} moments={moments} at={at} />
          <rect className="cursor" x={plot.x(at) - 9} y={4} width={18} height={plot.height - 6} rx={8} />
          <Flags plot={plot} calls={calls ?? []} mine={places.indexOf(0)} />
          {[...places.keys()].reverse().map((seat) => (
            <Curve key={seat} plot={plot} moments={moments} seat={seat} place={places[seat]!} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, moments.length - 1)}
          value={at}
          aria-label={t('reviewScrub')}
          aria-valuetext={told}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
    </section>
  )
}

interface PartProps {
  readonly plot: Plot
  readonly moments: readonly ShownMoment[]
}

function Grid({ plot, moments, at }: PartProps & { readonly at: number }) {
  const { scores, turns } = gridOf(plot, moments)
  const now = moments[at]?.turn
  return (
    <g className="grid">
      {scores.map((score) => (
        <g key={score}>
          <path d={`M${plot.left} ${plot.y(score)}H${plot.right}`} />
          <text x={plot.left - 8} y={plot.y(score) + 4} textAnchor="end">
            {figure(score)}
          </text>
        </g>
      ))}
      {turns.map(({ turn, x }) => (
        <text key={turn} className={turn === now ? 'now' : ''} x={x} y={plot.height - 8} textAnchor="middle">
          {turn}
        </text>
      ))}
    </g>
  )
}

interface FlagsProps {
  readonly plot: Plot
  readonly calls: readonly Call[]
  readonly mine: number
}

function Flags({ plot, calls, mine }: FlagsProps) {
  return flagsOf(plot, calls).map(({ key, x, word, seat, side }) => (
    <g key={key} className="flag">
      <path className="pole" d={`M${x} ${plot.bottom}V20`} />
      <path d={seat === mine ? `M${x - 7} 20h14l-7-13z` : `M${x - 7} 8h14l-7 13z`} />
      {side !== 'none' && (
        <text x={side === 'left' ? x - 12 : x + 12} y={20} textAnchor={side === 'left' ? 'end' : 'start'}>
          {word}
        </text>
      )}
    </g>
  ))
}

interface CurveProps extends PartProps {
  readonly seat: number
  readonly place: number
}

/** Points are drawn only while they can be distinguished. */
function Curve({ plot, moments, seat, place }: CurveProps) {
  const ends = turnEnds(moments)
  const roomy = (plot.right - plot.left) / ends.length >= 13
  return (
    <g className={`curve c${place}`}>
      <path d={pathOf(plot, moments, seat)} />
      {roomy &&
        ends.map(({ turn, moment }) => {
          const [x, y] = [plot.x(moment), plot.y(moments[moment]!.scores[seat]!)]
          return place === 0 ? (
            <circle key={turn} cx={x} cy={y} r={4.5} />
          ) : (
            <path key={turn} className="point" d={`M${x} ${y - 5}l5 5-5 5-5-5z`} />
          )
        })}
    </g>
  )
}
