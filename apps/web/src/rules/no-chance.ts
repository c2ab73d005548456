/** Chance for worked examples: they draw nothing that matters. */
export const noChance = { drawn: 0, below: () => 0 }
