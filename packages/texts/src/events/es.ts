import type { EventTexts } from './en.ts'

export const es: EventTexts = {
  stepTake: '{{name}}: roba {{letters}}',
  stepSwap: '{{name}}: devuelve {{back}}, roba {{drawn}}',
  stepPass: '{{name}}: pasa',
  stepTime: '{{name}}: tiempo agotado',
  stepDecline: '{{name}}: sin Jarnac',
  stepAccept: '{{name}}: aceptada',
  stepRight: '{{name}}: ¡impugnada! {{word}} es correcta',
  stepWrong: '{{name}}: ¡impugnada! {{word}} es incorrecta',
  stepBuy: '{{name}}: compra {{letters}}',
  stepEmptied: '{{name}}: sin fichas',
  stepProposed: '{{name}}: propone {{word}} como palabra de la casa',
  stepAdopted: '{{word}} vale desde ahora',
  stepGaveUp: '{{name}}: abandona',
  stepComplete: '{{word}} está completa',
}
