import type { TableTexts } from './en.ts'

export const fr: TableTexts = {
  tableCancel: 'Annuler',
  tableTakeBack: 'Reprendre',
  tableHidden: 'cachée aux autres',
  tableTime: 'Temps restant',
}
