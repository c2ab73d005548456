/** How many hints are left, and how to ask for one. */
export interface Hints {
  readonly left: number
  readonly ask: () => void
  /** Asks only for the place of a play, in a game that has such hints. */
  readonly askPlace?: () => void
}
