import type { BestTexts } from './en.ts'

export const it: BestTexts = {
  bests: 'Record personali',
  bestsIs: 'Partite in solitario e senza suggerimenti: meno turni fino all’obiettivo, poi più punti.',
  bestNew: 'Nuovo record personale.',
  bestEqual: 'Hai eguagliato il tuo record.',
  bestStands_one: 'Il tuo record: {{points}} punti in un turno.',
  bestStands_other: 'Il tuo record: {{points}} punti in {{count}} turni.',
  bestRow_one: '{{points}} punti in un turno',
  bestRow_other: '{{points}} punti in {{count}} turni',
  notRanked: 'Una partita con suggerimenti non entra in classifica.',
}
