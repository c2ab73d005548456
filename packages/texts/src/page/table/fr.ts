import type { TableTexts } from './en.ts'

export const fr: TableTexts = {
  tableThinking: 'Un instant.',
  tablePanel: 'Discussion et menu',
  tableTenSeconds: 'Plus que dix secondes.',
  group_game: 'Jeu',
  ruleLink: '{{about}} : la règle, dans un nouvel onglet',
  tableCancel: 'Annuler',
  tableTakeBack: 'Reprendre',
  tableHidden: 'cachée aux autres',
  tableTime: 'Temps restant',
  keyLay: 'poser',
  keyMove: 'déplacer le curseur, ou la table',
  keyTurn: 'tourner le mot',
  keyZoom: 'plus près, plus loin',
  keyPassOrBuy: 'passer, ou acheter s’il le faut',
  keyPassPlain: 'passer',
  keyWays: 'une autre façon de le poser',
  keyName: 'annoncer le mot ; le tenir',
  keyDone: 'Fini !',
  notAroundOne:
    '{{game}} : tous construisent en même temps, il faut donc un écran à chacun. Invitez par un lien.',
  profileOf: '{{name}} : profil, silence, signalement',
  awayUntil: '{{name}} est absent jusqu’au {{date}} ; la pendule est arrêtée.',
}
