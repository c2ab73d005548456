import type { EventTexts } from './en.ts'

export const fr: EventTexts = {
  stepTake: '{{name}} : pioche {{letters}}',
  stepSwap: '{{name}} : rend {{back}}, pioche {{drawn}}',
  stepPass: '{{name}} : passe',
  stepTime: '{{name}} : temps écoulé',
  stepDecline: '{{name}} : pas de Jarnac',
  stepAccept: '{{name}} : accepté',
  stepRight: '{{name}} : contesté ! {{word}} est juste',
  stepWrong: '{{name}} : contesté ! {{word}} est faux',
  stepBuy: '{{name}} : achat de {{letters}}',
  stepEmptied: '{{name}} : plus de pions',
  stepProposed: '{{name}} : {{word}} proposé comme mot maison',
  stepAdopted: '{{word}} compte désormais',
  stepGaveUp: '{{name}} : abandon',
  stepComplete: '{{word}} est complet',
}
