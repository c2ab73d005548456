export const en = {
  tableThinking: 'One moment.',
  tablePanel: 'Talk and menu',
  tableTenSeconds: 'Ten seconds left.',
  group_game: 'Game',
  ruleLink: '{{about}}: the rule, in a new tab',
  tableCancel: 'Cancel',
  tableTakeBack: 'Take back',
  tableHidden: 'hidden from the others',
  tableTime: 'Time left',
  keyLay: 'lay it',
  keyMove: 'move the cursor, or the table',
  keyTurn: 'turn the word',
  keyZoom: 'nearer, farther',
  keyPassOrBuy: 'pass, or buy where one must',
  keyPassPlain: 'pass',
  keyWays: 'another way to lay it',
  keyName: 'name the word; keep it',
  keyDone: 'Done!',
  notAroundOne:
    '{{game}}: all build at the same time, so each needs a screen of their own. Invite them by link.',
  profileOf: '{{name}}: profile, mute, report',
  awayUntil: '{{name}} is away until {{date}}; the clock stands.',
}

export type TableTexts = Readonly<Record<keyof typeof en, string>>
