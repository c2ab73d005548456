import type { TableTexts } from './en.ts'

export const de: TableTexts = {
  tableCancel: 'Abbrechen',
  tableTakeBack: 'Zurücknehmen',
  tableHidden: 'für die anderen verdeckt',
  tableTime: 'Restzeit',
}
