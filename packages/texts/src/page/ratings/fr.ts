import type { RatingsTexts } from './en.ts'

export const fr: RatingsTexts = {
  leaders: 'Classement',
  leadersIs:
    'Une cote par jeu et par langue. Seules comptent les parties entre personnes, ou entre leurs programmes.',
  noLeaders: 'Personne n’a encore de cote ici.',
  showPrograms: 'Montrer les programmes',
  rank: 'Rang',
  player: 'Joueur',
  rating: 'Cote',
  ratedGames: 'Parties classées',
  provisional: 'provisoire',
  provisionalIs:
    'Une cote est provisoire (?) jusqu’à dix parties classées. D’ici là, elle varie plus vite et n’a pas de rang au classement.',
  ratings: 'Cotes',
  noRatings: 'Aucune partie classée pour l’instant.',
  lastChange: 'Dernière variation',
  ratingNews: 'Votre cote',
  ratingOf: 'Cote : {{name}}',
  rated: 'classée',
  unrated: 'non classée',
  set_rated: 'Classée',
  set_ratedIs:
    'Compte pour la cote si tous ont un compte, que chacun joue un coup et que personne ne reçoive d’indice.',
  unratedGuest: 'non classée : un invité joue',
  guestsUnrated: 'Sans compte, vous jouez sans cote.',
  program: 'programme',
  programOf: 'Un programme. {{owner}} en répond.',
  againstPeople: 'Contre des personnes',
  againstBots: 'Contre l’ordinateur ou en solo',
}
