import type { CommonTexts } from './en.ts'

export const es: CommonTexts = {
  motto: 'Palabras como espadas.',
  you: 'Tú',
  labelled: '{{label}}: {{value}}',
  playerNumber: 'Jugador {{number}}',
  programName: '{{name}} (programa)',
  connecting: 'Conectando…',
  reconnecting: 'Conexión perdida. Se intenta de nuevo; nada se pierde.',
  concedeSure: '¿Rendirse en esta partida?',
  hintNothing: 'No se ha encontrado nada que merezca la pena.',
  over: 'La partida ha terminado',
  adjourned: 'La partida está aplazada',
  waitForOthers: 'Se espera a los demás.',
}
