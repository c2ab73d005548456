import type { BestTexts } from './en.ts'

export const fr: BestTexts = {
  bests: 'Records personnels',
  bestsIs:
    'Parties en solo et sans indice : le moins de tours pour atteindre le but, puis le plus de points.',
  bestNew: 'Nouveau record personnel.',
  bestEqual: 'Vous égalez votre record.',
  bestStands_one: 'Votre record : {{points}} points en un tour.',
  bestStands_other: 'Votre record : {{points}} points en {{count}} tours.',
  bestRow_one: '{{points}} points en un tour',
  bestRow_other: '{{points}} points en {{count}} tours',
  notRanked: 'Une partie avec indices n’est pas classée.',
}
