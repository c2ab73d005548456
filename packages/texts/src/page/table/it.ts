import type { TableTexts } from './en.ts'

export const it: TableTexts = {
  tableThinking: 'Un attimo.',
  tablePanel: 'Chat e menu',
  tableTenSeconds: 'Mancano dieci secondi.',
  group_game: 'Gioco',
  ruleLink: '{{about}}: la regola, in una nuova scheda',
  tableCancel: 'Annullare',
  tableTakeBack: 'Riprendere',
  tableHidden: 'nascosta agli altri',
  tableTime: 'Tempo rimasto',
  keyLay: 'posare',
  keyMove: 'muovere il cursore, o il tavolo',
  keyTurn: 'girare la parola',
  keyZoom: 'più vicino, più lontano',
  keyPassOrBuy: 'passare, o comprare se si deve',
  keyPassPlain: 'passare',
  keyWays: 'un altro modo di posarla',
  keyName: 'nominare la parola; mantenerla',
  keyDone: 'Fatto!',
  notAroundOne:
    '{{game}}: tutti costruiscono insieme, perciò a ognuno serve uno schermo. Invita con un link.',
  profileOf: '{{name}}: profilo, silenzia, segnala',
  awayUntil: '{{name}} è via fino al {{date}}; l’orologio è fermo.',
}
