import { typDom } from '@estocade/games'
import { CrossIcon, TickIcon } from '../../../components/icons.tsx'
import { at } from '../endless-table.tsx'
import type { Verdict } from './verdict.ts'

interface WordFlagProps {
  readonly verdict: Extract<Verdict, { type: 'ready' }>
  readonly points: boolean
  /** Whether its words count; undefined while the page may not say so or does not know. Then no tick is shown. */
  readonly counts: boolean | undefined
}

/** The points that the word laid out would score, shown directly after it. */
export function WordFlag({ verdict, points, counts }: WordFlagProps) {
  const { placement, parts } = verdict
  const { row, col } = typDom.step(placement, placement.direction, placement.stones.length)
  const laid = [...placement.stones].filter((stone) => stone !== typDom.LYING).length
  return (
    <span
      className={`word-flag pop ${placement.direction} ${counts === false ? 'wrong' : ''}`}
      style={at(row, col)}
      aria-hidden="true"
    >
      {counts === true && <TickIcon />}
      {counts === false && <CrossIcon />}
      <b className="figure">{points ? `+${parts.reduce((sum, n) => sum + n, 0)}` : `−${laid}`}</b>
    </span>
  )
}
