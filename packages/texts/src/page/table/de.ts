import type { TableTexts } from './en.ts'

export const de: TableTexts = {
  tableThinking: 'Einen Augenblick.',
  tablePanel: 'Gespräch und Menü',
  tableTenSeconds: 'Noch zehn Sekunden.',
  group_game: 'Spiel',
  ruleLink: '{{about}}: die Regel, in neuem Tab',
  tableCancel: 'Abbrechen',
  tableTakeBack: 'Zurücknehmen',
  tableHidden: 'für die anderen verdeckt',
  tableTime: 'Restzeit',
  keyLay: 'legen',
  keyMove: 'Marke bewegen, oder den Tisch',
  keyTurn: 'das Wort drehen',
  keyZoom: 'näher, weiter',
  keyPassOrBuy: 'passen, oder kaufen, wo man muss',
  keyPassPlain: 'passen',
  keyWays: 'anders legen',
  keyName: 'das Wort nennen; es halten',
  keyDone: 'Fertig!',
  notAroundOne:
    '{{game}}: Alle bauen zugleich, darum braucht jeder einen eigenen Bildschirm. Lade per Link ein.',
  profileOf: '{{name}}: Profil, stummschalten, melden',
  awayUntil: '{{name}} ist weg bis {{date}}; die Uhr steht.',
}
