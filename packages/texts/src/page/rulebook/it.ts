import type { RulebookTexts } from './en.ts'

export const it: RulebookTexts = {
  step: 'passo {{at}} di {{all}}',
  back: 'Indietro',
  next: 'Avanti',
  show: 'Mostra',
  yes: 'Sì',
  no: 'No',
  try: 'Prova',
  askWord: 'Tocca a te: quale parola?',
  askMay: 'Si può posare?',
  askLink: 'È un collegamento?',
  askOwes: 'Quanto si deve?',
  askPoints: 'Quanti punti?',
  askFinished: 'È finito?',
  costs: 'Una nera vale 1, una rossa 3, un jolly 10:',
  notQuite: 'Non proprio.',
  alsoAllowed: 'Va bene anche questa. L’esempio prosegue con un’altra parola.',
  otherWord: 'Forse è una parola, ma non di questo esempio.',
  rack: 'Leggio',
  hand: 'Mano',
  stones: 'Pedine in mano',
  valueColumn: 'Valore',
  countColumn: 'Quante',
  letterColumn: 'Lettera',
  letterTable: 'Lettere: quante e quanto valgono',
  sayTable: 'Ecco che cosa c’è sul tavolo.',
  sayLink: 'Vale, ed è un collegamento: può seguire un’altra parola.',
  sayStands: 'Vale, ma non è un collegamento.',
  sayRefused: 'Rifiutato.',
  sayLeft: 'Un leggio è vuoto; questo resta al primo degli altri.',
  sayPays: '{{points}} da pagare. E il prossimo?',
  sayPaid: '{{points}} da pagare. Al vincitore vanno {{sum}}.',
  sayDeal: 'Tre giocatori con i loro leggii. Il giocatore A apre con {{words}}.',
  sayBench: 'Si consegna questo cruciverba.',
  sayFinished: 'Sono tutte parole, tutte unite: {{points}} punti al primo.',
  'fault_no-word': '{{word}} non è una parola.',
  fault_apart: 'Queste pedine non sono unite a nulla.',
  'fault_left-over': 'Avanzano pedine.',
  sayBegin: 'Il giocatore A posa una pedina e nomina una parola.',
  sayNames: '{{name}} posa {{stone}} e nomina {{word}}.',
  sayAdds: '{{name}} aggiunge {{stone}}.',
  sayRack: 'Il leggio e la mano prima del turno.',
  sayScored: '{{points}} punti. Carte pescate: {{drawn}}.',
  jarnac_about:
    'Due plance di otto righe, lettere visibili a tutti. Posa parole, falle crescere e prendi ciò che all’altro è sfuggito.',
  jarnac_goal_title: 'Lo scopo',
  jarnac_goal:
    'Ogni giocatore ha una plancia e una riserva che tutti vedono; 144 lettere aspettano nel sacchetto. Una riga vale il quadrato della sua lunghezza: tre lettere 9, nove 81. Vince il totale più alto. Un regolamento è un insieme di opzioni che il tavolo può cambiare.',
  jarnac_turn_title: 'Un turno',
  jarnac_turn:
    'Prima Jarnac, se l’altro giocatore ha appena passato. Poi le lettere: sei nel primo turno, dopo una, oppure tre tue contro tre del sacchetto. Poi posa quante parole puoi. Passare chiude il turno; allora l’altro può chiamare Jarnac. Se nel sacchetto restano poche lettere, si prendono quelle che ci sono.',
  jarnac_new_title: 'Una parola nuova',
  jarnac_new:
    'Da tre a nove lettere, tutte dalla riserva, sulla prima riga vuota. Ogni lettera si usa una volta. Senza riga vuota, niente parola nuova.',
  jarnac_remake_title: 'Trasformare una riga',
  jarnac_remake:
    'Tutte le lettere della riga restano e se ne aggiunge almeno una della riserva, in qualsiasi ordine. Nessuna lascia la sua riga. Riordinare non basta.',
  jarnac_reward_title: 'Il premio',
  jarnac_reward:
    'Ogni parola posata frutta una lettera del sacchetto, qualunque sia la sua lunghezza. Tanti piccoli passi rendono più di un salto.',
  jarnac_jarnac_title: 'Jarnac!',
  jarnac_jarnac:
    'Quando un giocatore passa, il seguente può prendere ciò che gli è sfuggito: una riga trasformata con la riserva di chi ha passato, o una parola nuova di quella riserva se c’era posto. La parola va sulla prima riga vuota di chi la prende; la riga svuotata resta vuota. Un Jarnac non frutta lettere, e un altro può seguire con ciò che resta. Pescare è rinunciare.',
  jarnac_call_title: 'Il tempo per chiamare',
  jarnac_call:
    'Jarnac si chiama appena l’altro passa. Il tavolo può dire quanto dura: venti secondi nei due regolamenti da gara, senza limite negli altri e quando si conta a giorni. Finito quel tempo l’occasione è persa, ma il turno che segue ha tutto il suo tempo.',
  jarnac_limits_title: 'Che cosa è al sicuro e chi può chiamare',
  jarnac_limits:
    'Una parola di lunghezza piena non può crescere ed è al sicuro; come handicap si possono proteggere anche parole più corte. Chiama il giocatore seguente; con l’opzione aperta qualsiasi avversario, e allora la pesca aspetta cinque secondi o la rinuncia di tutti. Il tavolo può limitare i Jarnac per occasione o abolirli.',
  jarnac_end_title: 'La fine',
  jarnac_end:
    'Con «ultima riga» la partita finisce quando un giocatore riempie l’ultima riga; in Professionale è concesso un ultimo Jarnac. Con «plancia piena, poi passo» chi ha riempito tutto deve ancora passare senza che nessuno risponda. Finisce anche a sacchetto vuoto quando tutti hanno passato, o dopo sei turni a testa senza una parola. Totali uguali: parità.',
  jarnac_last_title: 'L’ultimo Jarnac e l’ultima riga',
  jarnac_last:
    'Professionale: quando un giocatore riempie l’ultima riga, il seguente può chiamare ancora una volta: una riga di quella plancia trasformata, di qualsiasi lunghezza, o una parola nuova più lunga di quella appena posata. Se così riempie anche la propria ultima riga, la partita finisce; altrimenti comincia il suo turno. Regolamenti francesi: chi riempie l’ottava riga con un Jarnac pesca ancora, gioca, passa e si espone a sua volta.',
  jarnac_judging_title: 'Quali parole valgono',
  jarnac_judging:
    'Controllato: una parola non ammessa è rifiutata e nulla cambia. Contestazione: si può posare di tutto, e gli altri hanno dieci secondi per contestare. Una parola sbagliata torna indietro ed è bandita; con penalità il turno finisce e il giocatore seguente pesca una lettera in più, una giusta ne frutta una in più. In Professionale non si può allungare una parola in un’altra forma della stessa voce.',
  jarnac_wrong_title: 'Parole e Jarnac sbagliati',
  jarnac_wrong:
    'Dove contestare costa, una parola sbagliata chiude il turno e il giocatore seguente pesca una lettera in più: due invece di una, sette invece di sei, quattro invece di tre in un cambio. Un Jarnac sbagliato restituisce la parola; chi ha chiamato perde il turno senza pescare, e chi era stato derubato gioca con una lettera in più, anche dove la partita sarebbe finita. Se è uscito, tocca al seguente che non ha chiamato.',
  jarnac_words_title: 'Quali parole ammette ogni regolamento',
  jarnac_words:
    'Classico, tedesco: tutte le forme di tutte le parole di un dizionario. Professionale: dei sostantivi solo il nominativo singolare, dei verbi solo infinito e participi, le altre come nel classico. Classico, francese: nomi comuni, aggettivi e verbi in tutte le forme; gara: verbi solo all’infinito e ai participi. Internazionale: ogni tipo di parola. Mai: nomi propri, abbreviazioni, prefissi, parole con trattino o apostrofo; in quelli francesi nemmeno le interiezioni.',
  jarnac_sides_title: 'Giocatori e squadre',
  jarnac_sides:
    'Si gioca da due a sei; al posto di un giocatore può esserci una squadra, per la quale decide il capitano. Chi abbandona, o finisce il tempo per tutta la partita, perde; in più di due esce, la sua plancia è al sicuro, e vince l’ultimo rimasto.',
  jarnac_solo_title: 'In solitario',
  jarnac_solo:
    'Una plancia, senza Jarnac né cambio; chi passa pesca una lettera. L’obiettivo è 576: sette parole di nove lettere e una di tre. Le partite si ordinano per i turni che ci sono voluti, poi per punti.',
  jarnac_help_title: 'Vocali, tempo, suggerimenti',
  jarnac_help:
    'Dove vale la regola delle vocali, se le prime sei lettere non ne hanno, l’ultima si cambia finché ne viene una. Scaduto il tempo di un turno, passi; chi tace rinuncia al Jarnac o accetta la parola. I suggerimenti sono un’opzione, e tutti vedono che ne è stato dato uno.',
  jarnac_tips_title: 'Consigli',
  jarnac_tips:
    'Posa passo dopo passo: ogni parola frutta una lettera. Gioca in fretta: meno tempo ha l’altro, meno vede. Tra giocatori diseguali, rendi immuni le parole di sette lettere e più.',
  jarnac_story_title: 'Il nome',
  jarnac_story:
    'Il 10 luglio 1547, davanti al re Enrico II di Francia, Guy Chabot, barone di Jarnac, affrontò in duello La Châtaigneraie, una delle migliori lame del suo tempo. Con un colpo inatteso all’incavo del ginocchio lo fece cadere. Da allora un «coup de Jarnac» è un colpo improvviso che nessuno ha visto arrivare. Si pronuncia «giarnàk», con la g dolce alla francese.',
  'second-row_title': '{{first}}, poi {{word}}',
  'second-row': 'Sei lettere, una prima parola e, con la lettera guadagnata, una seconda sulla riga dopo.',
  transformation_title: '{{first}} diventa {{word}}',
  transformation: 'Le stesse lettere, giocate in altro modo: la riga cresce della {{letter}}.',
  'step-by-step_title': 'Passo dopo passo',
  'step-by-step': 'Da sei lettere, ogni parola nasce dalla precedente. Conta le lettere guadagnate.',
  'at-once_title': 'Tutto in una volta',
  'at-once': 'Le stesse sei lettere in una parola: lunga, ma una sola lettera guadagnata.',
  jarnac:
    'Il giocatore A passa con {{letter}} in riserva e non vede {{word}}. Il giocatore B sì, prima ancora di pescare le sue sei lettere.',
  jarnac_title: '{{word}} viene presa',
  'double-jarnac_title': 'Colpo doppio',
  'double-jarnac': 'Sono rimaste due righe e due lettere. Entrambe le righe cambiano padrone.',
  'why_no-word-across': 'Una serie che la incrocia non è una parola.',
  'why_stones-not-held': 'Manca una pedina sul leggio.',
  'why_nothing-laid': 'Va posata almeno una carta.',
  kreuzwort_about:
    'Un cruciverba su un tavolo senza bordi. Liberati delle pedine, parola per parola, prima degli altri.',
  kreuzwort_stones_title: 'Le pedine',
  kreuzwort_stones:
    'Ottanta pedine: vocali rosse, consonanti nere e un jolly per colore, in due mucchi. Ognuno ne tiene cinque rosse e otto nere; gli altri vedono solo quante. Una partita ha più manche.',
  kreuzwort_words_title: 'Quali parole valgono',
  kreuzwort_words:
    'Le parole del dizionario, anche plurali e altre forme di sostantivi e aggettivi; verbi solo all’infinito. Valgono nomi di battesimo e luoghi; non quelli di ditte, marche e famiglie. Il tavolo può accordarsi diversamente, più facile o più difficile: altre classi di parole come opzione, e parole della casa accettate da tutti.',
  kreuzwort_jolly_title: 'Il jolly',
  kreuzwort_jolly:
    'Un jolly sta per una lettera del suo colore, scelta quando si posa, la stessa nei due sensi. Al tuo turno puoi prendere un jolly con meno di tre vicini in cambio della sua lettera, ma non uno di questo turno.',
  kreuzwort_lay_title: 'Posare una parola',
  kreuzwort_lay:
    'Comincia chi ha la lettera più vicina alla Z. Una parola per turno, in linea, con almeno una pedina già posata. Dove le pedine si toccano, ogni serie di due o più dev’essere una parola; si può allungare.',
  kreuzwort_link_title: 'Che cos’è un collegamento?',
  kreuzwort_link:
    'Le pedine che già stanno sulla linea della tua parola formano blocchi, separati da quelle che posi. Due o più blocchi fanno un collegamento, che vale un’altra parola nello stesso turno. Allungare è un blocco solo, quante che siano le parole che lo incrociano.',
  kreuzwort_buy_title: 'Comprare',
  kreuzwort_buy:
    'Chi non posa niente, o non posa la parola guadagnata, compra una pedina del colore che vuole e il turno finisce. Si passa solo con i due mucchi vuoti.',
  kreuzwort_end_title: 'Il conto',
  kreuzwort_end:
    'Un leggio vuoto chiude la manche. Gli altri pagano: nera 1, rossa 3, jolly 10. Se tutti passano a mucchi vuoti, il leggio che vale meno riceve le differenze; in parità nessuno vince e la manche dopo vale doppio. Ogni parità di seguito raddoppia ancora.',
  kreuzwort_leave_title: 'Lasciare la partita',
  kreuzwort_leave:
    'Chi abbandona, o finisce il tempo, lascia la partita; le sue pedine tornano nei mucchi e gli altri continuano. In quella manche paga al vincitore per il leggio che aveva; le manche già chiuse restano. In Point i punti restano segnati ma non vincono. In Presto non ha finito. In Wer behält recht? chi ha un dovere paga a tutti. Vince l’ultimo rimasto.',
  kreuzwort_tips_title: 'Consigli',
  kreuzwort_tips: 'Liberati presto di H, Q e Z, o apri con una parola lunga.',
  'kreuzwort-touching_title': '{{word}}: {{own}} accanto a {{beside}}',
  'kreuzwort-touching':
    '{{word}} scenderebbe attraverso la {{first}}. La sua {{own}} toccherebbe la {{beside}}.',
  'kreuzwort-link_title': '{{word}} unisce due parole',
  'kreuzwort-link':
    'Dalla {{first}} di {{one}} alla {{last}} di {{other}}: due pedine già posate e due nuove in mezzo.',
  'kreuzwort-no-link_title': '{{was}} diventa {{word}}',
  'kreuzwort-no-link': '{{one}} e {{other}} incrociano la parola che cresce della {{letter}}.',
  'kreuzwort-red-jolly_title': '{{word}} con un jolly rosso',
  'kreuzwort-red-jolly': 'Niente {{letter}} sul leggio, ma un jolly rosso.',
  'kreuzwort-black-jolly_title': '{{word}} con un jolly nero',
  'kreuzwort-black-jolly': 'La stessa parola, ma il jolly è nero.',
  'kreuzwort-settlement_title': 'Chi deve quanto?',
  'kreuzwort-settlement': 'A tre giocatori restano pedine quando il quarto non ne ha più.',
  point_about: 'Kreuzwort a punti: ogni lettera della parola conta, e vince chi finisce per primo.',
  point_count_title: 'Il conteggio',
  point_count:
    'Ogni lettera della parola conta il suo valore, anche quelle già posate; un jolly non conta, né contano le parole incrociate. Il numero di pedine è libero; con otto rosse e dieci o dodici nere si gioca fino in tre.',
  point_link_title: 'Collegamenti e acquisti',
  point_link:
    'Un collegamento dà diritto a un’altra parola, che conta anch’essa; rinunciare non costa nulla. Chi non posa compra da una a tre pedine, o passa.',
  point_end_title: 'La fine',
  point_end:
    'Il primo leggio vuoto riceve dieci punti e il giro si completa. Le pedine rimaste si sottraggono, un jolly dieci. Vince chi finisce per primo; per opzione, chi ha più punti.',
  point_tips_title: 'Consigli',
  point_tips: 'Le lettere di valore vogliono una parola lunga; un collegamento ne vale due.',
  'point-sample_title': 'Una partita modello',
  'point-sample': '{{turns}} turni fino a {{scores}}. Prima di ciascuno puoi indovinare quanto frutta.',
  pointTurn: '{{name}}: {{words}}, {{points}} punti.',
  pointNext_word: 'Poi {{word}}.',
  pointNext_jolly: 'Poi {{word}}, con la {{letter}} jolly.',
  pointNext_swap: 'Poi il jolly è preso per la sua lettera e diventa {{letter}} in {{word}}.',
  pointNext_link: 'Poi {{word}}, un collegamento tra due parole, e quindi {{more}}.',
  pointNext_lap: 'Il giro continua: {{word}}.',
  pointOut: 'Così il leggio è vuoto: dieci in più.',
  pointEnd: 'Ciò che avanza si sottrae: {{scores}}. {{name}} ha finito prima e vince.',
  presto_about:
    'Tutti insieme: costruisci un cruciverba con tutte le tue pedine e di’ «Fatto!» prima degli altri.',
  presto_deal_title: 'La distribuzione',
  presto_deal:
    'Dodici nere e sette rosse fino a quattro giocatori, dieci e sei in cinque, otto e cinque in sei; il resto sta fuori. Gli altri vedono solo quante ne hai posate; tutto si mostra a fine manche.',
  presto_build_title: 'Costruire',
  presto_build:
    'Un solo cruciverba unito, spostato e rifatto a piacere. Ogni serie di due o più è una parola; basta toccarsi per stare insieme.',
  presto_finish_title: '«Fatto!»',
  presto_finish:
    'Il primo riceve quattro punti, il secondo due, e la manche finisce. Nella variante facile può avanzare una pedina, per due e uno. Un annuncio sbagliato mostra gli errori e blocca cinque secondi. Si può rinunciare; dopo cinque minuti la manche finisce.',
  presto_match_title: 'La partita',
  presto_match: 'Un numero di manche, tre di norma, o un obiettivo di punti.',
  presto_tips_title: 'Consigli',
  presto_tips: 'Sistema prima H, Q e Z, o comincia con una parola lunga e appendici il resto.',
  'presto-right_title': '{{first}} e {{second}}',
  'presto-right': 'Quattro pedine, due parole, un cruciverba.',
  'presto-no-word_title': 'Un quadrato di quattro',
  'presto-no-word': '{{first}}, {{second}} e {{third}} sono parole. È tutto ciò che si legge?',
  'presto-apart_title': 'Due pezzi',
  'presto-apart': '{{first}} sopra, {{second}} sotto, e una riga vuota in mezzo.',
  'presto-easy_title': 'Una pedina avanzata, variante facile',
  'presto-easy': 'La {{letter}} non ha trovato posto.',
  recht_about:
    'Pedina dopo pedina cresce una parola che qualcuno ha nominato. Chi l’ha nominata deve poterla finire.',
  recht_naming_title: 'Nominare',
  recht_naming:
    'Chi comincia posa una pedina e nomina una parola col suo posto. Deve accordarsi con tutto ciò che sta sulla sua linea, contenere tutto il pezzo, avere caselle vuote prima e dopo e formare solo parole all’incrocio. Le pedine mancanti non occorre averle. Le successive cominciano accanto a una lettera dell’ultima finita.',
  recht_grow_title: 'Far crescere',
  recht_grow:
    'Poi ciascuno aggiunge una pedina a un capo: per un’altra parola, di cui diventa autore, o per quella nominata. Oppure compra una pedina e ritenta, altrimenti passa. Se chi l’ha nominata la finisce subito, comincia il prossimo; se no comincia l’autore, anche fuori turno.',
  recht_duty_title: 'Il dovere dell’autore',
  recht_duty:
    'Quando il turno torna all’autore e la parola è ancora la stessa, tutte le pedine mancanti vanno posate subito. Chi non può esce e paga a ogni giocatore rimasto il valore del suo leggio.',
  recht_bonus_title: 'Pedine in premio',
  recht_bonus:
    'Una pedina che completa un quadrato di quattro, e un inizio che incrocia in una vocale, danno ciascuno una pedina in più per la parola nominata. Le pedine in premio non nominano e non fruttano.',
  recht_end_title: 'La fine',
  recht_end:
    'Un leggio vuoto vince subito, e gli altri pagano come nel Kreuzwort. A mucchi vuoti, se nessuno comincia più, vince il leggio che vale meno; in parità nessuno vince e la manche dopo vale doppio. Scaduto il tempo, il dovere si compie se si può; altrimenti compri e passi.',
  recht_tips_title: 'Consigli',
  recht_tips: 'Osa presto: una parola nominata all’inizio di rado torna a te incompiuta e immutata.',
  'recht-completed_title': '{{word}} è finita da altri',
  'recht-completed': 'Tre giocatori, una parola.',
  'recht-completed-1': 'Mancano {{first}} e {{last}}; non occorre averle.',
  'recht-completed-2': 'Così la parola nominata va avanti.',
  'recht-completed-3': '{{word}} è completa, e il suo autore comincia la prossima, fuori turno.',
  'recht-renamed_title': '{{word}} diventa {{other}}',
  'recht-renamed': 'Il secondo nomina un’altra parola intorno alle stesse pedine.',
  'recht-renamed-1': 'La parola nominata è {{word}}.',
  'recht-renamed-2': 'Ora l’autore è il giocatore B; il giocatore A non deve più nulla.',
  'recht-renamed-3': 'Manca solo la {{lacking}}. Se nessuno cambia la parola, il giocatore B dovrà posarla.',
  abrahaminetz_about:
    'Una parola al centro per tutti. Copri le sue carte, allungala, accorciala: ogni turno ne fa un’altra.',
  abrahaminetz_start_title: 'L’inizio',
  abrahaminetz_start:
    '110 carte: 94 lettere, dieci gomme, sei jolly; sette per mano. Tutti scelgono in segreto una parola di tre lettere; comincia quella che vale di più, e le parole restano in mano. La prima parola ha esattamente tre lettere; chi non può, passa.',
  abrahaminetz_words_title: 'La parola seguente',
  abrahaminetz_words:
    'Da tre a nove lettere, una parola diversa da quella che c’è. Copri caselle con lettere o jolly, una carta per casella, e allunga di una casella davanti o dietro.',
  abrahaminetz_erasers_title: 'Le gomme',
  abrahaminetz_erasers:
    'Le gomme vanno ai bordi, una dopo l’altra dall’esterno, e accorciano la parola; una lettera può coprirle in un turno successivo. La parola è un blocco, almeno una carta posata resta e, salvo accordo, nessuna carta copre la stessa lettera.',
  abrahaminetz_jokers_title: 'I jolly',
  abrahaminetz_jokers:
    'Un jolly sta per la lettera nominata quando si posa, la tiene per tutti finché è coperto, e conta 1.',
  abrahaminetz_score_title: 'Il punteggio',
  abrahaminetz_score:
    'Tutte le carte della parola com’è ora, meno 2 per ogni gomma visibile, più 3 per ogni lettera o jolly di questo turno dal terzo in poi.',
  abrahaminetz_cards_title: 'Pescare, scambiare, passare',
  abrahaminetz_cards:
    'Dopo una parola la mano torna a sette. Prima di posare, una carta può andare sotto il mazzo in cambio della prima, a 2 punti, fino a sette volte. Passare non dà nulla, mantiene il costo degli scambi e fa pescare una carta; così una mano può superare sette.',
  abrahaminetz_end_title: 'La fine',
  abrahaminetz_end:
    'La partita finisce quando il mazzo e una mano sono vuoti, o quando, a mazzo vuoto, tutti hanno passato di seguito. Le carte rimaste si sottraggono, una gomma 2, un jolly 1. Vince il totale più alto.',
  abrahaminetz_options_title: 'Opzioni, contestazioni, tempo',
  abrahaminetz_options:
    'I principianti possono posare una carta coperta per turno, come gomma, al bordo o, per opzione, ovunque: in mezzo alla parola le lettere vicine si uniscono. Valgono le parole convenute, altrimenti tutte le forme di tutte le parole del dizionario e nessun nome proprio; si controllano, o si possono contestare per dieci secondi senza penalità. Un minuto per tutto il turno. Chi abbandona esce; le mani restano nascoste fino alla fine.',
  abrahaminetz_tips_title: 'Consigli',
  abrahaminetz_tips: 'Non accorciare con molte gomme: di rado conviene.',
  'abrahaminetz-joker-stays_title': '{{was}}, la {{joker}} è un jolly: {{word}}',
  'abrahaminetz-joker-stays': '{{letter}} copre {{covered}}. Il jolly in fondo resta {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter_title': '{{wanted}} senza carta?',
  'abrahaminetz-joker-is-no-other-letter':
    'Qualcuno vorrebbe che il jolly fosse {{other}} invece di {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter-ask': 'Il jolly può cambiare lettera da solo?',
  'abrahaminetz-joker-covered_title': '{{word}} con una carta: {{letter}}',
  'abrahaminetz-joker-covered': '{{letter}} copre il jolly.',
  'abrahaminetz-bonus-for-three_title': '{{word}}: tre lettere',
  'abrahaminetz-bonus-for-three': '{{letters}} coprono tutto tranne {{kept}}: premio di 3.',
  'abrahaminetz-bonus-for-four_title': '{{word}} da {{was}}',
  'abrahaminetz-bonus-for-four': 'Quattro lettere posate. Resta: {{kept}}.',
  'abrahaminetz-bonus-for-five_title': '{{word}}: una casella in più',
  'abrahaminetz-bonus-for-five': 'Cinque lettere, una su una casella nuova in fondo: premio di 9.',
  'abrahaminetz-two-letters-and-an-eraser_title': '{{word}} da {{was}}',
  'abrahaminetz-two-letters-and-an-eraser':
    'Due lettere e una gomma sulla {{erased}}: nessun premio, e la gomma costa 2.',
  'abrahaminetz-two-exchanges-and-a-pass_title': 'Due scambi, poi si passa',
  'abrahaminetz-two-exchanges-and-a-pass': 'Non si posa nulla. Che cosa frutta il turno?',
  askLay: 'Tocca o scrivi le lettere in ordine; se le tocchi di nuovo, tornano.',
  layWrong:
    'La parola cercata non è {{word}}: comincia con {{first}} e finisce con {{last}}. Tocca una lettera per riprenderla.',
  playNow: 'Gioca subito',
  'kreuzwort-by-hand_title': 'La tua prima parola',
  'kreuzwort-by-hand': 'Posala tu.',
  byHandBefore_kreuzwort: 'Posa una parola in verticale a partire dalla {{letter}}.',
  byHandAfter_kreuzwort:
    '{{word}} condivide la {{letter}}: {{count}} pedine in meno. Vince chi per primo svuota il leggio.',
  'jarnac-by-hand_title': 'La tua prima parola',
  'jarnac-by-hand': 'Posala tu.',
  byHandBefore_jarnac:
    'La riga 1 ha {{was}}, la tua riserva una {{letter}}. Fai una parola più lunga con tutte queste lettere.',
  byHandAfter_jarnac:
    '{{word}}: {{count}} lettere valgono {{points}} punti. Ogni parola posata porta una nuova lettera.',
  'point-by-hand_title': 'La tua prima parola',
  'point-by-hand': 'Posala tu.',
  byHandBefore_point: 'Posa una parola in verticale a partire dalla {{letter}}.',
  byHandAfter_point: '{{word}} vale {{sum}} = {{points}} punti. Anche la {{letter}} già posata conta.',
  'presto-by-hand_title': 'La tua prima parola',
  'presto-by-hand': 'Posala tu.',
  byHandBefore_presto:
    'Posa le ultime pedine in verticale a partire dalla {{letter}}. Non deve avanzarne nessuna.',
  byHandAfter_presto: 'Tutte le pedine sono posate e unite. Al tavolo ora premeresti Fatto!',
  'recht-by-hand_title': 'La tua prima parola',
  'recht-by-hand': 'Posala tu.',
  byHandBefore_recht:
    'La {{letter}} è posata. Quale parola che comincia così potresti finire con le tue pedine?',
  byHandAfter_recht:
    'Nomini {{word}} e posi la {{stone}}. Hai il resto: se la parola torna a te, puoi finirla.',
  'abrahaminetz-by-hand_title': 'La tua prima parola',
  'abrahaminetz-by-hand': 'Posala tu.',
  byHandBefore_abrahaminetz: 'Sul leggio c’è {{was}}. Copri la prima lettera per fare una parola nuova.',
  byHandAfter_abrahaminetz:
    '{{letter}} copre {{covered}}: {{word}}. Deve restare almeno una carta della parola vecchia.',
}
