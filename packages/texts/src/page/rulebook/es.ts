import type { RulebookTexts } from './en.ts'

export const es: RulebookTexts = {
  step: 'paso {{at}} de {{all}}',
  back: 'Atrás',
  next: 'Siguiente',
  show: 'Mostrar',
  yes: 'Sí',
  no: 'No',
  try: 'Probar',
  askWord: 'Te toca: ¿qué palabra?',
  askMay: '¿Se puede colocar?',
  askLink: '¿Es un enlace?',
  askOwes: '¿Cuánto se debe?',
  askPoints: '¿Cuántos puntos?',
  askFinished: '¿Está terminado?',
  notQuite: 'No del todo.',
  alsoAllowed: 'También vale. El ejemplo sigue con otra palabra.',
  otherWord: 'Quizá sea una palabra, pero no de este ejemplo.',
  rack: 'Atril',
  hand: 'Mano',
  stones: 'Fichas en mano',
  valueColumn: 'Valor',
  countColumn: 'Cuántas',
  letterColumn: 'Letra',
  letterTable: 'Letras: cuántas y cuánto valen',
  sayTable: 'Esto hay en la mesa.',
  sayLink: 'Vale, y es un enlace: puede seguir otra palabra.',
  sayStands: 'Vale, y no es un enlace.',
  sayRefused: 'Rechazado.',
  sayLeft: 'Un atril está vacío; esto le queda al primero de los demás.',
  sayPays: 'Paga {{points}}. ¿Y el siguiente?',
  sayPaid: 'Paga {{points}}. El ganador recibe {{sum}}.',
  sayDeal: 'Tres jugadores, trece fichas cada uno. El bando A abre con MEXICO, palabra de la casa.',
  sayBench: 'Se entrega este crucigrama.',
  sayFinished: 'Todo palabras y todo unido: {{points}} puntos para el primero.',
  'fault_no-word': '{{word}} no es una palabra.',
  fault_apart: 'Estas fichas no están unidas a nada.',
  'fault_left-over': 'Sobran fichas.',
  sayBegin: 'El bando A coloca una ficha y nombra una palabra.',
  sayNames: '{{name}} coloca {{stone}} y nombra {{word}}.',
  sayAdds: '{{name}} añade {{stone}}.',
  sayRack: 'El atril y la mano antes del turno.',
  sayScored: '{{points}} puntos. Cartas robadas: {{drawn}}.',
  jarnac_about:
    'Dos tableros de ocho filas, letras a la vista de todos. Coloca palabras, hazlas crecer y toma lo que el otro bando no vio.',
  jarnac_goal_title: 'El objetivo',
  jarnac_goal:
    'Cada bando tiene un tablero y una reserva que todos ven; 144 letras esperan en la bolsa. Una fila vale el cuadrado de su longitud: tres letras 9, nueve 81. Gana el total más alto. Un reglamento es un conjunto de opciones que la mesa puede cambiar.',
  jarnac_turn_title: 'Un turno',
  jarnac_turn:
    'Primero Jarnac, si el otro bando acaba de pasar. Luego letras: seis en el primer turno, después una, o tres tuyas por tres de la bolsa. Luego coloca cuantas palabras puedas. Pasar termina el turno y abre la ventana del Jarnac ajeno. Una bolsa corta da lo que tiene.',
  jarnac_new_title: 'Una palabra nueva',
  jarnac_new:
    'De tres a nueve letras, todas de la reserva, en la primera fila vacía. Cada letra se usa una vez. Sin fila vacía no hay palabra nueva.',
  jarnac_remake_title: 'Transformar una fila',
  jarnac_remake:
    'Todas las letras de la fila se quedan y se añade al menos una de la reserva, en cualquier orden. Ninguna sale de su fila. Reordenar no basta.',
  jarnac_reward_title: 'La recompensa',
  jarnac_reward:
    'Cada palabra colocada gana una letra de la bolsa, sea cual sea su longitud. Varios pasos pequeños rinden más que un salto.',
  jarnac_jarnac_title: '¡Jarnac!',
  jarnac_jarnac:
    'Tras un pase, el bando siguiente puede tomar lo que se escapó: una fila transformada con la reserva de quien pasó, o una palabra nueva de esa reserva si tenía sitio. La palabra va a la primera fila vacía de quien la toma; la fila vaciada queda vacía. Un Jarnac no gana letra, y otro puede seguir con lo que queda. Robar letras es renunciar.',
  jarnac_call_title: 'El tiempo para cantar',
  jarnac_call:
    'Jarnac se canta en cuanto el otro pasa. La mesa puede fijar cuánto dura eso: veinte segundos en las dos reglas de competición, sin límite en las demás y cuando se cuenta en días. Acabado ese tiempo, la ocasión se pierde, pero el turno que sigue conserva todo el suyo.',
  jarnac_limits_title: 'Qué está a salvo y quién puede tomar',
  jarnac_limits:
    'Una palabra de longitud máxima no puede crecer y está a salvo; como ventaja, también se pueden proteger otras más cortas. Toma el bando siguiente; con la opción abierta, cualquier rival, y entonces para robar se espera cinco segundos o a que todos renuncien. La mesa puede limitar las tomas o suprimir Jarnac.',
  jarnac_end_title: 'El final',
  jarnac_end:
    'Con «última fila» la partida acaba cuando un bando llena su última fila; los profesionales conceden un último Jarnac. Con «lleno y pasado», el bando lleno aún debe pasar sin respuesta. También acaba con la bolsa vacía y todos pasando, o tras seis turnos vacíos cada uno. Totales iguales son empate.',
  jarnac_last_title: 'El último Jarnac y la última fila',
  jarnac_last:
    'Profesional: cuando un bando llena su última fila, el siguiente puede cantar una vez más: una fila de ese tablero rehecha, sea cual sea su largo, o una palabra nueva más larga que la recién puesta. Si con eso llena también su última fila, la partida acaba; si no, empieza su turno. Reglas francesas: quien llena la octava fila con un Jarnac todavía roba, juega, pasa y queda expuesto a su vez.',
  jarnac_judging_title: 'Qué palabras valen',
  jarnac_judging:
    'Comprobado: una palabra no admitida se rechaza y nada cambia. Impugnación: se puede colocar todo, y los demás tienen diez segundos para dudar. Una palabra falsa vuelve y queda vetada; con castigo el turno acaba y el siguiente roba una más, y una correcta gana una más. Los profesionales no alargan una palabra a otra forma de la misma entrada.',
  jarnac_wrong_title: 'Palabras y Jarnac falsos',
  jarnac_wrong:
    'Donde impugnar cuesta, una palabra falsa acaba el turno y el bando siguiente roba una letra más: dos en vez de una, siete en vez de seis, cuatro en vez de tres en un cambio. Un Jarnac falso devuelve la palabra; quien cantó pierde su turno sin robar, y el bando robado juega con una letra más, incluso donde la partida habría acabado. Si ese bando salió, juega el siguiente que no cantó.',
  jarnac_words_title: 'Qué palabras admite cada regla',
  jarnac_words:
    'Clásica, alemana: todas las formas de todas las palabras de un diccionario. Profesional: de los sustantivos solo el nominativo singular, de los verbos solo infinitivo y participios, las demás como antes. Clásica, francesa: nombres comunes, adjetivos y verbos en todas sus formas; competición: verbos solo en infinitivo y participios. Seis idiomas: toda clase de palabras. Nunca: nombres propios, abreviaturas, prefijos, palabras con guion o apóstrofo; en las francesas, tampoco interjecciones.',
  jarnac_sides_title: 'Bandos y equipos',
  jarnac_sides:
    'De dos a seis bandos, cada uno un jugador o un equipo cuyo capitán decide. Quien abandona, o agota su reloj, pierde; con más bandos queda fuera, su tablero a salvo, y gana el último.',
  jarnac_solo_title: 'En solitario',
  jarnac_solo:
    'Un tablero, sin Jarnac ni cambio; al pasar se roba una letra. La meta es 576: siete palabras de nueve letras y una de tres. Las partidas se ordenan por los turnos que costó, y después por puntos.',
  jarnac_help_title: 'Vocales, tiempo, pistas',
  jarnac_help:
    'Donde rige la regla de las vocales, si las seis primeras letras no traen ninguna, la última se cambia hasta que venga una. Si se agota el tiempo, pasas; no decir nada es renunciar al Jarnac o aceptar la palabra. Las pistas son opcionales, y todos ven que se dio una.',
  jarnac_tips_title: 'Consejos',
  jarnac_tips:
    'Coloca paso a paso: cada palabra gana una letra. Juega con brío: cuanto menos tiempo tenga el otro, menos verá. Entre jugadores desiguales, protege las palabras de siete letras o más.',
  jarnac_story_title: 'El nombre',
  jarnac_story:
    'El 10 de julio de 1547, ante el rey Enrique II de Francia, Guy Chabot, barón de Jarnac, se batió en duelo con La Châtaigneraie, uno de los mejores espadas de su tiempo. Con una estocada inesperada en la corva lo derribó. Desde entonces, un «coup de Jarnac» es un golpe repentino que nadie vio venir. Se pronuncia «yarnak», con la j francesa de «je».',
  'second-row_title': 'MAU, luego REST',
  'second-row': 'Seis letras, una primera palabra y, con la letra ganada, una segunda en la fila siguiente.',
  transformation_title: 'MAU pasa a MAUS',
  transformation: 'Las mismas letras, jugadas de otro modo: la fila crece con la S.',
  'step-by-step_title': 'Paso a paso',
  'step-by-step': 'De seis letras, cada palabra sale de la anterior. Cuenta las letras ganadas.',
  'at-once_title': 'De una vez',
  'at-once': 'Las mismas seis letras en una palabra: larga, pero solo gana una letra.',
  jarnac:
    'El bando A pasa con T en reserva y no ve MAUT. El bando B sí, antes incluso de robar sus seis letras.',
  jarnac_title: 'Se toma MAUT',
  'double-jarnac_title': 'Doble golpe',
  'double-jarnac': 'Quedaron dos filas y dos letras. Ambas filas cambian de bando.',
  'why_no-word-across': 'Una serie al través no es palabra.',
  'why_stones-not-held': 'Falta una ficha en el atril.',
  'why_nothing-laid': 'Hay que colocar al menos una carta.',
  kreuzwort_about:
    'Un crucigrama en una mesa sin bordes. Deshazte de tus fichas, palabra a palabra, antes que los demás.',
  kreuzwort_stones_title: 'Las fichas',
  kreuzwort_stones:
    'Ochenta fichas: vocales rojas, consonantes negras y un comodín de cada color, en dos montones. Cada cual tiene cinco rojas y ocho negras; los demás solo ven cuántas. Una partida tiene varias rondas.',
  kreuzwort_words_title: 'Qué palabras valen',
  kreuzwort_words:
    'Las palabras del diccionario, también plurales y otras formas de nombres y adjetivos; verbos solo en infinitivo. Valen nombres de pila y lugares; no los de empresas, marcas ni familias. La mesa puede acordar otra cosa, más fácil o más difícil: otras clases de palabras como opción, y palabras de la casa que todos acepten.',
  kreuzwort_jolly_title: 'El comodín',
  kreuzwort_jolly:
    'Un comodín vale una letra de su color, elegida al colocarlo, la misma en ambos sentidos. En tu turno puedes tomar un comodín con menos de tres vecinos a cambio de su letra, pero no uno de este turno.',
  kreuzwort_lay_title: 'Colocar una palabra',
  kreuzwort_lay:
    'Empieza quien tiene la letra más cercana a la Z. Una palabra por turno, en línea, con al menos una ficha ya colocada. Donde las fichas se tocan, toda serie de dos o más debe ser palabra; se puede alargar.',
  kreuzwort_link_title: '¿Qué es un enlace?',
  kreuzwort_link:
    'Las fichas que ya están en la línea de tu palabra forman bloques, separados por las que colocas. Dos o más bloques son un enlace, y un enlace gana otra palabra en el mismo turno. Alargar es un solo bloque, crucen cuantas crucen.',
  kreuzwort_buy_title: 'Comprar',
  kreuzwort_buy:
    'Quien no coloca nada, o no la palabra ganada, compra una ficha del color que quiera y su turno acaba. Solo se pasa con los dos montones vacíos.',
  kreuzwort_end_title: 'La cuenta',
  kreuzwort_end:
    'Un atril vacío acaba la ronda. Los demás pagan: negra 1, roja 3, comodín 10. Si todos pasan con los montones vacíos, el atril más bajo cobra las diferencias; si empatan, nadie gana y la ronda siguiente vale doble. Cada empate seguido vuelve a doblar.',
  kreuzwort_leave_title: 'Abandonar',
  kreuzwort_leave:
    'Quien abandona, o agota su reloj, deja la partida; sus fichas vuelven a los montones y los demás siguen. En esa ronda paga al ganador el atril que tenía; las rondas ya saldadas quedan. En Point sus puntos siguen anotados pero no ganan. En Presto no ha terminado. En Wer behält recht? quien tiene un deber paga a todos. Gana el último que queda.',
  kreuzwort_tips_title: 'Consejos',
  kreuzwort_tips: 'Suelta pronto J, V, X e Y, o abre con una palabra larga.',
  'kreuzwort-touching_title': 'STERN junto a una W',
  'kreuzwort-touching': 'STERN bajaría por la T. Su R tocaría la W.',
  'kreuzwort-link_title': 'NAHT une dos palabras',
  'kreuzwort-link': 'De la N de NEU a la T de TOR: dos fichas puestas y dos nuevas entre ellas.',
  'kreuzwort-no-link_title': 'MEXICO crece con una S',
  'kreuzwort-no-link': 'TEXAS y POLA cruzan la palabra alargada.',
  'kreuzwort-red-jolly_title': 'SPIEL con comodín rojo',
  'kreuzwort-red-jolly': 'No hay E en el atril, pero sí un comodín rojo.',
  'kreuzwort-black-jolly_title': 'SPIEL con comodín negro',
  'kreuzwort-black-jolly': 'La misma palabra, pero el comodín es negro.',
  'kreuzwort-settlement_title': '¿Quién debe cuánto?',
  'kreuzwort-settlement': 'A tres jugadores les quedan fichas cuando el cuarto no tiene ninguna.',
  point_about: 'Kreuzwort a puntos: cada letra de la palabra cuenta, y gana quien acaba primero.',
  point_count_title: 'La cuenta',
  point_count:
    'Cada letra de la palabra cuenta su valor, también las ya puestas; un comodín no cuenta, ni las palabras cruzadas. El número de fichas es libre; con ocho rojas y diez o doce negras juegan hasta tres.',
  point_link_title: 'Enlaces y compras',
  point_link:
    'Un enlace da derecho a otra palabra, que también cuenta; renunciar no cuesta nada. Quien no coloca compra de una a tres fichas, o pasa.',
  point_end_title: 'El final',
  point_end:
    'El primer atril vacío recibe diez puntos y se termina la vuelta. Las fichas sobrantes restan, un comodín diez. Gana la ronda quien acaba primero; por opción, quien tenga más puntos.',
  point_tips_title: 'Consejos',
  point_tips: 'Las letras caras piden una palabra larga; un enlace vale por dos.',
  'point-sample_title': 'La partida modelo de la caja',
  'point-sample': 'Nueve turnos hasta 53, 37 y 39. Antes de cada uno puedes adivinar cuánto da.',
  pointTurn1: '{{name}}: MEXICO, {{points}} puntos. Sigue TEXAS, hacia abajo por la X, con la A de comodín.',
  pointTurn2:
    '{{name}}: TEXAS, {{points}} puntos. Luego se toma el comodín por una A y pasa a ser una A de SARAJEVO.',
  pointTurn3:
    '{{name}}: SARAJEVO, {{points}} puntos. Sigue POLA, enlace entre MEXICO y SARAJEVO, y después PHON.',
  pointTurn4: '{{name}}: POLA y PHON, {{points}} puntos. Sigue WIND, por la N de PHON.',
  pointTurn5: '{{name}}: WIND, {{points}} puntos. Sigue MOND, por la O de SARAJEVO.',
  pointTurn6: '{{name}}: MOND, {{points}} puntos. Sigue RUF, y el atril queda vacío: diez más.',
  pointTurn7: '{{name}}: RUF y atril vacío, {{points}} puntos. La vuelta sigue: RUDOLF, por la D de MOND.',
  pointTurn8: '{{name}}: RUDOLF, {{points}} puntos, sobra una L. Por último, GELB, por la L.',
  pointTurn9:
    '{{name}}: GELB, {{points}} puntos. La L sobrante cuesta dos: 53, 37, 39. El bando A acabó primero y gana.',
  presto_about: 'Todos a la vez: construye un crucigrama con todas tus fichas y grita «¡Listo!» el primero.',
  presto_deal_title: 'El reparto',
  presto_deal:
    'Doce negras y siete rojas hasta cuatro jugadores, diez y seis con cinco, ocho y cinco con seis; el resto queda fuera. Los demás solo ven cuántas has colocado; todo se enseña al acabar la ronda.',
  presto_build_title: 'Construir',
  presto_build:
    'Un solo crucigrama unido, movido y rehecho a gusto. Toda serie de dos o más es palabra; basta tocarse para estar unido.',
  presto_finish_title: '«¡Listo!»',
  presto_finish:
    'El primero gana cuatro puntos, el segundo dos, y la ronda acaba. En la variante fácil puede sobrar una ficha, por dos y uno. Un aviso falso muestra sus faltas y bloquea cinco segundos. Se puede abandonar; a los cinco minutos abandonan todos.',
  presto_match_title: 'La partida',
  presto_match: 'Un número de rondas, tres por defecto, o una meta de puntos.',
  presto_tips_title: 'Consejos',
  presto_tips: 'Coloca primero J, V, X e Y, o empieza con una palabra larga y cuelga el resto.',
  'presto-right_title': 'EIS y SO',
  'presto-right': 'Cuatro fichas, dos palabras, un crucigrama.',
  'presto-no-word_title': 'Un cuadrado de cuatro',
  'presto-no-word': 'EI, ER e IN son palabras. ¿Es todo lo que se lee?',
  'presto-apart_title': 'Dos piezas',
  'presto-apart': 'EIS arriba, SO abajo y una fila vacía en medio.',
  'presto-easy_title': 'Una ficha de sobra, variante fácil',
  'presto-easy': 'La X no encontró sitio.',
  recht_about: 'Ficha a ficha crece una palabra que alguien nombró. Quien la nombró debe poder acabarla.',
  recht_naming_title: 'Nombrar',
  recht_naming:
    'Quien empieza coloca una ficha y nombra una palabra con su sitio. Debe concordar con todo lo que hay en su línea, contener la pieza entera, tener casillas vacías delante y detrás y formar solo palabras al través. No hace falta tener las fichas que faltan. Las siguientes empiezan junto a una letra de la última acabada.',
  recht_grow_title: 'Crecer',
  recht_grow:
    'Luego cada cual añade una ficha en un extremo: para otra palabra, de la que pasa a ser autor, o para la nombrada. O compra una ficha y lo intenta de nuevo, y si no, pasa. Si quien la nombró la acaba en el acto, empieza el siguiente; si no, empieza el autor, aun fuera de turno.',
  recht_duty_title: 'El deber del autor',
  recht_duty:
    'Cuando el turno vuelve al autor y la palabra sigue igual, hay que colocar de una vez todas las fichas que faltan. Quien no puede queda fuera y paga a cada jugador restante el valor de su atril.',
  recht_bonus_title: 'Fichas extra',
  recht_bonus:
    'Una ficha que completa un cuadrado de cuatro, y un comienzo que cruza en vocal, dan cada uno una ficha más para la palabra nombrada. Las fichas extra no nombran ni ganan nada.',
  recht_end_title: 'El final',
  recht_end:
    'Un atril vacío gana al instante y los demás pagan como en Kreuzwort. Con los montones vacíos y si nadie empieza ya, gana el atril más bajo; si empatan, nadie gana y la ronda siguiente vale doble. Si se agota el tiempo, el deber se cumple si se puede; si no, compras y pasas.',
  recht_tips_title: 'Consejos',
  recht_tips:
    'Atrévete pronto: una palabra nombrada al principio rara vez vuelve a ti sin acabar ni cambiar.',
  'recht-completed_title': 'Otros acaban EIS',
  'recht-completed': 'Tres jugadores, una palabra.',
  'recht-completed-1': 'Faltan E y S; no hace falta tenerlas.',
  'recht-completed-2': 'Eso hace avanzar la palabra nombrada.',
  'recht-completed-3': 'EIS está completa, y su autor empieza la siguiente, fuera de turno.',
  'recht-renamed_title': 'EIS pasa a REIF',
  'recht-renamed': 'El segundo jugador nombra otra palabra en torno a las mismas fichas.',
  'recht-renamed-1': 'La palabra nombrada es EIS.',
  'recht-renamed-2': 'Ahora el autor es el bando B; el bando A ya no debe nada.',
  'recht-renamed-3': 'Solo falta la F. Si nadie cambia la palabra, el bando B deberá ponerla.',
  abrahaminetz_about:
    'Una palabra en el centro para todos. Cubre sus cartas, alárgala, acórtala: cada turno la convierte en otra.',
  abrahaminetz_start_title: 'El comienzo',
  abrahaminetz_start:
    '110 cartas: 94 letras, diez gomas, seis comodines; siete en cada mano. Todos eligen en secreto una palabra de tres letras; empieza la más cara, y las palabras siguen en la mano. La primera palabra tiene exactamente tres letras; quien no puede pasa.',
  abrahaminetz_words_title: 'La palabra siguiente',
  abrahaminetz_words:
    'De tres a nueve letras, una palabra distinta de la que hay. Cubre casillas con letras o comodines, una carta por casilla, y alarga una casilla por delante o por detrás.',
  abrahaminetz_erasers_title: 'Las gomas',
  abrahaminetz_erasers:
    'Las gomas van en los bordes, una tras otra desde fuera, y acortan la palabra; una letra puede cubrirlas en un turno posterior. La palabra es un bloque, al menos una carta puesta queda, y salvo acuerdo ninguna carta cubre la misma letra.',
  abrahaminetz_jokers_title: 'Los comodines',
  abrahaminetz_jokers:
    'Un comodín vale una letra nombrada al colocarlo, la conserva para todos hasta que lo cubren, y cuenta 1.',
  abrahaminetz_score_title: 'La puntuación',
  abrahaminetz_score:
    'Todas las cartas de la palabra tal como queda, menos 2 por cada goma visible, más 3 por cada letra o comodín de este turno desde el tercero.',
  abrahaminetz_cards_title: 'Robar, cambiar, pasar',
  abrahaminetz_cards:
    'Tras una palabra la mano se completa a siete. Antes de colocar, una carta puede ir bajo el mazo por la de arriba, a 2 puntos, hasta siete veces. Pasar no da nada, mantiene el coste de los cambios y hace robar una carta; así una mano puede pasar de siete.',
  abrahaminetz_end_title: 'El final',
  abrahaminetz_end:
    'La partida acaba cuando el mazo y una mano están vacíos, o cuando, sin mazo, todos han pasado seguidos. Las cartas sobrantes restan, una goma 2, un comodín 1. Gana el total más alto.',
  abrahaminetz_options_title: 'Opciones, dudas, tiempo',
  abrahaminetz_options:
    'Los principiantes pueden poner una carta por turno boca abajo, como goma, al borde o, por opción, en cualquier sitio: en medio de la palabra, las letras vecinas se juntan. Valen las palabras acordadas, o si no todas las formas de todas las palabras del diccionario y ningún nombre propio; se comprueban, o se pueden impugnar diez segundos sin castigo. Un minuto para todo el turno. Quien abandona queda fuera; las manos siguen ocultas hasta el final.',
  abrahaminetz_tips_title: 'Consejos',
  abrahaminetz_tips: 'No acortes con muchas gomas: rara vez compensa.',
  'abrahaminetz-joker-stays_title': 'MARE, con la E de comodín: MERE',
  'abrahaminetz-joker-stays': 'Una E cubre la A. El comodín sigue siendo E.',
  'abrahaminetz-joker-is-no-other-letter_title': '¿MARI sin carta?',
  'abrahaminetz-joker-is-no-other-letter': 'Alguien quiere que el comodín sea I en vez de E.',
  'abrahaminetz-joker-is-no-other-letter-ask': '¿Puede el comodín cambiar de letra por sí solo?',
  'abrahaminetz-joker-covered_title': 'MARI con una I',
  'abrahaminetz-joker-covered': 'Una I cubre el comodín.',
  'abrahaminetz-bonus-for-three_title': 'MINI: tres letras',
  'abrahaminetz-bonus-for-three': 'I, N e I cubren todo menos la M: 3 de premio.',
  'abrahaminetz-bonus-for-four_title': 'SORTIE desde MARINE',
  'abrahaminetz-bonus-for-four': 'Cuatro letras; R y E se quedan.',
  'abrahaminetz-bonus-for-five_title': 'SORTIES: una casilla más',
  'abrahaminetz-bonus-for-five': 'Cinco letras, una en casilla nueva al final: 9 de premio.',
  'abrahaminetz-two-letters-and-an-eraser_title': 'LIRE desde MARES',
  'abrahaminetz-two-letters-and-an-eraser': 'Dos letras y una goma en la S: sin premio, y la goma cuesta 2.',
  'abrahaminetz-two-exchanges-and-a-pass_title': 'Dos cambios y pase',
  'abrahaminetz-two-exchanges-and-a-pass': 'No se coloca nada. ¿Qué da el turno?',
  askLay: 'Toca o escribe las letras en orden; tocadas otra vez, vuelven.',
  layWrong:
    '{{word}} no es la palabra buscada: empieza por {{first}} y acaba en {{last}}. Toca una letra para recogerla.',
  playNow: 'Jugar ahora',
  'kreuzwort-by-hand_title': 'Tu primera palabra',
  'kreuzwort-by-hand': 'Ponla tú mismo.',
  byHandBefore_kreuzwort: 'Pon una palabra hacia abajo desde la {{letter}} puesta.',
  byHandAfter_kreuzwort:
    '{{word}} comparte la {{letter}}: {{count}} fichas menos. Gana quien se quede antes sin fichas.',
  'jarnac-by-hand_title': 'Tu primera palabra',
  'jarnac-by-hand': 'Ponla tú mismo.',
  byHandBefore_jarnac:
    'La fila 1 tiene {{was}}; tu reserva, una {{letter}}. Haz una palabra más larga con todas estas letras.',
  byHandAfter_jarnac:
    '{{word}}: {{count}} letras valen {{points}} puntos. Cada palabra puesta trae una letra nueva.',
  'point-by-hand_title': 'Tu primera palabra',
  'point-by-hand': 'Ponla tú mismo.',
  byHandBefore_point: 'Pon una palabra hacia abajo desde la {{letter}} puesta.',
  byHandAfter_point: '{{word}} vale {{sum}} = {{points}} puntos. La {{letter}} que ya estaba también cuenta.',
  'presto-by-hand_title': 'Tu primera palabra',
  'presto-by-hand': 'Ponla tú mismo.',
  byHandBefore_presto: 'Pon tus últimas fichas hacia abajo desde la {{letter}}. No puede sobrar ninguna.',
  byHandAfter_presto: 'Todas las fichas están puestas y unidas. En la mesa pulsarías ahora ¡Listo!',
  'recht-by-hand_title': 'Tu primera palabra',
  'recht-by-hand': 'Ponla tú mismo.',
  byHandBefore_recht:
    'La {{letter}} está puesta. ¿Qué palabra que empieza por ella podrías acabar con tus fichas?',
  byHandAfter_recht:
    'Nombras {{word}} y pones la {{stone}}. Tienes el resto: si la palabra vuelve a ti, puedes acabarla.',
  'abrahaminetz-by-hand_title': 'Tu primera palabra',
  'abrahaminetz-by-hand': 'Ponla tú mismo.',
  byHandBefore_abrahaminetz:
    'En el soporte está {{was}}. Cubre su primera letra para hacer una palabra nueva.',
  byHandAfter_abrahaminetz:
    '{{letter}} cubre {{covered}}: {{word}}. Debe quedar al menos una carta de la palabra anterior.',
}
