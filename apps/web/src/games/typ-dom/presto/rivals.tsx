import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { Mark } from '../../../table/mark.tsx'
import { toYou } from '../../../table/to-you.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { Looked } from './use-presto.ts'

interface RivalsProps {
  readonly view: typDom.PrestoView
  readonly names: readonly string[]
  readonly me: number | undefined
  /** How many stones each player is known to have placed. */
  readonly placed: readonly (number | undefined)[]
  readonly stones: number
  /** After the round every player's crossword can be viewed, and a solution. */
  readonly shown?: Looked | undefined
  readonly onShow?: ((looked: Looked) => void) | undefined
}

/** The other players, with only the number of stones they have placed. */
export function Rivals({ view, names, me, placed, stones, shown, onShow }: RivalsProps) {
  const { t } = useTranslation()
  return (
    <ul className="rivals" aria-label={t('tdPlayers')}>
      {names.map((name, seat) => {
        const count = placed[seat]
        const inside = (
          <>
            <span className="who-is">
              <Mark seat={seat} />
              <b>{name}</b>
              <span className="figure" data-score={seat}>
                {view.scores[seat]}
              </span>
            </span>
            <span className="quiet">{saying(t, view.builders[seat]!, count, stones, toYou(seat, me))}</span>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${(100 * (count ?? 0)) / stones}%` }} />
            </span>
          </>
        )
        if (seat === me && !onShow) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat} data-placed={count} data-seat={seat}>
            {onShow ? (
              <button type="button" aria-pressed={shown === seat} onClick={() => onShow(seat)}>
                {inside}
              </button>
            ) : (
              inside
            )}
          </li>
        )
      })}
      {onShow && me !== undefined && (
        <li>
          <button type="button" aria-pressed={shown === 'solution'} onClick={() => onShow('solution')}>
            <span className="who-is">
              <b>{t('prSolution')}</b>
            </span>
            <span className="quiet">{t('prSolutionIs')}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

function saying(
  t: TFunction,
  builder: typDom.SeenBuilder,
  placed: number | undefined,
  stones: number,
  who: ReturnType<typeof toYou>,
): string {
  if (builder.type === 'finished') return t('prFinished', { count: builder.points })
  if (builder.type === 'gave-up') return t(builder.by === 'time' ? 'prTimeUp' : 'prGaveUp', who)
  if (placed === undefined) return t('prBuilding')
  return t('prStill', { count: stones - placed })
}
