import type { CommonTexts } from './en.ts'

export const de: CommonTexts = {
  motto: 'Worte wie Klingen.',
  you: 'Du',
  labelled: '{{label}}: {{value}}',
  playerNumber: 'Spieler {{number}}',
  programName: '{{name}} (Programm)',
  connecting: 'Verbindung wird aufgebaut …',
  reconnecting: 'Verbindung verloren. Neuer Versuch; nichts geht verloren.',
  concedeSure: 'Diese Partie aufgeben?',
  hintNothing: 'Es findet sich nichts, was sich lohnt.',
  over: 'Die Partie ist zu Ende',
  adjourned: 'Die Partie ist vertagt',
  waitForOthers: 'Warten auf die anderen.',
}
