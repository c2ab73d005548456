/** Texts around the games that page and terminal share. */
export const en = {
  motto: 'Words, drawn like blades.',
  you: 'You',
  labelled: '{{label}}: {{value}}',
  playerNumber: 'Player {{number}}',
  programName: '{{name}} (program)',
  connecting: 'Connecting…',
  reconnecting: 'Connection lost. Trying again; nothing is lost.',
  concedeSure: 'Concede this game?',
  hintNothing: 'Nothing worth laying was found.',
  over: 'The game is over',
  adjourned: 'The game is adjourned',
  waitForOthers: 'Waiting for the others.',
}

export type CommonTexts = Readonly<Record<keyof typeof en, string>>
