import type { ManualTexts } from './en.ts'

export const de: ManualTexts = {
  manual_name: 'NAME',
  manual_synopsis: 'AUFRUF',
  manual_commands: 'BEFEHLE',
  manual_options: 'OPTIONEN',
  manual_examples: 'BEISPIELE',
  manual_keys: 'TASTEN',
  manual_plain: 'EINFACHE ZEILEN',
  manual_files: 'DATEIEN',
  manual_environment: 'UMGEBUNG',
  manual_exit: 'RÜCKGABEWERT',
  manual_running: 'WÄHREND DER SERVER LÄUFT',
  manual_option: 'Optionen',
  manual_command: 'Befehl',
  manual_file: 'Datei',
  manual_version: 'die Version zeigen',
  manual_help: 'diese Seite zeigen',
  manualOf_estocade: 'Wortspiele aus der Schachtel: {{names}}.',
  manualOf_words: 'Wörter in den Wörterbüchern nachschlagen.',
  manualOf_solve: 'Alle Züge einer Stellung finden.',
  manualOf_simulate: 'Computer gegeneinander spielen lassen, mit Platztausch bei gleichem Beutel.',
  manualOf_engine:
    'Stellungen mit den Zügen eines eingebauten Computerspielers beantworten, je eine Zeile JSON.',
  manualOf_ladder: 'Programme bewerten: Sie spielen gegen die Stufen und gegeneinander, ohne Server.',
  manualOf_replay: 'Eine aufgezeichnete Partie Zug um Zug zeigen oder die Textform in JSON umwandeln.',
  manualOf_verify:
    'Eine Aufzeichnung nach Regeln, Wörterbuch und Startwert nachspielen und die erste falsche Zeile nennen.',
  manualOf_review: 'Zeigen, was in einer beendeten Partie verpasst wurde, Zug um Zug.',
  manualOf_play:
    'In diesem Terminal spielen: gegen Computer, zu mehreren an einer Tastatur oder auf einem Server.',
  manualOf_serve: 'Alles über einen Port anbieten: Seite, Tische, Wörterbücher.',
  manualOf_backup:
    'Alles in eine Datei schreiben, auch während der Server läuft; jede Partie wird zur Prüfung nachgespielt.',
  manualOf_restore:
    'Einen neuen Server aus einer Sicherung füllen, nachdem sie gelesen und nachgespielt ist.',
  manualOf_doctor: 'Prüfen, was ein Server mit diesen Optionen braucht; geändert wird nichts.',
  manualOf_admin: 'Einen Server moderieren, auch während er läuft.',
  manualOf_bench:
    'Messungen ausführen: words, jarnac und andere (in einem Arbeitsverzeichnis des Projekts); die Ergebnisse stehen in bench/RESULTS.md.',
  manualOf_about: 'Die Lizenz des Programms sowie Quellen und Lizenzen seiner Wörterbücher.',
  manualOf_help: 'Alles über einen Befehl, mit Beispielen.',
  manualOf_completion: 'Ein Skript, das Befehle und Optionen ergänzt: bash, zsh oder fish.',
  example_title: 'die Titelseite, dann ein paar Fragen',
  example_help: 'alles über einen Befehl',
  example_completion: 'Ergänzungen für eine Shell',
  example_about: 'Lizenzen, und woher die Wörter kommen',
  example_master: 'Jarnac gegen einen Meister, sofort',
  example_alone: 'allein',
  example_three: 'gegen drei Computerspieler',
  example_two: 'zwei an einer Tastatur und ein Computerspieler',
  example_resume: 'mit der letzten unbeendeten Partie weitermachen',
  example_table: 'sich an einen Tisch eines Servers setzen',
  example_plain: 'einfache Zeilen; gleicher Startwert, gleiche Buchstaben',
  note_exit: '0 bei Erfolg, sonst 2 mit einer Zeile auf der Standardfehlerausgabe.',
  note_cache:
    'ESTOCADE_CACHE ist der Ordner, in dem fertige Wörterbücher liegen. ESTOCADE_VI_DEFINITIONS=no baut Vietnamesisch nur aus Wortlisten, ohne das Wörterbuch, dessen Herkunft nicht angegeben ist.',
  note_keys:
    'Tippe ein Wort und drück die Eingabetaste; das Programm findet seinen Platz und fragt nur, wenn es mehrere gibt. Ein Befehl beginnt mit / (? zeigt, welche gerade möglich sind); ohne / wird er verstanden, wo er kein Wort sein kann. Rücktaste und Esc nehmen Getipptes zurück. Pfeile verschieben einen Tisch. Strg-C fragt nach, ein zweites Mal verlässt es die Partie.',
  note_plain:
    'Mit --plain ist jede Zeile der Standardeingabe eine Eingabe, und was geschieht, wird Zeile für Zeile gesagt. Zeilen aus einer Pipe warten, bis sie an der Reihe sind; am Ende der Eingabe endet das Programm, und die Partie bleibt gespeichert.',
  note_files:
    'Partien werden Eintrag für Eintrag in $XDG_DATA_HOME/estocade/games gespeichert (oder in ~/.local/share/estocade/games); wer du auf einem Server bist, steht in servers.json neben diesem Ordner.',
  note_environment:
    'NO_COLOR: keine Farben. LC_ALL, LC_CTYPE, LANG: Ohne UTF-8 wird nur ASCII geschrieben. LC_ALL, LC_MESSAGES, LANG: Ihre ersten zwei Buchstaben bestimmen die Sprache des Programms. ESTOCADE_PASSWORD: das Passwort für --login.',
  note_exitPlay: '0; 2, wenn es kein Terminal und kein --plain gibt oder eine Option nicht gilt.',
}
