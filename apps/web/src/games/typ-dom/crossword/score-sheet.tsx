import { LaidWord } from '../../../table/laid-word.tsx'
import { Mark } from '../../../table/mark.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { linesOf, type Turn } from './sheet.ts'

interface ScoreSheetProps {
  readonly turns: readonly Turn[]
  readonly names: readonly string[]
  readonly points: boolean
  readonly language: string
}

/** One line per lap: what each player laid, and the points. */
export function ScoreSheet({ turns, names, points, language }: ScoreSheetProps) {
  const { t } = useTranslation()
  const lines = linesOf(turns, names.length)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="score-sheet" tabIndex={0} aria-label={t('tableSheet')}>
      <table>
        <thead>
          <tr>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              <th key={seat} scope="col">
                <Mark seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <tr key={i}>
              {line.map((turn, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                <td key={seat}>{turn && <TurnCell turn={turn} points={points} language={language} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface TurnCellProps {
  readonly turn: Turn
  readonly points: boolean
  readonly language: string
}

function TurnCell({ turn, points, language }: TurnCellProps) {
  const { t } = useTranslation()
  return (
    <>
      {turn.words.map((one) => (
        <span key={one.word} className="did">
          <LaidWord word={one.word} language={language} /> {points && <b className="figure">{one.points}</b>}
        </span>
      ))}
      {turn.bonus > 0 && (
        <span className="did">
          {t('tdEmptied')} <b className="figure">{turn.bonus}</b>
        </span>
      )}
      {turn.bought > 0 && <span className="did quiet">{t('tdBought', { count: turn.bought })}</span>}
      {turn.passed && <span className="did quiet">—</span>}
    </>
  )
}
