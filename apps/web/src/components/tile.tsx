export type TileLook = 'lying' | 'typed' | 'used' | 'new' | 'prey' | 'loot'

export const Tile = ({ letter, look = 'lying' }: { letter: string; look?: TileLook }) => (
  <span className={look === 'lying' ? 'tile' : `tile ${look}`}>{letter}</span>
)
