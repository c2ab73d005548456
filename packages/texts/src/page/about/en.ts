export const en = {
  title: 'About Estocade',
  program: 'The program',
  programIs:
    'Estocade is free software under the GNU Affero General Public License, version 3 or later. You may use, study, change and share it; whoever runs a changed version for others must offer them its source.',
  version: 'Version {{version}}',
  source: 'Source code',
  games: 'The games',
  gamesIs:
    'Jarnac, Typ-Dom and Abrahaminetz are boxed games of their authors and publishers. Estocade contains its own wording of the rules and none of their artwork.',
  words: 'The dictionaries',
  wordsIs:
    'Each dictionary is built from the sources below. A dictionary that your browser keeps is under these licences too.',
  allLanguages: 'All languages',
  libraries: 'Libraries and typefaces',
  librariesIs: 'Everything that this page loads was made from these packages.',
  noLibraries: 'The list could not be loaded. It needs a connection the first time.',
}
