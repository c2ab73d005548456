import type { NameTexts } from './en.ts'

export const fr: NameTexts = {
  about_jarnac: 'Deux plateaux, des lettres à découvert. Passez trop tôt et l’adversaire prend le mot.',
  level_novice: 'Novice',
  level_pupil: 'Élève',
  level_fencer: 'Escrimeur',
  level_provost: 'Prévôt',
  level_master: 'Maître',
  plays_novice: 'Connaît les mots courants et laisse passer bien des choses.',
  plays_pupil: 'Joue proprement et saisit parfois l’occasion.',
  plays_fencer: 'Voit la plupart des occasions et en laisse peu.',
  plays_provost: 'Connaît les mots rares et pardonne peu.',
  plays_master: 'Connaît tout le dictionnaire et voit loin.',
  ownRating: 'Votre cote à {{game}}, {{language}} : {{rating}}. À votre mesure : {{level}}.',
  about_kreuzwort:
    'Pions rouges et noirs sur une table sans bords. Croisez les mots : le premier sans pions gagne.',
  about_point: 'Des mots croisés avec des points. Qui finit le premier gagne.',
  about_presto: 'Tous construisent en même temps, chacun sa grille. Faites vite.',
  about_recht: 'Annoncez un mot, posez un pion. Qui l’annonce doit pouvoir le finir.',
  about_abrahaminetz: 'Un chevalet, un mot. Couvrez, allongez, gommez : un nouveau mot à chaque tour.',
  clockSays_none: 'sans pendule',
  clockSays_turn: '{{seconds}} s par tour',
  clockSays_bank: '{{minutes}} min chacun et {{increment}} s par tour',
  clockSays_days_one: 'un jour par tour',
  clockSays_days_other: '{{count}} jours par tour',
}
