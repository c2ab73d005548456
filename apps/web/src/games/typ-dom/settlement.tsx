import type { typDom } from '@estocade/games'
import { change, figure } from '@estocade/texts/numbers'
import { Action } from '../../table/action.tsx'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { stoneName } from './rack.tsx'
import { Stone } from './stone.tsx'

interface SettlementProps {
  readonly title: string
  readonly names: readonly string[]
  readonly racks: readonly (readonly typDom.Stone[] | null)[]
  /** What the stones left in a rack cost. */
  readonly costOf: (rack: readonly typDom.Stone[]) => number
  readonly changes: readonly number[]
  readonly scores: readonly number[]
  /** Starts the next round; `undefined` once the player is ready for it. */
  readonly onReady?: (() => void) | undefined
  readonly waiting: boolean
}

/** The result of the round: stones left over, what they cost, and the scores. */
export function SettlementPanel(props: SettlementProps) {
  const { title, names, racks, costOf, changes, scores, onReady, waiting } = props
  const { t } = useTranslation()
  return (
    <section className="settlement sheet" role="status">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tdPlayer')}</th>
            <th scope="col">{t('tdLeftOver')}</th>
            <th scope="col">{t('tdCost')}</th>
            <th scope="col">{t('tdChange')}</th>
            <th scope="col">{t('tdTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => {
            const rack = racks[seat] ?? []
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              <tr key={seat}>
                <th scope="row">
                  <Mark seat={seat} />
                  {`\u00a0${name}`}
                </th>
                <td>
                  <span className="rack-left">
                    <span className="unseen">{rack.map((stone) => stoneName(t, stone)).join(' ')}</span>
                    {rack.map((stone, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place in the rack
                      <Stone key={place} shown={stone} />
                    ))}
                  </span>
                </td>
                <td className="figure">{rack.length === 0 ? '' : costOf(rack)}</td>
                <td className="figure">{change(changes[seat] ?? 0)}</td>
                <td className="figure total">{figure(scores[seat]!)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {onReady && <Action main text={t('tdNextRound')} keyName="Enter" onClick={onReady} />}
      {waiting && <p className="quiet">{t('waitForOthers')}</p>}
    </section>
  )
}
