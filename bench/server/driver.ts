/** Two players of one match. `move` sends the one-field move of the player on turn. */
export interface Pair {
  move(): void
  /** Called once for every action, when the player who did not move has seen it. */
  onSeen: () => void
  close(): void
}

/** How matches are opened on one kind of server. */
export type Driver = (address: string) => Promise<Pair>

/** Ten at a time. */
export async function openPairs(driver: Driver, address: string, count: number): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  while (pairs.length < count)
    pairs.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - pairs.length) }, () => driver(address)),
      )),
    )
  return pairs
}
