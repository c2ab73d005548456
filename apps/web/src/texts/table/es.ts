import type { TableTexts } from './en.ts'

export const es: TableTexts = {
  tableCancel: 'Cancelar',
  tableTakeBack: 'Recoger',
  tableHidden: 'oculta a los demás',
  tableTime: 'Tiempo restante',
}
