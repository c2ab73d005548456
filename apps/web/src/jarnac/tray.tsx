import { Tile, type TileLook } from '../pieces/tile.tsx'

interface TrayProps {
  readonly label: string
  readonly letters: readonly { readonly letter: string; readonly look: TileLook }[]
  readonly pale?: boolean
  readonly onTile?: (place: number) => void
}

/** Letters that lie open. Tapping one types it, or takes it back. */
export const Tray = ({ label, letters, pale, onTile }: TrayProps) => (
  <ul className={pale ? 'tray pale' : 'tray'} aria-label={label} style={{ listStyle: 'none' }}>
    {letters.map(({ letter, look }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the tray
      <li key={place}>
        {onTile ? (
          <button
            type="button"
            onClick={() => onTile(place)}
            aria-pressed={look === 'used'}
            aria-label={letter}
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
