import { jarnacScore } from '@estocade/games'
import { useCallback, useMemo, useState } from 'react'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import type { JarnacTableModel } from './use-table.ts'

/** A small screen shows one side: the one that the scene is about, or the one that was selected since. */
export function useTab(live: number) {
  const [asked, setAsked] = useState<{ readonly live: number; readonly seat: number }>()
  const shown = asked?.live === live ? asked.seat : live
  const show = useCallback((seat: number) => setAsked({ live, seat }), [live])
  return useMemo(() => ({ shown, show }), [shown, show])
}

interface TabsProps {
  readonly model: JarnacTableModel
  readonly shown: number
  readonly onShow: (seat: number) => void
}

export function Tabs({ model, shown, onShow }: TabsProps) {
  const { t } = useTranslation()
  const { view, names, live, order } = model
  if (view.sides.length < 2) return null
  return (
    <nav className="side-tabs" aria-label={t('sides')}>
      {order.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === shown}
          className={seat === live ? 'live' : ''}
          data-tab={seat}
          onClick={() => onShow(seat)}
        >
          <Mark seat={seat} />
          <span className="name">{names[seat]}</span>
          <span className="figure">{jarnacScore(view.sides[seat]!.rows)}</span>
        </button>
      ))}
    </nav>
  )
}
