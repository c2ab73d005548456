import { useId, useState } from 'react'
import { CrossIcon, TickIcon } from '../../../components/icons.tsx'
import type { Written } from '../../../review/written.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { Chance, JarnacChance } from './chances.ts'

/** How many lines are shown at first. */
const FEW = 4

interface ListProps<C extends Chance> {
  readonly title: string
  readonly chances: readonly C[]
  readonly none: string
  readonly written: Written
  readonly at: number
  /** The line that was selected last: its word is drawn on the board. */
  readonly chosen: Chance | undefined
  readonly onChoose: (chance: Chance) => void
}

export const MissedList = (props: ListProps<Chance>) => (
  <ChanceList {...props} points={(chance) => `+${chance.points}`} />
)

export const JarnacList = (props: ListProps<JarnacChance>) => {
  const { t } = useTranslation()
  return (
    <ChanceList
      {...props}
      points={(chance) => `${chance.points}`}
      end={({ taken }) => (
        <span className={taken ? 'good' : 'quiet'} title={t(taken ? 'reviewTaken' : 'reviewLetGo')}>
          {taken ? <TickIcon /> : <CrossIcon />}
          <span className="unseen">{t(taken ? 'reviewTaken' : 'reviewLetGo')}</span>
        </span>
      )}
    />
  )
}

interface ChanceListProps<C extends Chance> extends ListProps<C> {
  readonly points: (chance: C) => string
  readonly end?: (chance: C) => React.ReactNode
}

/** Words with their turns and points; each line jumps to its moment and shows its word there. */
function ChanceList<C extends Chance>(props: ChanceListProps<C>) {
  const { title, chances, none, written, at, chosen, onChoose, points, end } = props
  const { t } = useTranslation()
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? chances : bestOf(chances)
  return (
    <section className="sheet chances" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {chances.length === 0 && <p className="quiet">{none}</p>}
      <ol>
        {shown.map((chance) => (
          <li key={`${chance.moment} ${chance.word}`}>
            <button
              type="button"
              aria-current={chance === chosen && chance.moment === at ? 'step' : undefined}
              onClick={() => onChoose(chance)}
            >
              <span className="turn-number">
                <span className="unseen">{t('reviewTurn', { turn: chance.turn })}, </span>
                <span aria-hidden="true">{chance.turn}</span>
              </span>
              <span className="which">
                <b>{written(chance.word)}</b>
                <small>
                  {chance.was === '' ? t('reviewNew') : `${chance.was} + ${[...chance.added].join(' ')}`}
                </small>
              </span>
              <span className="figure">
                {points(chance)} <small>{t('reviewUnit_points', { count: chance.points })}</small>
              </span>
              {end?.(chance)}
            </button>
          </li>
        ))}
      </ol>
      {shown.length < chances.length && (
        <button type="button" className="more" onClick={() => setAll(true)}>
          {t('reviewMore', { count: chances.length - shown.length })}
        </button>
      )}
    </section>
  )
}

/** The most valuable ones, in the order of the game. */
function bestOf<C extends Chance>(chances: readonly C[]): readonly C[] {
  const best = new Set([...chances].sort((a, b) => b.points - a.points).slice(0, FEW))
  return chances.filter((chance) => best.has(chance))
}
