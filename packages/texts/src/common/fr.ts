import type { CommonTexts } from './en.ts'

export const fr: CommonTexts = {
  motto: 'Des mots comme des lames.',
  you: 'Vous',
  labelled: '{{label}} : {{value}}',
  playerNumber: 'Joueur {{number}}',
  programName: '{{name}} (programme)',
  connecting: 'Connexion…',
  reconnecting: 'Connexion perdue. Nouvel essai ; rien ne se perd.',
  concedeSure: 'Abandonner cette partie ?',
  hintNothing: 'Rien d’intéressant à poser.',
  over: 'La partie est finie',
  adjourned: 'La partie est suspendue',
  waitForOthers: 'On attend les autres.',
}
