import type { RuleTexts } from './en.ts'

export const es: RuleTexts = {
  rules_jarnac: `Jarnac
Cada bando tiene un tablero de 8 filas y una reserva de letras a la vista.
Un turno: robe una letra (seis en el primer turno) o devuelva tres por otras tres. Luego ponga todas las palabras que pueda: una nueva de al menos tres letras en una fila vacía, o rehaga una fila: todas sus letras y al menos una más, en cualquier orden. Cada palabra gana una letra. Después pase.
Si quien pasa olvidó algo, usted puede tomarlo primero: ¡Jarnac! Una palabra de su reserva, o una fila suya rehecha con sus letras, va a su propio tablero.
Una fila vale el cuadrado de su longitud: 3 letras 9, 9 letras 81. La partida termina cuando un tablero está lleno (en casi todas las reglas: cuando su dueño entonces pasa). Gana quien tiene más puntos.`,
  rules_abrahaminetz: `Abrahaminetz
110 cartas: letras con valores, 6 comodines (1), 10 gomas (−2). Un atril en el centro; siete cartas ocultas para cada uno.
Cada uno elige una palabra de tres letras; la más cara empieza y pone la primera palabra, exactamente tres letras.
Cada palabra siguiente es otra, de 3 a 9 letras, hecha de la que está: cubra casillas, alargue una casilla al principio o al final, acorte con gomas desde el borde. Al menos una carta de la palabra queda.
Cuentan todas las cartas de la palabra, −2 por goma visible, +3 por letra puesta desde la tercera. Antes de poner puede canjear cartas, −2 cada una. Luego robe hasta siete. Quien pasa roba una carta. Un turno dura un minuto.
La partida termina cuando el mazo y una mano están vacíos, o el mazo está vacío y todos pasan. Las cartas restantes se restan. Gana quien tiene más puntos.`,
  rules_kreuzwort: `Kreuzwort (Typ-Dom)
80 fichas: 30 vocales rojas, 50 consonantes negras, un comodín de cada color. Cada uno tiene 5 rojas y 8 negras; la mesa no tiene bordes.
Un turno: ponga una palabra en línea que comparta una letra con lo puesto; donde se tocan fichas, cada serie debe ser una palabra. Quien une dos palabras ya puestas (un enlace) pone otra más.
Quien no puede o no quiere poner compra una ficha, roja o negra. Un comodín vale cualquier letra de su color; en su turno puede tomar un comodín puesto por su letra, si como mucho dos lados están ocupados.
Quien primero queda sin fichas gana la ronda: los demás pagan 1 por negra, 3 por roja, 10 por comodín. Verbos solo en infinitivo; valen lugares y nombres de pila.`,
  rules_point: `Point-Typ-Dom
Como Kreuzwort, pero cada letra de la palabra que pone cuenta su valor, también las ya puestas; un comodín no cuenta. Un enlace da derecho a otra palabra.
Quien no pone compra hasta tres fichas. El primero sin fichas recibe 10 puntos, y la ronda se juega hasta el final; las fichas restantes se restan, un comodín 10. Gana quien terminó primero.`,
  rules_presto: `Presto (Typ-Dom)
Todos reciben las mismas fichas en número y construyen a la vez, cada uno para sí, un crucigrama unido con todas: cada serie de dos o más debe ser una palabra. Se puede rehacer libremente.
Quien acaba dice ¡Fertig! El primero recibe 4 puntos, el segundo 2; entonces acaba la ronda. Un aviso falso bloquea 5 segundos. Una ronda dura 5 minutos.`,
  rules_recht: `Wer behält recht? (Typ-Dom)
Una palabra crece ficha a ficha. Empezar: ponga una ficha y nombre una palabra que la contenga (desde la segunda, cruza una letra de la última palabra terminada). Los siguientes ponen una ficha en un extremo: una que pide la palabra nombrada, u otra nombrando otra palabra; entonces son su autor. O compran una ficha.
Cuando una palabra está completa, su autor empieza la siguiente; si la nombró y terminó en el mismo turno, el jugador siguiente. Si el turno vuelve al autor sin otra palabra, debe poner todo lo que falta, o queda fuera y paga.
Una ficha que llena un cuadrado de cuatro, y empezar en una vocal, dan una ficha más. Quien queda sin fichas gana; cuenta como en Kreuzwort.`,
}
