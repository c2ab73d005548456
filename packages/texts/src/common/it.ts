import type { CommonTexts } from './en.ts'

export const it: CommonTexts = {
  motto: 'Parole come lame.',
  you: 'Tu',
  labelled: '{{label}}: {{value}}',
  playerNumber: 'Giocatore {{number}}',
  programName: '{{name}} (programma)',
  connecting: 'Connessione…',
  reconnecting: 'Connessione persa. Si riprova; nulla va perso.',
  concedeSure: 'Abbandonare questa partita?',
  hintNothing: 'Non è stato trovato nulla che convenga.',
  over: 'La partita è finita',
  adjourned: 'La partita è sospesa',
  waitForOthers: 'Si aspettano gli altri.',
}
