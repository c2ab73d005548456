import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useTranslation } from '../../texts/use-translation.ts'
import { Stone } from './stone.tsx'

interface RackProps {
  readonly rack: readonly typDom.Stone[]
  /** Places of stones that are laid out. */
  readonly used: ReadonlySet<number>
  /** Places in the order they are shown, where they were shuffled. */
  readonly order?: readonly number[]
  readonly points?: Readonly<Record<string, number>> | undefined
  readonly open: boolean
  readonly onStone: (place: number) => void
}

/** The name of a stone, for screen readers; where letters have values, with its points. */
export function stoneName(
  t: TFunction,
  stone: typDom.Stone,
  points?: Readonly<Record<string, number>>,
): string {
  if (typDom.isJollyStone(stone)) return t(`tdJolly_${typDom.colourOf(stone)}`)
  return points === undefined ? stone : t('letterPoints', { letter: stone, count: points[stone] ?? 0 })
}

/** The player's stones, reds before blacks until they are shuffled. */
export function Rack({ rack, used, order = [...rack.keys()], points, open, onStone }: RackProps) {
  const { t } = useTranslation()
  return (
    <ul
      className={rack.length > 14 ? 'tray stones many' : 'tray stones'}
      aria-label={t('tdRack')}
      data-drop="rack"
    >
      {order.map((place, i) => {
        const stone = rack[place]!
        const before = rack[order[i - 1]!]
        const first =
          before !== undefined && order[i] === i && typDom.colourOf(stone) !== typDom.colourOf(before)
        const look = used.has(place) ? 'used' : 'lying'
        return (
          <li key={place} className={first ? 'first' : ''} data-stone={stone}>
            {open ? (
              <button
                type="button"
                data-drag={used.has(place) ? undefined : `rack ${place}`}
                aria-label={stoneName(t, stone, points)}
                aria-pressed={used.has(place)}
                onClick={() => onStone(place)}
              >
                <Stone shown={stone} look={look} points={points} />
              </button>
            ) : (
              <span role="img" aria-label={stoneName(t, stone, points)}>
                <Stone shown={stone} look={look} points={points} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
