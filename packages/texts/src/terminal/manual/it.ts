import type { ManualTexts } from './en.ts'

export const it: ManualTexts = {
  manual_name: 'NOME',
  manual_synopsis: 'SINTASSI',
  manual_commands: 'COMANDI',
  manual_options: 'OPZIONI',
  manual_examples: 'ESEMPI',
  manual_keys: 'TASTI',
  manual_plain: 'RIGHE SEMPLICI',
  manual_files: 'FILE',
  manual_environment: 'AMBIENTE',
  manual_exit: 'STATO DI USCITA',
  manual_running: 'CON IL SERVER IN FUNZIONE',
  manual_option: 'opzioni',
  manual_command: 'comando',
  manual_file: 'file',
  manual_version: 'mostrare la versione',
  manual_help: 'mostrare questa pagina',
  manualOf_estocade: 'Giochi di parole da tavolo: {{names}}.',
  manualOf_words: 'Cercare parole nei dizionari.',
  manualOf_solve: 'Trovare tutte le giocate di una posizione.',
  manualOf_simulate: 'Far giocare i computer fra loro, cambiando posto con lo stesso sacchetto.',
  manualOf_engine:
    'Rispondere a posizioni con le giocate di un giocatore incorporato, una riga di JSON ciascuna.',
  manualOf_ladder: 'Valutare programmi: giocano contro i livelli e fra loro, senza server.',
  manualOf_replay:
    'Mostrare una partita registrata turno per turno, o convertire la notazione di testo in JSON.',
  manualOf_verify:
    'Rigiocare una registrazione secondo regole, dizionario e seme, e indicare la prima riga sbagliata.',
  manualOf_review: 'Mostrare che cosa è sfuggito in una partita finita, turno per turno.',
  manualOf_play:
    'Giocare in questo terminale: contro il computer, in più persone a una tastiera o su un server.',
  manualOf_serve: 'Servire tutto su una porta: pagina, tavoli, dizionari.',
  manualOf_backup:
    'Scrivere tutto in un file, anche con il server in funzione; ogni partita viene rigiocata per controllarla.',
  manualOf_restore: 'Riempire un nuovo server da una copia, dopo averla letta e rigiocata.',
  manualOf_doctor: 'Controllare tutto ciò che serve a un server con queste opzioni; non si cambia nulla.',
  manualOf_admin: 'Moderare un server, anche in funzione.',
  manualOf_bench:
    'Eseguire misure: words, jarnac e altre (in una copia del progetto); i risultati sono in bench/RESULTS.md.',
  manualOf_about: 'La licenza del programma, le fonti e le licenze dei suoi dizionari.',
  manualOf_help: 'Tutto su un comando, con esempi.',
  manualOf_completion: 'Uno script che completa comandi e opzioni: bash, zsh o fish.',
  example_title: 'la pagina del titolo, poi qualche domanda',
  example_help: 'tutto su un comando',
  example_completion: 'completamento per una shell',
  example_about: 'le licenze, e da dove vengono le parole',
  example_master: 'Jarnac contro un maestro, subito',
  example_alone: 'in solitario',
  example_three: 'contro tre giocatori del computer',
  example_two: 'in due a una tastiera, con un giocatore del computer',
  example_resume: 'continuare l’ultima partita non finita',
  example_table: 'sedersi a un tavolo di un server',
  example_plain: 'righe semplici; lo stesso seme, le stesse lettere',
  note_exit: '0 se tutto va bene; altrimenti 2, con una riga sullo standard error.',
  note_cache:
    'ESTOCADE_CACHE è la cartella dove stanno i dizionari già costruiti. ESTOCADE_VI_DEFINITIONS=no costruisce il vietnamita solo da elenchi di parole, senza il dizionario di cui non è indicata l’origine.',
  note_keys:
    'Scrivi una parola e premi Invio; il programma trova il suo posto e chiede solo se ce ne sono diversi. Un comando comincia con / (? mostra quelli che servono adesso); senza / è capito dove non può essere una parola. Backspace ed Esc cancellano ciò che hai scritto. Le frecce spostano un tavolo. Ctrl-C chiede conferma, un secondo esce.',
  note_plain:
    'Con --plain ogni riga dello standard input è una risposta, e ciò che succede è raccontato riga per riga. Le righe di una pipe aspettano il loro turno; alla fine dell’input il programma termina, e la partita è conservata.',
  note_files:
    'Le partite sono conservate, voce per voce, in $XDG_DATA_HOME/estocade/games (o ~/.local/share/estocade/games); chi sei su un server, in servers.json accanto a quella cartella.',
  note_environment:
    'NO_COLOR: senza colori. LC_ALL, LC_CTYPE, LANG: senza UTF-8 si scrive solo ASCII. LC_ALL, LC_MESSAGES, LANG: le loro prime due lettere scelgono la lingua del programma. ESTOCADE_PASSWORD: la password per --login.',
  note_exitPlay: '0; 2 se non c’è né un terminale né --plain, o se un’opzione non è valida.',
}
