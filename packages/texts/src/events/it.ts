import type { EventTexts } from './en.ts'

export const it: EventTexts = {
  stepTake: '{{name}}: pesca {{letters}}',
  stepSwap: '{{name}}: rende {{back}}, pesca {{drawn}}',
  stepPass: '{{name}}: passa',
  stepTime: '{{name}}: tempo scaduto',
  stepDecline: '{{name}}: niente Jarnac',
  stepAccept: '{{name}}: accettata',
  stepRight: '{{name}}: contestata! {{word}} è giusta',
  stepWrong: '{{name}}: contestata! {{word}} è sbagliata',
  stepBuy: '{{name}}: compra {{letters}}',
  stepEmptied: '{{name}}: pedine finite',
  stepProposed: '{{name}}: propone {{word}} come parola della casa',
  stepAdopted: '{{word}} vale da ora',
  stepGaveUp: '{{name}}: rinuncia',
  stepComplete: '{{word}} è completa',
}
