/** The help of `estocade play --help` for each flag that is not an option of the rules. */
export const en = {
  flag_preset: 'a rule set: {{names}}',
  flag_lang: 'the language of the words',
  flag_ui: 'the language of the program: {{names}}',
  flag_bots: '2, or {{names}}',
  flag_level: 'of bots given by their number; else the one that suits you',
  flag_players: 'several at this keyboard, with commas',
  flag_name: 'your name',
  flag_server: 'play at this server',
  flag_table: 'the table to sit down at; else you choose one, or open one',
  flag_login: 'with an account; the password is asked for, or in ESTOCADE_PASSWORD',
  flag_seed: 'the same seed, the same letters',
  flag_option: 'an option of the rules by its name; may be repeated',
  flag_plain: 'plain lines, for screen readers and pipes',
  flag_ascii: 'no characters beyond ASCII',
  flag_save: 'keep the game in this file',
  flag_resume: 'go on with the last unfinished game, or with that of a file',
  flag_pace: 'how long a bot seems to think, in milliseconds',
  flag_allGames: 'All games.',
}
export type FlagTexts = Readonly<Record<keyof typeof en, string>>
