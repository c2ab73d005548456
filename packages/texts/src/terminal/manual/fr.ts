import type { ManualTexts } from './en.ts'

export const fr: ManualTexts = {
  manual_name: 'NOM',
  manual_synopsis: 'SYNOPSIS',
  manual_commands: 'COMMANDES',
  manual_options: 'OPTIONS',
  manual_examples: 'EXEMPLES',
  manual_keys: 'TOUCHES',
  manual_plain: 'LIGNES SIMPLES',
  manual_files: 'FICHIERS',
  manual_environment: 'ENVIRONNEMENT',
  manual_exit: 'CODE DE RETOUR',
  manual_running: 'PENDANT QUE LE SERVEUR TOURNE',
  manual_option: 'options',
  manual_command: 'commande',
  manual_file: 'fichier',
  manual_version: 'montrer la version',
  manual_help: 'montrer cette page',
  manualOf_estocade: 'Jeux de lettres en boîte : {{names}}.',
  manualOf_words: 'Chercher des mots dans les dictionnaires.',
  manualOf_solve: 'Trouver tous les coups d’une position.',
  manualOf_simulate: 'Faire jouer les ordinateurs entre eux, en changeant de place avec le même sac.',
  manualOf_engine: 'Répondre à des positions par les coups d’un joueur intégré, une ligne de JSON chacune.',
  manualOf_ladder: 'Évaluer des programmes : ils jouent contre les niveaux et entre eux, sans serveur.',
  manualOf_replay: 'Montrer une partie enregistrée tour par tour, ou convertir la notation texte en JSON.',
  manualOf_verify:
    'Rejouer un enregistrement selon les règles, le dictionnaire et la graine, et nommer la première ligne fausse.',
  manualOf_review: 'Montrer ce qui a été manqué dans une partie finie, tour par tour.',
  manualOf_play:
    'Jouer dans ce terminal : contre l’ordinateur, à plusieurs au même clavier, ou sur un serveur.',
  manualOf_serve: 'Tout servir sur un port : page, tables, dictionnaires.',
  manualOf_backup:
    'Tout écrire dans un fichier, même pendant que le serveur tourne ; chaque partie est rejouée pour la vérifier.',
  manualOf_restore: 'Remplir un nouveau serveur depuis une sauvegarde, après l’avoir lue et rejouée.',
  manualOf_doctor: 'Vérifier tout ce dont un serveur avec ces options a besoin ; rien n’est changé.',
  manualOf_admin: 'Modérer un serveur, même pendant qu’il tourne.',
  manualOf_bench:
    'Lancer des mesures : words, jarnac et d’autres (dans une copie du projet) ; les résultats sont dans bench/RESULTS.md.',
  manualOf_about: 'La licence du programme, les sources et les licences de ses dictionnaires.',
  manualOf_help: 'Tout sur une commande, avec des exemples.',
  manualOf_completion: 'Un script qui complète commandes et options : bash, zsh ou fish.',
  example_title: 'la page de titre, puis quelques questions',
  example_help: 'tout sur une commande',
  example_completion: 'la complétion pour un shell',
  example_about: 'les licences, et d’où viennent les mots',
  example_master: 'Jarnac contre un maître, tout de suite',
  example_alone: 'en solo',
  example_three: 'contre trois joueurs de l’ordinateur',
  example_two: 'deux au même clavier, et un joueur de l’ordinateur',
  example_resume: 'reprendre la dernière partie inachevée',
  example_table: 's’asseoir à une table d’un serveur',
  example_plain: 'de simples lignes ; même graine, mêmes lettres',
  note_exit: '0 en cas de succès ; sinon 2, avec une ligne sur la sortie d’erreur.',
  note_cache:
    'ESTOCADE_CACHE est le dossier où sont gardés les dictionnaires construits. ESTOCADE_VI_DEFINITIONS=no construit le vietnamien à partir de listes de mots seulement, sans le dictionnaire dont l’origine n’est pas indiquée.',
  note_keys:
    'Tapez un mot puis Entrée ; le programme trouve sa place et ne demande que s’il y en a plusieurs. Une commande commence par / (? montre celles qui servent en ce moment) ; sans / elle est comprise là où elle ne peut pas être un mot. Retour arrière et Échap effacent ce qui est tapé. Les flèches déplacent une table. Ctrl-C demande confirmation, un second quitte.',
  note_plain:
    'Avec --plain, chaque ligne de l’entrée standard est une saisie, et ce qui se passe est dit ligne par ligne. Les lignes d’un tube attendent leur tour ; à la fin de l’entrée le programme s’arrête, et la partie est gardée.',
  note_files:
    'Les parties sont gardées, entrée par entrée, dans $XDG_DATA_HOME/estocade/games (ou ~/.local/share/estocade/games) ; qui vous êtes sur un serveur, dans servers.json à côté de ce dossier.',
  note_environment:
    'NO_COLOR : aucune couleur. LC_ALL, LC_CTYPE, LANG : sans UTF-8, seul l’ASCII est écrit. LC_ALL, LC_MESSAGES, LANG : leurs deux premières lettres choisissent la langue du programme. ESTOCADE_PASSWORD : le mot de passe pour --login.',
  note_exitPlay: '0 ; 2 s’il n’y a ni terminal ni --plain, ou si une option n’est pas valable.',
}
