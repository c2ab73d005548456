import type { RatingsTexts } from './en.ts'

export const de: RatingsTexts = {
  leaders: 'Rangliste',
  leadersIs:
    'Gewertet wird je Spiel und Sprache. Nur Partien zwischen Menschen oder zwischen ihren Programmen zählen.',
  noLeaders: 'Hier ist noch niemand gewertet.',
  showPrograms: 'Programme zeigen',
  rank: 'Platz',
  player: 'Spieler',
  rating: 'Wertung',
  ratedGames: 'Gewertete Partien',
  provisional: 'vorläufig',
  provisionalIs:
    'Eine Wertung ist vorläufig (?), bis zehn Partien gewertet sind. So lange ändert sie sich schneller und hat keinen Platz in der Rangliste.',
  ratings: 'Wertungen',
  noRatings: 'Noch keine gewertete Partie.',
  lastChange: 'Letzte Änderung',
  ratingNews: 'Deine Wertung',
  ratingOf: 'Wertung von {{name}}',
  rated: 'gewertet',
  unrated: 'nicht gewertet',
  set_rated: 'Gewertet',
  set_ratedIs:
    'Zählt für die Wertung, wenn alle ein Konto haben, jede Partei zieht und niemand Tipps bekommt.',
  unratedGuest: 'nicht gewertet: ein Gast spielt mit',
  guestsUnrated: 'Als Gast spielst du ohne Wertung.',
  program: 'Programm',
  programOf: 'Ein Programm. {{owner}} steht dafür ein.',
  againstPeople: 'Gegen Menschen',
  againstBots: 'Gegen den Computer oder allein',
}
