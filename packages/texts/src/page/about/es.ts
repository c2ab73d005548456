import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  title: 'Acerca de Estocade',
  program: 'El programa',
  programIs:
    'Estocade es software libre bajo la Licencia Pública General Affero de GNU, versión 3 o posterior. Puedes usarlo, estudiarlo, modificarlo y compartirlo; quien ofrezca a otros una versión modificada debe ofrecerles también su código fuente.',
  version: 'Versión {{version}}',
  source: 'Código fuente',
  games: 'Los juegos',
  gamesIs:
    'Jarnac, Typ-Dom y Abrahaminetz son juegos de caja de sus autores y editores. Estocade explica las reglas con sus propias palabras y no usa ninguna de sus ilustraciones.',
  words: 'Los diccionarios',
  wordsIs:
    'Cada diccionario se construye a partir de las fuentes siguientes. El diccionario que guarda tu navegador también está sujeto a estas licencias.',
  allLanguages: 'Todos los idiomas',
  libraries: 'Bibliotecas y tipografías',
  librariesIs: 'Todo lo que carga esta página se ha hecho a partir de estos paquetes.',
  noLibraries: 'No se ha podido cargar la lista. La primera vez hace falta conexión.',
}
