import type { FlagTexts } from './en.ts'

export const es: FlagTexts = {
  flag_preset: 'un reglamento: {{names}}',
  flag_lang: 'el idioma de las palabras',
  flag_ui: 'el idioma del programa: {{names}}',
  flag_bots: '2, o {{names}}',
  flag_level: 'el nivel, cuando solo se da el número de ordenadores; si no, el que te conviene',
  flag_players: 'varios en este teclado, separados por comas',
  flag_name: 'tu nombre',
  flag_server: 'jugar en este servidor',
  flag_table: 'la mesa a la que te sientas; si no, eliges una o abres una',
  flag_login: 'con una cuenta; se pide la contraseña, o se lee de ESTOCADE_PASSWORD',
  flag_seed: 'la misma semilla, las mismas letras',
  flag_option: 'una opción de las reglas por su nombre; puede repetirse',
  flag_plain: 'líneas sencillas, para lectores de pantalla y tuberías',
  flag_ascii: 'ningún carácter fuera de ASCII',
  flag_save: 'guardar la partida en este archivo',
  flag_resume: 'seguir con la última partida sin acabar, o con la de un archivo',
  flag_pace: 'cuánto parece pensar el ordenador, en milisegundos',
  flag_allGames: 'Todos los juegos.',
}
