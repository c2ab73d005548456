import type { TableTexts } from './en.ts'

export const es: TableTexts = {
  tableThinking: 'Un momento.',
  tablePanel: 'Charla y menú',
  tableTenSeconds: 'Quedan diez segundos.',
  group_game: 'Juego',
  ruleLink: '{{about}}: la regla, en otra pestaña',
  tableCancel: 'Cancelar',
  tableTakeBack: 'Recoger',
  tableHidden: 'oculta a los demás',
  tableTime: 'Tiempo restante',
  keyLay: 'poner',
  keyMove: 'mover el cursor, o la mesa',
  keyTurn: 'girar la palabra',
  keyZoom: 'más cerca, más lejos',
  keyPassOrBuy: 'pasar, o comprar si hay que hacerlo',
  keyPassPlain: 'pasar',
  keyWays: 'otra manera de ponerla',
  keyName: 'nombrar la palabra; cumplirla',
  keyDone: '¡Listo!',
  notAroundOne:
    '{{game}}: todos construyen a la vez, así que cada cual necesita su pantalla. Invita por enlace.',
  profileOf: '{{name}}: perfil, silenciar, denunciar',
  awayUntil: '{{name}} está fuera hasta el {{date}}; el reloj está parado.',
}
