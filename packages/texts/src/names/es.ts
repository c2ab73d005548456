import type { NameTexts } from './en.ts'

export const es: NameTexts = {
  about_jarnac: 'Dos tableros, letras a la vista. Si pasas demasiado pronto, el rival se lleva la palabra.',
  level_novice: 'Novicio',
  level_pupil: 'Alumno',
  level_fencer: 'Esgrimista',
  level_provost: 'Preboste',
  level_master: 'Maestro',
  plays_novice: 'Conoce las palabras corrientes y deja pasar mucho.',
  plays_pupil: 'Juega con orden y aprovecha alguna ocasión.',
  plays_fencer: 'Ve casi todas las ocasiones y rara vez deja una.',
  plays_provost: 'Conoce palabras raras y perdona poco.',
  plays_master: 'Conoce todo el diccionario y piensa por adelantado.',
  ownRating: 'Tu puntuación en {{game}}, {{language}}: {{rating}}. A tu medida: {{level}}.',
  about_kreuzwort:
    'Fichas rojas y negras en una mesa sin bordes. Cruza palabras: gana quien se queda antes sin fichas.',
  about_point: 'El crucigrama con puntos. Gana quien acaba primero.',
  about_presto: 'Todos construyen a la vez, cada uno su crucigrama. Deprisa.',
  about_recht: 'Nombra una palabra, pon una ficha. Quien la nombra debe poder acabarla.',
  about_abrahaminetz: 'Un atril, una palabra. Cubre, alarga, borra: cada turno una palabra nueva.',
  clockSays_none: 'sin reloj',
  clockSays_turn: '{{seconds}} s por turno',
  clockSays_bank: '{{minutes}} min cada uno y {{increment}} s por turno',
  clockSays_days_one: 'un día por turno',
  clockSays_days_other: '{{count}} días por turno',
}
