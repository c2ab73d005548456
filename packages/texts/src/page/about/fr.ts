import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'À propos d’Estocade',
  program: 'Le programme',
  programIs:
    'Estocade est un logiciel libre sous licence publique générale Affero GNU, version 3 ou ultérieure. Vous pouvez l’utiliser, l’étudier, le modifier et le partager ; quiconque propose une version modifiée à d’autres doit leur en offrir le code source.',
  version: 'Version {{version}}',
  source: 'Code source',
  games: 'Les jeux',
  gamesIs:
    'Jarnac, Typ-Dom et Abrahaminetz sont des jeux en boîte de leurs auteurs et éditeurs. Estocade expose les règles avec ses propres mots et ne reprend aucune de leurs illustrations.',
  words: 'Les dictionnaires',
  wordsIs:
    'Chaque dictionnaire est construit à partir des sources ci-dessous. Un dictionnaire conservé par votre navigateur est lui aussi soumis à ces licences.',
  allLanguages: 'Toutes les langues',
  libraries: 'Bibliothèques et polices',
  librariesIs: 'Tout ce que cette page charge est construit à partir de ces paquets.',
  noLibraries: 'La liste n’a pas pu être chargée. La première fois, il faut une connexion.',
}
