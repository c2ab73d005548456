/** Two players of one match. `move` sends the one-field move of whoever is on turn. */
export interface Pair {
  move(): void
  /** Called once for every action, when the player who did not move has seen it. */
  onSeen: () => void
  close(): void
}

/** How matches are opened on one kind of server. */
export type Driver = (address: string) => Promise<Pair>
