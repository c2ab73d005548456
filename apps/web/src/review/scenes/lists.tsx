import { useId, useState } from 'react'
import { GridPicture } from '../../rules/pictures/grid.tsx'
import { wordsOn } from '../../rules/pictures/words-on.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { say } from '../told.ts'
import type { Written } from '../written.ts'
import type { Finding, FindingList, SceneReplay } from './scene.ts'

/** How many lines are shown at first. */
const FEW = 4

interface FindingsListProps {
  /** The line that was selected last: its word is drawn on the table. */
  readonly chosen: Finding | undefined
  readonly onChoose: (finding: Finding) => void
  readonly list: FindingList
  readonly names: readonly string[]
  readonly written: Written
  readonly counts: SceneReplay['counts']
  /** Whether the viewer played in this game. */
  readonly mine: boolean
  readonly at: number
  readonly values: Readonly<Record<string, number>> | undefined
}

/** The words that were possible; each line jumps to its moment and shows its word there. */
export function FindingsList(props: FindingsListProps) {
  const { list, names, written, counts, mine, at, chosen, onChoose, values } = props
  const { t } = useTranslation()
  const id = useId()
  const [all, setAll] = useState(false)
  const { findings } = list
  const shown = all ? findings : most(findings)
  return (
    <section className="sheet chances" aria-labelledby={id}>
      <h2 id={id}>{t(mine && list.id === 'missed' ? 'reviewYouMissed' : `reviewList_${list.id}`)}</h2>
      {findings.length === 0 && <p className="quiet">{t(`reviewNone_${list.id}`)}</p>}
      <ol>
        {shown.map((finding) => (
          <li key={findings.indexOf(finding)}>
            <button
              type="button"
              aria-current={finding === chosen && finding.moment === at ? 'step' : undefined}
              onClick={() => onChoose(finding)}
            >
              <span className="turn-number">
                <span className="unseen">
                  {t(counts === 'rounds' ? 'reviewRound' : 'reviewTurn', { turn: finding.turn })},{' '}
                </span>
                <span aria-hidden="true">{finding.turn}</span>
              </span>
              <span className="which">
                <b>{written(finding.word)}</b>
                <small>{say({ t, names, written }, finding.about)}</small>
              </span>
              <span className="figure">
                {finding.figure}{' '}
                {finding.unit && <small>{t(`reviewUnit_${finding.unit}`, { count: finding.worth })}</small>}
              </span>
            </button>
            {finding.grid && finding.moment === at && (
              <GridPicture label={wordsOn(finding.grid)} grid={finding.grid} fresh={[]} values={values} />
            )}
          </li>
        ))}
      </ol>
      {shown.length < findings.length && (
        <button type="button" className="more" onClick={() => setAll(true)}>
          {t('reviewMore', { count: findings.length - shown.length })}
        </button>
      )}
    </section>
  )
}

/** The ones that would have gained most, in the order of the game. */
function most(findings: readonly Finding[]): readonly Finding[] {
  const best = new Set([...findings].sort((a, b) => b.worth - a.worth).slice(0, FEW))
  return findings.filter((finding) => best.has(finding))
}
