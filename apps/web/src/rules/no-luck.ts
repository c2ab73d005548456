/** Chance for worked examples: they draw nothing that matters. */
export const noLuck = { drawn: 0, below: () => 0 }
