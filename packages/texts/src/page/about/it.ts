import type { en } from './en.ts'

export const it: Readonly<Record<keyof typeof en, string>> = {
  title: 'Informazioni su Estocade',
  program: 'Il programma',
  programIs:
    'Estocade è software libero sotto la GNU Affero General Public License, versione 3 o successiva. Puoi usarlo, studiarlo, modificarlo e condividerlo; chi offre ad altri una versione modificata deve offrirne anche il codice sorgente.',
  version: 'Versione {{version}}',
  source: 'Codice sorgente',
  games: 'I giochi',
  gamesIs:
    'Jarnac, Typ-Dom e Abrahaminetz sono giochi in scatola dei loro autori ed editori. Estocade espone le regole con parole proprie e non usa nessuna delle loro illustrazioni.',
  words: 'I dizionari',
  wordsIs:
    'Ogni dizionario è costruito a partire dalle fonti qui sotto. Anche il dizionario conservato dal tuo browser è soggetto a queste licenze.',
  allLanguages: 'Tutte le lingue',
  libraries: 'Librerie e caratteri',
  librariesIs: 'Tutto ciò che questa pagina carica è stato ricavato da questi pacchetti.',
  noLibraries: 'Non è stato possibile caricare l’elenco. La prima volta serve una connessione.',
}
