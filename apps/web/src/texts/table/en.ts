export const en = {
  tableCancel: 'Cancel',
  tableTakeBack: 'Take back',
  tableHidden: 'hidden from the others',
  tableTime: 'Time left',
}

export type TableTexts = Readonly<Record<keyof typeof en, string>>
