import type { RatingsTexts } from './en.ts'

export const es: RatingsTexts = {
  leaders: 'Clasificación',
  leadersIs:
    'Hay una puntuación por juego y por idioma. Solo cuentan las partidas entre personas o entre sus programas.',
  noLeaders: 'Aquí nadie tiene aún puntuación.',
  showPrograms: 'Mostrar programas',
  rank: 'Puesto',
  player: 'Jugador',
  rating: 'Puntuación',
  ratedGames: 'Partidas puntuadas',
  provisional: 'provisional',
  provisionalIs:
    'Una puntuación es provisional (?) hasta las diez partidas puntuadas. Hasta entonces cambia más deprisa y no tiene puesto en la clasificación.',
  ratings: 'Puntuaciones',
  noRatings: 'Aún no hay partidas puntuadas.',
  lastChange: 'Último cambio',
  ratingNews: 'Tu puntuación',
  ratingOf: 'Puntuación de {{name}}',
  rated: 'puntuada',
  unrated: 'no puntuada',
  set_rated: 'Puntuada',
  set_ratedIs:
    'Cuenta para la puntuación si todos tienen cuenta, cada bando hace una jugada y nadie recibe pistas.',
  unratedGuest: 'no puntuada: juega un invitado',
  guestsUnrated: 'Como invitado juegas sin puntuación.',
  program: 'programa',
  programOf: 'Un programa. {{owner}} responde de él.',
  againstPeople: 'Contra personas',
  againstBots: 'Contra el ordenador o en solitario',
}
