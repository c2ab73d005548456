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
  askMay: '¿Se puede poner?',
  askLink: '¿Es un enlace?',
  askOwes: '¿Cuánto se debe?',
  askPoints: '¿Cuántos puntos?',
  askFinished: '¿Está terminado?',
  costs: 'Una negra vale 1, una roja 3, un comodín 10:',
  notQuite: 'No exactamente.',
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
  sayStands: 'Vale, pero no es un enlace.',
  sayRefused: 'Rechazado.',
  sayLeft: 'Un atril está vacío; esto le queda al primero de los demás.',
  sayPays: 'Paga {{points}}. ¿Y el siguiente?',
  sayPaid: 'Paga {{points}}. El ganador recibe {{sum}}.',
  sayDeal: 'Tres jugadores con sus atriles. El bando A abre con {{words}}.',
  sayBench: 'Se entrega este crucigrama.',
  sayFinished: 'Todo son palabras y todo está unido: {{points}} puntos para el primero.',
  'fault_no-word': '{{word}} no es una palabra.',
  fault_apart: 'Estas fichas no están unidas a nada.',
  'fault_left-over': 'Sobran fichas.',
  sayBegin: 'El bando A pone una ficha y nombra una palabra.',
  sayNames: '{{name}} pone {{stone}} y nombra {{word}}.',
  sayAdds: '{{name}} añade {{stone}}.',
  sayRack: 'El atril y la mano antes del turno.',
  sayScored: '{{points}} puntos. Cartas robadas: {{drawn}}.',
  jarnac_about:
    'Dos tableros de ocho filas, letras a la vista de todos. Pon palabras, hazlas crecer y toma lo que el otro bando no vio.',
  jarnac_goal_title: 'El objetivo',
  jarnac_goal:
    'Cada bando tiene un tablero y una reserva que todos ven; 144 letras esperan en la bolsa. Una fila vale el cuadrado de su longitud: tres letras 9, nueve 81. Gana el total más alto. Un reglamento es un conjunto de opciones que la mesa puede cambiar.',
  jarnac_turn_title: 'Un turno',
  jarnac_turn:
    'Primero Jarnac, si el otro bando acaba de pasar. Luego letras: seis en el primer turno, después una, o tres tuyas por tres de la bolsa. Luego pon cuantas palabras puedas. Pasar termina el turno; entonces el otro bando puede cantar Jarnac. Si en la bolsa quedan pocas letras, se toman las que haya.',
  jarnac_new_title: 'Una palabra nueva',
  jarnac_new:
    'De tres a nueve letras, todas de la reserva, en la primera fila vacía. Cada letra se usa una vez. Sin fila vacía no hay palabra nueva.',
  jarnac_remake_title: 'Transformar una fila',
  jarnac_remake:
    'Todas las letras de la fila se quedan y se añade al menos una de la reserva, en cualquier orden. Ninguna sale de su fila. Reordenar no basta.',
  jarnac_reward_title: 'La recompensa',
  jarnac_reward:
    'Cada palabra puesta gana una letra de la bolsa, sea cual sea su longitud. Varios pasos pequeños rinden más que un salto.',
  jarnac_jarnac_title: '¡Jarnac!',
  jarnac_jarnac:
    'Tras un pase, el bando siguiente puede tomar lo que se escapó: una fila transformada con la reserva de quien pasó, o una palabra nueva de esa reserva si tenía sitio. La palabra va a la primera fila vacía de quien la toma; la fila vaciada queda vacía. Un Jarnac no gana letra, y otro puede seguir con lo que queda. Robar letras es renunciar.',
  jarnac_call_title: 'El tiempo para cantar',
  jarnac_call:
    'Jarnac se canta en cuanto el otro pasa. La mesa puede fijar cuánto dura eso: veinte segundos en los dos reglamentos de competición, sin límite en los demás y cuando se cuenta en días. Acabado ese tiempo, la ocasión se pierde, pero el turno que sigue conserva todo el suyo.',
  jarnac_limits_title: 'Qué está a salvo y quién puede cantar',
  jarnac_limits:
    'Una palabra de longitud máxima no puede crecer y está a salvo; como ventaja, también se pueden proteger otras más cortas. Canta el bando siguiente; con la opción abierta, cualquier rival, y entonces para robar se espera cinco segundos o a que todos renuncien. La mesa puede limitar los Jarnacs por ocasión o suprimirlos.',
  jarnac_end_title: 'El final',
  jarnac_end:
    'Con «última fila» la partida acaba cuando un bando llena su última fila; en Profesional se concede un último Jarnac. Con «tablero lleno y pase», el bando con todo lleno aún debe pasar sin que nadie responda. También acaba cuando la bolsa está vacía y todos han pasado, o tras seis turnos sin palabra por bando. Totales iguales son empate.',
  jarnac_last_title: 'El último Jarnac y la última fila',
  jarnac_last:
    'Profesional: cuando un bando llena su última fila, el siguiente puede cantar una vez más: una fila de ese tablero transformada, sea cual sea su longitud, o una palabra nueva más larga que la recién puesta. Si con eso llena también su última fila, la partida acaba; si no, empieza su turno. Reglamentos franceses: quien llena la octava fila con un Jarnac todavía roba, juega, pasa y queda expuesto a su vez.',
  jarnac_judging_title: 'Qué palabras valen',
  jarnac_judging:
    'Comprobado: una palabra no admitida se rechaza y nada cambia. Impugnación: se puede poner todo, y los demás tienen diez segundos para impugnar. Una palabra incorrecta vuelve y queda vetada; con penalización el turno acaba y el siguiente roba una más, y una correcta gana una más. En Profesional no se puede alargar una palabra hasta otra forma de la misma entrada.',
  jarnac_wrong_title: 'Palabras y Jarnacs incorrectos',
  jarnac_wrong:
    'Donde impugnar cuesta, una palabra incorrecta acaba el turno y el bando siguiente roba una letra más: dos en vez de una, siete en vez de seis, cuatro en vez de tres en un cambio. Un Jarnac incorrecto devuelve la palabra; quien cantó pierde su turno sin robar, y el bando robado juega con una letra más, incluso donde la partida habría acabado. Si ese bando ya no juega, juega el siguiente que no cantó.',
  jarnac_words_title: 'Qué palabras admite cada reglamento',
  jarnac_words:
    'Clásico, alemán: todas las formas de todas las palabras de un diccionario. Profesional: de los sustantivos solo el nominativo singular, de los verbos solo infinitivo y participios, lo demás como en el clásico. Clásico, francés: nombres comunes, adjetivos y verbos en todas sus formas; competición: verbos solo en infinitivo y participios. Internacional: toda clase de palabras. Nunca: nombres propios, abreviaturas, prefijos, palabras con guion o apóstrofo; en los franceses, tampoco interjecciones.',
  jarnac_sides_title: 'Bandos y equipos',
  jarnac_sides:
    'De dos a seis bandos, cada uno un jugador o un equipo cuyo capitán decide. Quien se rinde, o agota el tiempo para toda la partida, pierde; con más de dos bandos queda fuera, su tablero a salvo, y gana el último que queda.',
  jarnac_solo_title: 'En solitario',
  jarnac_solo:
    'Un tablero, sin Jarnac ni cambio; al pasar se roba una letra. La meta es 576: siete palabras de nueve letras y una de tres. Las partidas se ordenan por los turnos que costó, y después por puntos.',
  jarnac_help_title: 'Vocales, tiempo, pistas',
  jarnac_help:
    'Donde rige la regla de las vocales, si las seis primeras letras no traen ninguna, la última se cambia hasta que venga una. Si se agota el tiempo de un turno, pasas; no decir nada es renunciar al Jarnac o aceptar la palabra. Las pistas son opcionales, y todos ven que se dio una.',
  jarnac_tips_title: 'Consejos',
  jarnac_tips:
    'Pon palabras paso a paso: cada palabra gana una letra. Juega con brío: cuanto menos tiempo tenga el otro, menos verá. Entre jugadores desiguales, protege las palabras de siete letras o más.',
  jarnac_story_title: 'El nombre',
  jarnac_story:
    'El 10 de julio de 1547, ante el rey Enrique II de Francia, Guy Chabot, barón de Jarnac, se batió en duelo con La Châtaigneraie, uno de los mejores espadas de su tiempo. Con una estocada inesperada en la corva lo derribó. Desde entonces, un «coup de Jarnac» es un golpe repentino que nadie vio venir. Se pronuncia «yarnak», con la j francesa de «je».',
  'second-row_title': '{{first}}, luego {{word}}',
  'second-row': 'Seis letras, una primera palabra y, con la letra ganada, una segunda en la fila siguiente.',
  transformation_title: '{{first}} pasa a {{word}}',
  transformation: 'Las mismas letras, jugadas de otro modo: la fila crece con la {{letter}}.',
  'step-by-step_title': 'Paso a paso',
  'step-by-step': 'De seis letras, cada palabra sale de la anterior. Cuenta las letras ganadas.',
  'at-once_title': 'De una vez',
  'at-once': 'Las mismas seis letras en una palabra: larga, pero solo gana una letra.',
  jarnac:
    'El bando A pasa con {{letter}} en reserva y no ve {{word}}. El bando B sí, incluso antes de robar sus seis letras.',
  jarnac_title: 'Se toma {{word}}',
  'double-jarnac_title': 'Doble golpe',
  'double-jarnac': 'Quedaron dos filas y dos letras. Ambas filas cambian de bando.',
  'why_no-word-across': 'Una serie que la cruza no es una palabra.',
  'why_stones-not-held': 'Falta una ficha en el atril.',
  'why_nothing-laid': 'Hay que poner al menos una carta.',
  kreuzwort_about:
    'Un crucigrama en una mesa sin bordes. Deshazte de tus fichas, palabra a palabra, antes que los demás.',
  kreuzwort_stones_title: 'Las fichas',
  kreuzwort_stones:
    'Ochenta fichas: vocales rojas, consonantes negras y un comodín de cada color, en dos montones. Cada cual tiene cinco rojas y ocho negras; los demás solo ven cuántas. Una partida tiene varias rondas.',
  kreuzwort_words_title: 'Qué palabras valen',
  kreuzwort_words:
    'Las palabras del diccionario, también plurales y otras formas de sustantivos y adjetivos; verbos solo en infinitivo. Valen nombres de pila y lugares; no los de empresas, marcas ni familias. La mesa puede acordar otra cosa, más fácil o más difícil: otras clases de palabras como opción, y palabras de la casa que todos acepten.',
  kreuzwort_jolly_title: 'El comodín',
  kreuzwort_jolly:
    'Un comodín vale por una letra de su color, elegida al ponerlo, la misma en ambos sentidos. En tu turno puedes tomar un comodín con menos de tres vecinos a cambio de su letra, pero no uno de este turno.',
  kreuzwort_lay_title: 'Poner una palabra',
  kreuzwort_lay:
    'Empieza quien tiene la letra más cercana a la Z. Una palabra por turno, en línea, con al menos una ficha ya puesta. Donde las fichas se tocan, toda serie de dos o más debe ser palabra; se puede alargar.',
  kreuzwort_link_title: '¿Qué es un enlace?',
  kreuzwort_link:
    'Las fichas que ya están en la línea de tu palabra forman bloques, separados por las que pones. Dos o más bloques son un enlace, y un enlace gana otra palabra en el mismo turno. Alargar es un solo bloque, crucen cuantas crucen.',
  kreuzwort_buy_title: 'Comprar',
  kreuzwort_buy:
    'Quien no pone nada, o no pone la palabra ganada, compra una ficha del color que quiera y su turno acaba. Solo se pasa con los dos montones vacíos.',
  kreuzwort_end_title: 'La cuenta',
  kreuzwort_end:
    'Un atril vacío acaba la ronda. Los demás pagan: negra 1, roja 3, comodín 10. Si todos pasan con los montones vacíos, el atril que menos vale cobra las diferencias; si empatan, nadie gana y la ronda siguiente vale doble. Cada empate seguido vuelve a doblar.',
  kreuzwort_leave_title: 'Dejar la partida',
  kreuzwort_leave:
    'Quien se rinde, o agota su tiempo, deja la partida; sus fichas vuelven a los montones y los demás siguen. En esa ronda paga al ganador por el atril que tenía; las rondas ya saldadas quedan. En Point sus puntos siguen anotados pero no ganan. En Presto no ha terminado. En Wer behält recht? quien tiene un deber paga a todos. Gana el último que queda.',
  kreuzwort_tips_title: 'Consejos',
  kreuzwort_tips: 'Suelta pronto J, V, X e Y, o abre con una palabra larga.',
  'kreuzwort-touching_title': '{{word}}: {{own}} junto a {{beside}}',
  'kreuzwort-touching': '{{word}} bajaría por la {{first}}. Su {{own}} tocaría la {{beside}}.',
  'kreuzwort-link_title': '{{word}} une dos palabras',
  'kreuzwort-link':
    'De la {{first}} de {{one}} a la {{last}} de {{other}}: dos fichas puestas y dos nuevas entre ellas.',
  'kreuzwort-no-link_title': '{{was}} pasa a {{word}}',
  'kreuzwort-no-link': '{{one}} y {{other}} cruzan la palabra que crece con la {{letter}}.',
  'kreuzwort-red-jolly_title': '{{word}} con comodín rojo',
  'kreuzwort-red-jolly': 'No hay {{letter}} en el atril, pero sí un comodín rojo.',
  'kreuzwort-black-jolly_title': '{{word}} con comodín negro',
  'kreuzwort-black-jolly': 'La misma palabra, pero el comodín es negro.',
  'kreuzwort-settlement_title': '¿Quién debe cuánto?',
  'kreuzwort-settlement': 'A tres jugadores les quedan fichas cuando el cuarto no tiene ninguna.',
  point_about: 'Kreuzwort a puntos: cada letra de la palabra cuenta, y gana quien acaba primero.',
  point_count_title: 'La cuenta',
  point_count:
    'Cada letra de la palabra cuenta su valor, también las ya puestas; un comodín no cuenta, ni las palabras cruzadas. El número de fichas es libre; con ocho rojas y diez o doce negras juegan hasta tres.',
  point_link_title: 'Enlaces y compras',
  point_link:
    'Un enlace da derecho a otra palabra, que también cuenta; renunciar no cuesta nada. Quien no pone nada compra de una a tres fichas, o pasa.',
  point_end_title: 'El final',
  point_end:
    'El primer atril vacío recibe diez puntos y se termina la vuelta. Las fichas sobrantes restan, un comodín diez. Gana la ronda quien acaba primero; por opción, quien tenga más puntos.',
  point_tips_title: 'Consejos',
  point_tips: 'Las letras que más valen piden una palabra larga; un enlace vale por dos.',
  'point-sample_title': 'Una partida modelo',
  'point-sample': '{{turns}} turnos hasta {{scores}}. Antes de cada uno puedes adivinar cuánto da.',
  pointTurn: '{{name}}: {{words}}, {{points}} puntos.',
  pointNext_word: 'Sigue {{word}}.',
  pointNext_jolly: 'Sigue {{word}}, con la {{letter}} de comodín.',
  pointNext_swap: 'Luego se toma el comodín por su letra y pasa a ser {{letter}} en {{word}}.',
  pointNext_link: 'Sigue {{word}}, un enlace entre dos palabras, y después {{more}}.',
  pointNext_lap: 'La vuelta sigue: {{word}}.',
  pointOut: 'Con eso el atril queda vacío: diez más.',
  pointEnd: 'Lo que sobra se resta: {{scores}}. {{name}} acabó antes y gana.',
  presto_about:
    'Todos a la vez: construye un crucigrama con todas tus fichas y di «¡Listo!» antes que los demás.',
  presto_deal_title: 'El reparto',
  presto_deal:
    'Doce negras y siete rojas hasta cuatro jugadores, diez y seis con cinco, ocho y cinco con seis; el resto queda fuera. Los demás solo ven cuántas has puesto; todo se enseña al acabar la ronda.',
  presto_build_title: 'Construir',
  presto_build:
    'Un solo crucigrama unido, movido y rehecho a gusto. Toda serie de dos o más es palabra; basta tocarse para estar unido.',
  presto_finish_title: '«¡Listo!»',
  presto_finish:
    'El primero gana cuatro puntos, el segundo dos, y la ronda acaba. En la variante fácil puede sobrar una ficha, por dos y uno. Un aviso falso muestra sus faltas y bloquea cinco segundos. Se puede abandonar; a los cinco minutos acaba la ronda.',
  presto_match_title: 'La partida',
  presto_match: 'Un número de rondas, tres por defecto, o una meta de puntos.',
  presto_tips_title: 'Consejos',
  presto_tips: 'Pon primero J, V, X e Y, o empieza con una palabra larga y cuelga el resto.',
  'presto-right_title': '{{first}} y {{second}}',
  'presto-right': 'Cuatro fichas, dos palabras, un crucigrama.',
  'presto-no-word_title': 'Un cuadrado de cuatro',
  'presto-no-word': '{{first}}, {{second}} y {{third}} son palabras. ¿Es todo lo que se lee?',
  'presto-apart_title': 'Dos piezas',
  'presto-apart': '{{first}} arriba, {{second}} abajo y una fila vacía en medio.',
  'presto-easy_title': 'Una ficha de sobra, variante fácil',
  'presto-easy': 'La {{letter}} no encontró sitio.',
  recht_about: 'Ficha a ficha crece una palabra que alguien nombró. Quien la nombró debe poder acabarla.',
  recht_naming_title: 'Nombrar',
  recht_naming:
    'Quien empieza pone una ficha y nombra una palabra con su sitio. Debe concordar con todo lo que hay en su línea, contener el trozo entero, tener casillas vacías delante y detrás y formar solo palabras al cruzar. No hace falta tener las fichas que faltan. Las siguientes empiezan junto a una letra de la última acabada.',
  recht_grow_title: 'Crecer',
  recht_grow:
    'Luego cada cual añade una ficha en un extremo: para otra palabra, de la que pasa a ser autor, o para la nombrada. O compra una ficha y lo intenta de nuevo, y si no, pasa. Si quien la nombró la acaba en el acto, empieza el siguiente; si no, empieza el autor, aun fuera de turno.',
  recht_duty_title: 'El deber del autor',
  recht_duty:
    'Cuando el turno vuelve al autor y la palabra sigue igual, hay que poner de una vez todas las fichas que faltan. Quien no puede queda fuera y paga a cada jugador restante el valor de su atril.',
  recht_bonus_title: 'Fichas extra',
  recht_bonus:
    'Una ficha que completa un cuadrado de cuatro, y un comienzo que cruza en vocal, dan cada uno una ficha más para la palabra nombrada. Las fichas extra no nombran ni ganan nada.',
  recht_end_title: 'El final',
  recht_end:
    'Un atril vacío gana al instante y los demás pagan como en Kreuzwort. Con los montones vacíos y si nadie empieza ya, gana el atril que menos vale; si empatan, nadie gana y la ronda siguiente vale doble. Si se agota el tiempo, el deber se cumple si se puede; si no, compras y pasas.',
  recht_tips_title: 'Consejos',
  recht_tips:
    'Atrévete pronto: una palabra nombrada al principio rara vez vuelve a ti sin acabar ni cambiar.',
  'recht-completed_title': 'Otros acaban {{word}}',
  'recht-completed': 'Tres jugadores, una palabra.',
  'recht-completed-1': 'Faltan {{first}} y {{last}}; no hace falta tenerlas.',
  'recht-completed-2': 'Eso hace avanzar la palabra nombrada.',
  'recht-completed-3': '{{word}} está completa, y su autor empieza la siguiente, fuera de turno.',
  'recht-renamed_title': '{{word}} pasa a {{other}}',
  'recht-renamed': 'El segundo jugador nombra otra palabra en torno a las mismas fichas.',
  'recht-renamed-1': 'La palabra nombrada es {{word}}.',
  'recht-renamed-2': 'Ahora el autor es el bando B; el bando A ya no debe nada.',
  'recht-renamed-3': 'Solo falta la {{lacking}}. Si nadie cambia la palabra, el bando B deberá ponerla.',
  abrahaminetz_about:
    'Una palabra en el centro para todos. Cubre sus cartas, alárgala, acórtala: cada turno la convierte en otra.',
  abrahaminetz_start_title: 'El comienzo',
  abrahaminetz_start:
    '110 cartas: 94 letras, diez gomas, seis comodines; siete en cada mano. Todos eligen en secreto una palabra de tres letras; empieza la que más vale, y las palabras siguen en la mano. La primera palabra tiene exactamente tres letras; quien no pueda, pasa.',
  abrahaminetz_words_title: 'La palabra siguiente',
  abrahaminetz_words:
    'De tres a nueve letras, una palabra distinta de la que hay. Cubre casillas con letras o comodines, una carta por casilla, y alarga una casilla por delante o por detrás.',
  abrahaminetz_erasers_title: 'Las gomas',
  abrahaminetz_erasers:
    'Las gomas van en los bordes, una tras otra desde fuera, y acortan la palabra; una letra puede cubrirlas en un turno posterior. La palabra es un bloque, al menos una carta puesta queda, y salvo acuerdo ninguna carta cubre la misma letra.',
  abrahaminetz_jokers_title: 'Los comodines',
  abrahaminetz_jokers:
    'Un comodín vale por la letra que se nombra al ponerlo, la conserva para todos hasta que lo cubren, y cuenta 1.',
  abrahaminetz_score_title: 'La puntuación',
  abrahaminetz_score:
    'Todas las cartas de la palabra tal como queda, menos 2 por cada goma visible, más 3 por cada letra o comodín de este turno desde el tercero.',
  abrahaminetz_cards_title: 'Robar, canjear, pasar',
  abrahaminetz_cards:
    'Tras una palabra la mano se completa a siete. Antes de poner, una carta puede ir bajo el mazo por la de arriba, a 2 puntos, hasta siete veces. Pasar no da nada, mantiene el coste de los canjes y hace robar una carta; así una mano puede pasar de siete.',
  abrahaminetz_end_title: 'El final',
  abrahaminetz_end:
    'La partida acaba cuando el mazo y una mano están vacíos, o cuando, sin mazo, todos han pasado seguidos. Las cartas sobrantes restan, una goma 2, un comodín 1. Gana el total más alto.',
  abrahaminetz_options_title: 'Opciones, impugnaciones, tiempo',
  abrahaminetz_options:
    'Los principiantes pueden poner una carta por turno boca abajo, como goma, al borde o, por opción, en cualquier sitio: en medio de la palabra, las letras vecinas se juntan. Valen las palabras acordadas, o si no todas las formas de todas las palabras del diccionario y ningún nombre propio; se comprueban, o se pueden impugnar diez segundos sin penalización. Un minuto para todo el turno. Quien se rinde queda fuera; las manos siguen ocultas hasta el final.',
  abrahaminetz_tips_title: 'Consejos',
  abrahaminetz_tips: 'No acortes con muchas gomas: rara vez compensa.',
  'abrahaminetz-joker-stays_title': '{{was}}, con la {{joker}} de comodín: {{word}}',
  'abrahaminetz-joker-stays': '{{letter}} cubre {{covered}}. El comodín del final sigue siendo {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter_title': '¿{{wanted}} sin carta?',
  'abrahaminetz-joker-is-no-other-letter': 'Alguien quiere que el comodín sea {{other}} en vez de {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter-ask': '¿Puede el comodín cambiar de letra por sí solo?',
  'abrahaminetz-joker-covered_title': '{{word}} con una carta: {{letter}}',
  'abrahaminetz-joker-covered': '{{letter}} cubre el comodín.',
  'abrahaminetz-bonus-for-three_title': '{{word}}: tres letras',
  'abrahaminetz-bonus-for-three': '{{letters}} cubren todo menos {{kept}}: 3 de premio.',
  'abrahaminetz-bonus-for-four_title': '{{word}} desde {{was}}',
  'abrahaminetz-bonus-for-four': 'Cuatro letras puestas. Queda: {{kept}}.',
  'abrahaminetz-bonus-for-five_title': '{{word}}: una casilla más',
  'abrahaminetz-bonus-for-five': 'Cinco letras, una en casilla nueva al final: 9 de premio.',
  'abrahaminetz-two-letters-and-an-eraser_title': '{{word}} desde {{was}}',
  'abrahaminetz-two-letters-and-an-eraser':
    'Dos letras y una goma en la {{erased}}: sin premio, y la goma cuesta 2.',
  'abrahaminetz-two-exchanges-and-a-pass_title': 'Dos canjes y un pase',
  'abrahaminetz-two-exchanges-and-a-pass': 'No se pone nada. ¿Qué da el turno?',
  askLay: 'Toca o escribe las letras en orden; si las tocas otra vez, vuelven.',
  layWrong:
    'La palabra buscada no es {{word}}: empieza por {{first}} y acaba en {{last}}. Toca una letra para recogerla.',
  playNow: 'Jugar ya',
  'kreuzwort-by-hand_title': 'Tu primera palabra',
  'kreuzwort-by-hand': 'Ponla tú.',
  byHandBefore_kreuzwort: 'Pon una palabra hacia abajo desde la {{letter}} puesta.',
  byHandAfter_kreuzwort:
    '{{word}} comparte la {{letter}}: {{count}} fichas menos. Gana quien se quede antes sin fichas.',
  'jarnac-by-hand_title': 'Tu primera palabra',
  'jarnac-by-hand': 'Ponla tú.',
  byHandBefore_jarnac:
    'La fila 1 tiene {{was}}; tu reserva, una {{letter}}. Haz una palabra más larga con todas estas letras.',
  byHandAfter_jarnac:
    '{{word}}: {{count}} letras valen {{points}} puntos. Cada palabra puesta trae una letra nueva.',
  'point-by-hand_title': 'Tu primera palabra',
  'point-by-hand': 'Ponla tú.',
  byHandBefore_point: 'Pon una palabra hacia abajo desde la {{letter}} puesta.',
  byHandAfter_point: '{{word}} vale {{sum}} = {{points}} puntos. La {{letter}} que ya estaba también cuenta.',
  'presto-by-hand_title': 'Tu primera palabra',
  'presto-by-hand': 'Ponla tú.',
  byHandBefore_presto: 'Pon tus últimas fichas hacia abajo desde la {{letter}}. No puede sobrar ninguna.',
  byHandAfter_presto: 'Todas las fichas están puestas y unidas. En la mesa pulsarías ahora ¡Listo!',
  'recht-by-hand_title': 'Tu primera palabra',
  'recht-by-hand': 'Ponla tú.',
  byHandBefore_recht:
    'La {{letter}} está puesta. ¿Qué palabra que empieza por ella podrías acabar con tus fichas?',
  byHandAfter_recht:
    'Nombras {{word}} y pones la {{stone}}. Tienes el resto: si la palabra vuelve a ti, puedes acabarla.',
  'abrahaminetz-by-hand_title': 'Tu primera palabra',
  'abrahaminetz-by-hand': 'Ponla tú.',
  byHandBefore_abrahaminetz: 'En el atril está {{was}}. Cubre su primera letra para hacer una palabra nueva.',
  byHandAfter_abrahaminetz:
    '{{letter}} cubre {{covered}}: {{word}}. Debe quedar al menos una carta de la palabra anterior.',
}
