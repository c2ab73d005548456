import type { RatingsTexts } from './en.ts'

export const it: RatingsTexts = {
  leaders: 'Classifica',
  leadersIs:
    'C’è un punteggio per ogni gioco e lingua. Contano solo le partite tra persone o tra i loro programmi.',
  noLeaders: 'Qui nessuno ha ancora un punteggio.',
  showPrograms: 'Mostra i programmi',
  rank: 'Posto',
  player: 'Giocatore',
  rating: 'Punteggio',
  ratedGames: 'Partite classificate',
  provisional: 'provvisorio',
  provisionalIs:
    'Un punteggio è provvisorio (?) fino a dieci partite classificate. Fino ad allora cambia più in fretta e non ha un posto in classifica.',
  ratings: 'Punteggi',
  noRatings: 'Ancora nessuna partita classificata.',
  lastChange: 'Ultima variazione',
  ratingNews: 'Il tuo punteggio',
  ratingOf: 'Punteggio di {{name}}',
  rated: 'classificata',
  unrated: 'non classificata',
  set_rated: 'Classificata',
  set_ratedIs:
    'Conta per il punteggio se tutti hanno un account, ognuno fa una mossa e nessuno riceve suggerimenti.',
  unratedGuest: 'non classificata: gioca un ospite',
  guestsUnrated: 'Da ospite giochi senza punteggio.',
  program: 'programma',
  programOf: 'Un programma. Ne risponde {{owner}}.',
  againstPeople: 'Contro persone',
  againstBots: 'Contro il computer o in solitario',
}
