import type { TableTexts } from './en.ts'

export const it: TableTexts = {
  tableCancel: 'Annullare',
  tableTakeBack: 'Riprendere',
  tableHidden: 'nascosta agli altri',
  tableTime: 'Tempo rimasto',
}
