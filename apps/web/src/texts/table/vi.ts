import type { TableTexts } from './en.ts'

export const vi: TableTexts = {
  tableCancel: 'Thôi',
  tableTakeBack: 'Lấy lại',
  tableHidden: 'người khác không thấy',
  tableTime: 'Thời gian còn lại',
}
