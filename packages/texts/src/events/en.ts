/** What happened at a table, in few words: for the review on the page and for the lines of the terminal. */
export const en = {
  stepTake: '{{name}}: {{letters}} drawn',
  stepSwap: '{{name}}: {{back}} back, {{drawn}} drawn',
  stepPass: '{{name}}: pass',
  stepTime: '{{name}}: time is up',
  stepDecline: '{{name}}: no Jarnac',
  stepAccept: '{{name}}: accepted',
  stepRight: '{{name}}: challenge! {{word}} is right',
  stepWrong: '{{name}}: challenge! {{word}} is wrong',
  stepBuy: '{{name}}: {{letters}} bought',
  stepEmptied: '{{name}}: rack empty',
  stepProposed: '{{name}}: {{word}} proposed as a house word',
  stepAdopted: '{{word}} counts from now on',
  stepGaveUp: '{{name}}: given up',
  stepComplete: '{{word}} is complete',
}

export type EventTexts = Readonly<Record<keyof typeof en, string>>
