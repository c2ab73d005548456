import type { EventTexts } from './en.ts'

export const de: EventTexts = {
  stepTake: '{{name}}: {{letters}} gezogen',
  stepSwap: '{{name}}: {{back}} zurück, {{drawn}} gezogen',
  stepPass: '{{name}}: gepasst',
  stepTime: '{{name}}: Zeit abgelaufen',
  stepDecline: '{{name}}: kein Jarnac',
  stepAccept: '{{name}}: angenommen',
  stepRight: '{{name}}: angezweifelt! {{word}} ist richtig',
  stepWrong: '{{name}}: angezweifelt! {{word}} ist falsch',
  stepBuy: '{{name}}: {{letters}} gekauft',
  stepEmptied: '{{name}}: keine Steine mehr',
  stepProposed: '{{name}}: {{word}} als Hauswort vorgeschlagen',
  stepAdopted: '{{word}} gilt ab jetzt',
  stepGaveUp: '{{name}}: aufgegeben',
  stepComplete: '{{word}} ist vollständig',
}
