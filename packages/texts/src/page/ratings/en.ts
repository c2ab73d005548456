export const en = {
  leaders: 'Leaderboard',
  leadersIs:
    'Ratings are kept for each game and language. Only matches between people, or between their programs, count.',
  noLeaders: 'Nobody has a rating here yet.',
  showPrograms: 'Show programs',
  rank: 'Place',
  player: 'Player',
  rating: 'Rating',
  ratedGames: 'Rated games',
  provisional: 'provisional',
  provisionalIs:
    'A rating is provisional (?) until ten matches have been rated. Until then it changes more quickly and has no place on the leaderboard.',
  ratings: 'Ratings',
  noRatings: 'No rated game yet.',
  lastChange: 'Last change',
  ratingNews: 'Your rating',
  ratingOf: 'Rating of {{name}}',
  rated: 'rated',
  unrated: 'unrated',
  set_rated: 'Rated',
  set_ratedIs: 'Counts for ratings if all have accounts, everybody makes a move and nobody gets hints.',
  unratedGuest: 'unrated: a guest plays',
  guestsUnrated: 'As a guest you play unrated.',
  program: 'program',
  programOf: 'A program. {{owner}} answers for it.',
  againstPeople: 'Against people',
  againstBots: 'Against the computer or alone',
}

export type RatingsTexts = Readonly<Record<keyof typeof en, string>>
