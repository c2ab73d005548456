import type { en } from './en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  title: 'Über Estocade',
  program: 'Das Programm',
  programIs:
    'Estocade ist freie Software unter der GNU Affero General Public License, Version 3 oder neuer. Du darfst es benutzen, untersuchen, verändern und weitergeben; wer eine veränderte Fassung für andere betreibt, muss ihnen deren Quelltext anbieten.',
  version: 'Version {{version}}',
  source: 'Quelltext',
  games: 'Die Spiele',
  gamesIs:
    'Jarnac, Typ-Dom und Abrahaminetz sind Gesellschaftsspiele ihrer Autoren und Verlage. Estocade gibt die Regeln in eigenen Worten wieder und verwendet keine ihrer Abbildungen.',
  words: 'Die Wörterbücher',
  wordsIs:
    'Jedes Wörterbuch wird aus den folgenden Quellen gebaut. Auch für ein Wörterbuch, das dein Browser behält, gelten diese Lizenzen.',
  allLanguages: 'Alle Sprachen',
  libraries: 'Bibliotheken und Schriften',
  librariesIs: 'Alles, was diese Seite lädt, ist aus diesen Paketen entstanden.',
  noLibraries: 'Die Liste ließ sich nicht laden. Beim ersten Mal braucht sie eine Verbindung.',
}
