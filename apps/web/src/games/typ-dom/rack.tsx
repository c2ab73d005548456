import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Stone } from './stone.tsx'

interface RackProps {
  readonly rack: readonly typDom.Stone[]
  /** Places of stones that are laid out. */
  readonly used: ReadonlySet<number>
  readonly held?: number | undefined
  readonly points?: Readonly<Record<string, number>> | undefined
  readonly open: boolean
  readonly onStone: (place: number) => void
}

export function stoneName(t: TFunction, stone: typDom.Stone): string {
  if (typDom.isJollyStone(stone)) return t(`tdJolly_${typDom.colourOf(stone)}`)
  return stone
}

/** One's stones, reds before blacks. */
export function Rack({ rack, used, held, points, open, onStone }: RackProps) {
  const { t } = useTranslation()
  return (
    <ul className="tray stones" aria-label={t('tdRack')} data-drop="rack">
      {rack.map((stone, place) => {
        const first = place > 0 && typDom.colourOf(stone) !== typDom.colourOf(rack[place - 1]!)
        const look = used.has(place) ? 'used' : 'lying'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place in the rack
          <li key={place} className={first ? 'first' : ''} data-stone={stone}>
            {open ? (
              <button
                type="button"
                className={held === place ? 'held' : ''}
                data-drag={used.has(place) ? undefined : `rack ${place}`}
                aria-label={stoneName(t, stone)}
                aria-pressed={used.has(place) || held === place}
                onClick={() => onStone(place)}
              >
                <Stone shown={stone} look={look} points={points} />
              </button>
            ) : (
              <span role="img" aria-label={stoneName(t, stone)}>
                <Stone shown={stone} look={look} points={points} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
