/** Names of games and of bot levels, with one sentence about each. */
export const en = {
  about_jarnac: 'Two boards, open letters. Pass too soon and your rival takes the word.',
  level_novice: 'Novice',
  level_pupil: 'Pupil',
  level_fencer: 'Fencer',
  level_provost: 'Provost',
  level_master: 'Master',
  plays_novice: 'Knows common words and misses a good deal.',
  plays_pupil: 'Plays soundly and takes a chance now and then.',
  plays_fencer: 'Sees most chances and seldom leaves one.',
  plays_provost: 'Knows rare words and forgives little.',
  plays_master: 'Knows the whole dictionary and thinks ahead.',
  ownRating: 'Your rating in {{game}}, {{language}}: {{rating}}. Suited to you: {{level}}.',
  about_kreuzwort:
    'Red and black stones on a table without edges. Lay word across word; the first without stones wins.',
  about_point: 'The crossword with points. The first to finish wins.',
  about_presto: 'Everybody builds at once, each their own crossword. Quick now.',
  about_recht: 'Name a word, lay one stone. Whoever named it must be able to finish it.',
  about_abrahaminetz: 'One rack of cards, one word. Cover, lengthen, erase: a new word each turn.',
  clockSays_none: 'no clock',
  clockSays_turn: '{{seconds}} s a turn',
  clockSays_bank: '{{minutes}} min each and {{increment}} s a turn',
  clockSays_days_one: 'one day a turn',
  clockSays_days_other: '{{count}} days a turn',
}

export type NameTexts = Readonly<Record<keyof typeof en, string>>
