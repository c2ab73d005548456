import type { ManualTexts } from './en.ts'

export const es: ManualTexts = {
  manual_name: 'NOMBRE',
  manual_synopsis: 'SINOPSIS',
  manual_commands: 'COMANDOS',
  manual_options: 'OPCIONES',
  manual_examples: 'EJEMPLOS',
  manual_keys: 'TECLAS',
  manual_plain: 'LÍNEAS SENCILLAS',
  manual_files: 'ARCHIVOS',
  manual_environment: 'ENTORNO',
  manual_exit: 'CÓDIGO DE SALIDA',
  manual_running: 'CON EL SERVIDOR EN MARCHA',
  manual_option: 'opciones',
  manual_command: 'comando',
  manual_file: 'archivo',
  manual_version: 'mostrar la versión',
  manual_help: 'mostrar esta página',
  manualOf_estocade: 'Juegos de palabras de mesa: {{names}}.',
  manualOf_words: 'Buscar palabras en los diccionarios.',
  manualOf_solve: 'Encontrar todas las jugadas de una posición.',
  manualOf_simulate: 'Hacer que los ordenadores jueguen entre sí, cambiando de asiento con la misma bolsa.',
  manualOf_engine:
    'Responder a posiciones con las jugadas de un jugador incorporado, una línea de JSON cada una.',
  manualOf_ladder: 'Puntuar programas: juegan contra los niveles y entre sí, sin servidor.',
  manualOf_replay: 'Mostrar una partida grabada turno a turno, o convertir la notación de texto en JSON.',
  manualOf_verify:
    'Repetir una grabación según las reglas, el diccionario y la semilla, y decir cuál es la primera línea falsa.',
  manualOf_review: 'Mostrar lo que se pasó por alto en una partida acabada, turno a turno.',
  manualOf_play: 'Jugar en este terminal: contra el ordenador, varios en un teclado o en un servidor.',
  manualOf_serve: 'Servirlo todo en un puerto: página, mesas, diccionarios.',
  manualOf_backup:
    'Escribirlo todo en un archivo, también con el servidor en marcha; cada partida se repite para comprobarla.',
  manualOf_restore: 'Llenar un servidor nuevo desde una copia, tras leerla y repetirla.',
  manualOf_doctor: 'Comprobar todo lo que necesita un servidor con estas opciones; no se cambia nada.',
  manualOf_admin: 'Moderar un servidor, también en marcha.',
  manualOf_bench:
    'Ejecutar mediciones: words, jarnac y otras (en una copia del proyecto); los resultados quedan en bench/RESULTS.md.',
  manualOf_about: 'La licencia del programa, y las fuentes y licencias de sus diccionarios.',
  manualOf_help: 'Todo sobre un comando, con ejemplos.',
  manualOf_completion: 'Un guion que completa comandos y opciones: bash, zsh o fish.',
  example_title: 'la portada y luego unas preguntas',
  example_help: 'todo sobre un comando',
  example_completion: 'completado para un intérprete de comandos',
  example_about: 'licencias, y de dónde vienen las palabras',
  example_master: 'Jarnac contra un maestro, enseguida',
  example_alone: 'a solas',
  example_three: 'contra tres jugadores del ordenador',
  example_two: 'dos en un teclado y un jugador del ordenador',
  example_resume: 'seguir con la última partida sin acabar',
  example_table: 'sentarse a una mesa de un servidor',
  example_plain: 'líneas sencillas; la misma semilla, las mismas letras',
  note_exit: '0 si todo va bien; si no, 2 con una línea en la salida de errores.',
  note_cache:
    'ESTOCADE_CACHE es la carpeta donde se guardan los diccionarios construidos. ESTOCADE_VI_DEFINITIONS=no construye el vietnamita solo con listas de palabras, sin el diccionario cuyo origen no se indica.',
  note_keys:
    'Escribe una palabra y pulsa Intro; el programa encuentra su sitio y solo pregunta si hay varios. Un comando empieza por /; sin / se entiende donde no puede ser una palabra. ? muestra los que sirven ahora. Retroceso y Esc borran lo escrito. Las flechas desplazan una mesa. Ctrl-C pregunta, otro más sale.',
  note_plain:
    'Con --plain cada línea de la entrada estándar es una respuesta, y lo que ocurre se cuenta línea a línea. Las líneas de una tubería esperan su turno; al final de la entrada el programa termina, y la partida queda guardada.',
  note_files:
    'Las partidas se guardan, entrada a entrada, en $XDG_DATA_HOME/estocade/games (o ~/.local/share/estocade/games); quién eres en un servidor, en servers.json junto a esa carpeta.',
  note_environment:
    'NO_COLOR: sin colores. LC_ALL, LC_CTYPE, LANG: sin UTF-8 solo se escribe ASCII. LC_ALL, LC_MESSAGES, LANG: sus dos primeras letras eligen el idioma del programa. ESTOCADE_PASSWORD: la contraseña para --login.',
  note_exitPlay: '0; 2 si no hay ni terminal ni --plain, o si una opción no vale.',
}
