/** Random numbers for worked examples, in which the draws do not matter. */
export const noChance = { drawn: 0, below: () => 0 }
