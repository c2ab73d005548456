/** Games played alone, ranked among the player's own. */
export const en = {
  bests: 'Personal bests',
  bestsIs: 'Games played alone, without hints: fewest turns to the goal, then most points.',
  bestNew: 'A new personal best.',
  bestEqual: 'As good as your personal best.',
  bestStands_one: 'Your best: {{points}} points in one turn.',
  bestStands_other: 'Your best: {{points}} points in {{count}} turns.',
  bestRow_one: '{{points}} points in one turn',
  bestRow_other: '{{points}} points in {{count}} turns',
  notRanked: 'A game with hints is not ranked.',
}

export type BestTexts = Readonly<Record<keyof typeof en, string>>
