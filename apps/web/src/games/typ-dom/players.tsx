import type { typDom } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import { type ReactNode, useState } from 'react'
import { Mark } from '../../table/mark.tsx'
import { ListIcon } from '../../table/table-icons.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

interface PlayersProps {
  readonly names: readonly string[]
  readonly scores: readonly number[]
  readonly held: readonly typDom.ColourCounts[]
  readonly stocks: typDom.ColourCounts
  readonly live: number | undefined
  readonly out?: readonly number[]
  /** The score sheet or the history, opened by a button. */
  readonly sheet: ReactNode
  readonly children?: ReactNode
}

/** The players with their stones and points, and the stocks. */
export function Players({ names, scores, held, stocks, live, out = [], sheet, children }: PlayersProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <section className="players pop" aria-label={t('tdPlayers')}>
      <ul>
        {names.map((name, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            className={seat === live ? 'live' : ''}
            aria-current={seat === live}
            data-seat={seat}
          >
            <Mark seat={seat} />
            <span className="who-is">
              <b>{name}</b>
              <small>
                {out.includes(seat)
                  ? t('tdOut')
                  : t('tdStones', { count: held[seat]!.red + held[seat]!.black })}
              </small>
            </span>
            <span className="figure" data-score={seat}>
              {figure(scores[seat]!)}
            </span>
          </li>
        ))}
      </ul>
      <div className="stocks">
        <span className="quiet">{t('tdStock')}</span>
        <span className="stone red" aria-hidden="true" />
        <b className="figure">
          <span className="unseen">{t('tdColour_red')} </span>
          {stocks.red}
        </b>
        <span className="stone black" aria-hidden="true" />
        <b className="figure">
          <span className="unseen">{t('tdColour_black')} </span>
          {stocks.black}
        </b>
        <button
          type="button"
          className="tool"
          aria-expanded={open}
          aria-label={t('tableSheet')}
          onClick={() => setOpen(!open)}
        >
          <ListIcon />
        </button>
      </div>
      {children}
      {open && sheet}
    </section>
  )
}
