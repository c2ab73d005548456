import { Tile, type TileLook } from '../../components/tile.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

export interface Held {
  readonly letter: string
  readonly look: TileLook
}

interface TrayProps {
  readonly label: string
  readonly seat: number
  readonly letters: readonly Held[]
  readonly pale?: boolean
  /** Where the letters come from when they are dragged: the reserve or a row. */
  readonly drag?: 'reserve' | 'row'
  readonly onTile?: (place: number) => void
}

/** Open letters. Tapping one types it, or takes it back. */
export function Tray({ label, seat, letters, pale, drag, onTile }: TrayProps) {
  const { t } = useTranslation()
  return (
    <ul
      className={pale ? 'tray pale' : 'tray'}
      aria-label={label}
      data-tray={drag === 'row' ? undefined : seat}
      data-drop={drag === 'reserve' ? 'tray' : undefined}
    >
      {letters.length === 0 && <li className="bare">{t('noLetters')}</li>}
      {letters.map(({ letter, look }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the tray
        <li key={place} data-at={place}>
          {onTile ? (
            <button
              type="button"
              onClick={() => onTile(place)}
              aria-pressed={look === 'used'}
              aria-label={look === 'new' ? `${letter}, ${t('justDrawn')}` : letter}
              data-drag={look === 'used' || drag === undefined ? undefined : `${drag}:${place}`}
              data-at={place}
            >
              <Tile letter={letter} look={look} />
            </button>
          ) : (
            <Tile letter={letter} look={look} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Among equal letters the last ones are the new ones; the first are used first. */
export function heldOf(letters: string, used: string, fresh: string): readonly Held[] {
  let [rest, dots] = [used, fresh]
  const held: Held[] = [...letters].map((letter) => {
    if (!rest.includes(letter)) return { letter, look: 'lying' }
    rest = rest.replace(letter, '')
    return { letter, look: 'used' }
  })
  for (let place = held.length - 1; place >= 0; place--) {
    const { letter, look } = held[place]!
    if (look !== 'lying' || !dots.includes(letter)) continue
    dots = dots.replace(letter, '')
    held[place] = { letter, look: 'new' }
  }
  return held
}
