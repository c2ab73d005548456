import { figure } from '@estocade/texts/numbers'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Story } from './story.ts'

interface SheetProps {
  readonly story: Story
  readonly scores: readonly number[]
  readonly handSizes: readonly number[]
  readonly names: readonly string[]
  readonly me: number | undefined
  /** Whether the match is over: then the totals are shown first, because the sheet may be longer than the screen. */
  readonly over: boolean
  /** The points that the word being made would score for the player. */
  readonly promise: number | undefined
}

/** The score sheet: one column per player, one line per turn. */
export function Sheet({ story, scores, handSizes, names, me, over, promise }: SheetProps) {
  const { t } = useTranslation()
  const seats = [...scores.keys()]
  const { turns, costs } = story
  const shown = turns.map((list) => list.reduce<number>((sum, points) => sum + (points ?? 0), 0))
  // The turns before this page was opened are one line.
  const carried = scores.map((score, seat) => score + (costs[seat] ?? 0) - shown[seat]!)
  const lines = Math.max(
    1,
    ...turns.map((list, seat) => list.length + (seat === me && promise !== undefined ? 1 : 0)),
  )
  const cell = (seat: number, line: number) => {
    const points = turns[seat]![line]
    if (points === null) return <span title={t('abrPassed')}>—</span>
    if (points !== undefined) return figure(points)
    const mine = seat === me && line === turns[seat]!.length && promise !== undefined
    return mine ? <i className="promise">{figure(promise)}?</i> : ''
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="pad" aria-label={t('tableSheet')} tabIndex={0}>
      <table>
        <caption className="unseen">{t('tableSheet')}</caption>
        <thead>
          <tr>
            {seats.map((seat) => (
              <th key={seat} scope="col" className={seat === me ? 'me' : ''} data-seat={seat}>
                <Mark seat={seat} /> {names[seat]}
                {over && <b className="figure">{figure(scores[seat]!)}</b>}
                <small>{t('abrCards', { count: handSizes[seat] })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {carried.some((points) => points !== 0) && (
            <tr>
              {seats.map((seat) => (
                <td key={seat} className={seat === me ? 'me' : ''}>
                  {figure(carried[seat]!)}
                </td>
              ))}
            </tr>
          )}
          {[...Array(lines).keys()].map((line) => (
            <tr key={line}>
              {seats.map((seat) => (
                <td key={seat} className={seat === me ? 'me' : ''}>
                  {cell(seat, line)}
                </td>
              ))}
            </tr>
          ))}
          {costs.length > 0 && (
            <tr className="costs">
              {seats.map((seat) => (
                <td key={seat} className={seat === me ? 'me' : ''}>
                  <span className="unseen">{t('labelled', { label: t('abrLeft'), value: '' })}</span>
                  {figure(0 - costs[seat]!)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            {seats.map((seat) => (
              <td key={seat} className={seat === me ? 'me' : ''} data-score={seat}>
                {figure(scores[seat]!)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
