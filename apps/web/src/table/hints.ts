/** How many hints are left, and how to ask for one. */
export interface Hints {
  readonly left: number
  readonly ask: () => void
}
