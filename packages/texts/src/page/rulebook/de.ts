import type { RulebookTexts } from './en.ts'

export const de: RulebookTexts = {
  step: 'Schritt {{at}} von {{all}}',
  back: 'Zurück',
  next: 'Weiter',
  show: 'Zeig es mir',
  yes: 'Ja',
  no: 'Nein',
  try: 'Versuchen',
  askWord: 'Du bist dran: Welches Wort?',
  askMay: 'Darf es gelegt werden?',
  askLink: 'Ist das eine Verbindung?',
  askOwes: 'Wie viel ist zu zahlen?',
  askPoints: 'Wie viele Punkte?',
  askFinished: 'Ist es fertig?',
  costs: 'Schwarz zählt 1, Rot 3, ein Jolly 10:',
  notQuite: 'Nicht ganz.',
  alsoAllowed: 'Das geht auch. Das Beispiel geht mit einem anderen Wort weiter.',
  otherWord: 'Vielleicht ein Wort, aber keins aus diesem Beispiel.',
  rack: 'Leiste',
  hand: 'Hand',
  stones: 'Steine in der Hand',
  valueColumn: 'Wert',
  countColumn: 'Anzahl',
  letterColumn: 'Buchstabe',
  letterTable: 'Buchstaben: wie viele und was sie wert sind',
  sayTable: 'Das liegt auf dem Tisch.',
  sayLink: 'Es gilt, und es ist eine Verbindung: Ein weiteres Wort darf folgen.',
  sayStands: 'Es gilt, ist aber keine Verbindung.',
  sayRefused: 'Abgelehnt.',
  sayLeft: 'Ein Bänkchen ist leer; das hat der Erste der anderen noch übrig.',
  sayPays: '{{points}} zu zahlen. Und der Nächste?',
  sayPaid: '{{points}} zu zahlen. Dem Gewinner werden {{sum}} gutgeschrieben.',
  sayDeal:
    'Drei Spieler, je dreizehn Steine. Spieler A eröffnet mit {{words}}, einem Hauswort dieses Tisches.',
  sayBench: 'Dieses Kreuzwort wird abgegeben.',
  sayFinished: 'Alles sind Wörter, alles ist verbunden: {{points}} Punkte für den Ersten.',
  'fault_no-word': '{{word}} ist kein Wort.',
  fault_apart: 'Diese Steine hängen an nichts.',
  'fault_left-over': 'Es bleiben Steine übrig.',
  sayBegin: 'Spieler A legt einen Stein und nennt ein Wort.',
  sayNames: '{{name}} legt {{stone}} und nennt {{word}}.',
  sayAdds: '{{name}} legt {{stone}} an.',
  sayRack: 'Leiste und Hand vor dem Zug.',
  sayScored: '{{points}} Punkte. Gezogene Karten: {{drawn}}.',
  jarnac_about:
    'Zwei Bretter mit acht Zeilen, die Buchstaben offen für alle. Leg Wörter, lass sie wachsen und nimm, was die andere Partei übersehen hat.',
  jarnac_goal_title: 'Das Ziel',
  jarnac_goal:
    'Jede Partei hat ein Brett und einen Vorrat, den alle sehen; 144 Buchstaben warten im Beutel. Eine Zeile zählt das Quadrat ihrer Länge: drei Buchstaben 9, neun 81. Die höchste Summe gewinnt. Ein Regelwerk ist ein Bündel von Einstellungen; der Tisch darf jede ändern.',
  jarnac_turn_title: 'Ein Zug',
  jarnac_turn:
    'Zuerst Jarnac, wenn die Partei davor gerade gepasst hat. Dann Buchstaben: sechs im ersten Zug, später einen, oder drei von dir gegen drei aus dem Beutel. Dann legst du so viele Wörter wie möglich. Passen beendet den Zug; dann darf die nächste Partei Jarnac rufen. Reicht der Beutel nicht, nimmst du, was noch da ist.',
  jarnac_new_title: 'Ein neues Wort',
  jarnac_new:
    'Drei bis neun Buchstaben, alle aus dem Vorrat, auf die erste leere Zeile. Jeder Buchstabe gilt einmal. Ohne leere Zeile kein neues Wort.',
  jarnac_remake_title: 'Eine Zeile umbauen',
  jarnac_remake:
    'Alle Buchstaben der Zeile bleiben, mindestens einer aus dem Vorrat kommt dazu, in beliebiger Folge. Keiner verlässt seine Zeile. Nur umstellen reicht nicht.',
  jarnac_reward_title: 'Der Lohn',
  jarnac_reward:
    'Jedes gelegte Wort bringt einen Buchstaben aus dem Beutel, egal wie lang es ist. Viele kleine Schritte lohnen sich also mehr als ein Sprung.',
  jarnac_jarnac_title: 'Jarnac!',
  jarnac_jarnac:
    'Nach einem Passen darf die nächste Partei nehmen, was übersehen wurde: eine Zeile, umgebaut mit dem Vorrat der passenden Partei, oder ein neues Wort aus diesem Vorrat, wenn dort Platz war. Das Wort kommt auf die erste leere Zeile des Rufers; die geleerte Zeile bleibt leer. Ein Jarnac bringt keinen Buchstaben, ein weiterer darf mit dem Rest folgen. Wer Buchstaben nimmt, lässt die Gelegenheit aus.',
  jarnac_call_title: 'Die Zeit zum Rufen',
  jarnac_call:
    'Jarnac ruft man sofort nach dem Passen. Der Tisch kann sagen, wie lange das ist: zwanzig Sekunden bei „Profi“ und „Turnier“, sonst und bei Tagen je Zug unbegrenzt. Danach ist die Gelegenheit vorbei, doch der Zug, der folgt, hat seine ganze Zeit.',
  jarnac_limits_title: 'Was sicher ist und wer rufen darf',
  jarnac_limits:
    'Ein Wort voller Länge kann nicht wachsen und ist sicher; als Vorgabe lassen sich auch kürzere schützen. Es ruft die nächste Partei; mit der offenen Einstellung jeder Gegner, und dann wartet das Ziehen fünf Sekunden oder bis alle verzichtet haben. Ein Tisch darf die Rufe begrenzen oder Jarnac abschalten.',
  jarnac_end_title: 'Das Ende',
  jarnac_end:
    'Bei „letzte Zeile“ endet das Spiel, wenn eine Partei ihre letzte Zeile füllt; bei „Profi“ gibt es noch ein letztes Jarnac. Bei „volles Brett, dann Passen“ muss die Partei mit vollem Brett noch passen, ohne dass jemand antwortet. Es endet auch, wenn der Beutel leer ist und alle gepasst haben, oder nach je sechs Zügen ohne Wort. Gleichstand ist unentschieden.',
  jarnac_last_title: 'Das letzte Jarnac und die letzte Zeile',
  jarnac_last:
    'Profi: Füllt eine Partei ihre letzte Zeile, darf die nächste noch einmal rufen: eine beliebige Zeile dieses Bretts, umgebaut zu jeder Länge, oder ein neues Wort, das länger ist als das eben gelegte. Füllt das auch die letzte Zeile des Rufers, ist das Spiel aus; sonst beginnt sein Zug. Französische Regeln: Wer seine achte Zeile durch ein Jarnac füllt, zieht noch Buchstaben, spielt weiter, passt und kann selbst bestohlen werden.',
  jarnac_judging_title: 'Was als Wort gilt',
  jarnac_judging:
    'Geprüft: Ein Wort, das nicht gilt, wird abgelehnt, und nichts ändert sich. Anzweifeln: Alles darf gelegt werden, zehn Sekunden lang dürfen die anderen es anzweifeln. Ein falsches Wort kommt zurück und darf nicht mehr gelegt werden; mit Strafe endet der Zug, und die nächste Partei zieht einen mehr, ein richtiges bringt einen mehr. Bei „Profi“ darf kein Wort zu einer anderen Form desselben Eintrags verlängert werden.',
  jarnac_wrong_title: 'Falsche Wörter, falsche Jarnacs',
  jarnac_wrong:
    'Wo Anzweifeln kostet, beendet ein falsches Wort den Zug, und die nächste Partei zieht einen Buchstaben mehr: zwei statt einem, sieben statt sechs, vier statt drei beim Tausch. Ein falsches Jarnac gibt das Wort zurück; der Rufer verliert seinen Zug ohne Buchstaben, und die bestohlene Partei ist mit einem Buchstaben mehr am Zug, auch wo das Spiel geendet hätte. Ist sie ausgeschieden, so die nächste, die nicht gerufen hat.',
  jarnac_words_title: 'Welche Wörter jedes Regelwerk zulässt',
  jarnac_words:
    'Klassisch, deutsch: jede Form jedes Wortes im Wörterbuch. Profi: Substantive nur im Nominativ Singular, Verben nur im Infinitiv und als Partizip, andere Wörter wie bei „Klassisch“. Klassisch, französisch: Substantive, Adjektive und Verben in allen Formen; Turnier: Verben nur im Infinitiv und als Partizip. International: jede Wortart. Nirgends: Eigennamen, Abkürzungen, Vorsilben, Wörter mit Bindestrich oder Auslassungszeichen; im Französischen auch keine Ausrufe.',
  jarnac_sides_title: 'Parteien und Teams',
  jarnac_sides:
    'Zwei bis sechs Parteien, jede ein Spieler oder ein Team, dessen Kapitän entscheidet. Wer aufgibt oder die Zeit für das ganze Spiel verbraucht hat, verliert; bei mehr als zwei Parteien scheidet diese aus, ihr Brett ist sicher, und die letzte gewinnt.',
  jarnac_solo_title: 'Allein',
  jarnac_solo:
    'Ein Brett, kein Jarnac, kein Tausch; Passen zieht einen Buchstaben. Das Ziel ist 576: sieben Wörter mit neun Buchstaben und eins mit drei. Gewertet werden die Züge, die man dafür braucht, dann die Punkte.',
  jarnac_help_title: 'Vokale, Zeit, Tipps',
  jarnac_help:
    'Wo die Vokalregel gilt, wird bei sechs ersten Buchstaben ohne Vokal der letzte getauscht, bis einer kommt. Ist die Zeit für einen Zug um, passt du; wer nichts sagt, verzichtet auf das Jarnac oder lässt das Wort gelten. Tipps sind eine Einstellung, und alle sehen, dass einer gegeben wurde.',
  jarnac_tips_title: 'Tipps',
  jarnac_tips:
    'Leg Schritt für Schritt: Jedes Wort bringt einen Buchstaben. Spiel flott: Je weniger Zeit die anderen haben, desto weniger sehen sie. Bei ungleichen Spielern mach Wörter ab sieben Buchstaben unantastbar.',
  jarnac_story_title: 'Der Name',
  jarnac_story:
    'Am 10. Juli 1547 traf Guy Chabot, Baron von Jarnac, vor König Heinrich II. von Frankreich im Duell auf La Châtaigneraie, einen der besten Fechter seiner Zeit. Mit einem unerwarteten Hieb in die Kniekehle brachte er ihn zu Fall. Ein „coup de Jarnac“ heißt seither ein plötzlicher Streich, den niemand kommen sah. Man spricht es „Scharnak“, mit weichem Sch wie in „Journal“.',
  'second-row_title': '{{first}}, dann {{word}}',
  'second-row':
    'Sechs Buchstaben, ein erstes Wort und mit dem verdienten Buchstaben ein zweites auf der nächsten Zeile.',
  transformation_title: '{{first}} wird {{word}}',
  transformation: 'Dieselben Buchstaben, anders gespielt: Die Zeile wächst um das {{letter}}.',
  'step-by-step_title': 'Schritt für Schritt',
  'step-by-step': 'Aus sechs Buchstaben, jedes Wort aus dem davor. Zähl die verdienten Buchstaben.',
  'at-once_title': 'Auf einmal',
  'at-once': 'Dieselben sechs Buchstaben in einem Wort: lang, aber nur ein Buchstabe verdient.',
  jarnac:
    'Spieler A passt mit {{letter}} im Vorrat und sieht {{word}} nicht. Spieler B schon, noch bevor er seine sechs Buchstaben zieht.',
  jarnac_title: '{{word}} wird genommen',
  'double-jarnac_title': 'Zwei auf einen Streich',
  'double-jarnac': 'Zwei Zeilen und zwei Buchstaben blieben liegen. Beide Zeilen wechseln den Besitzer.',
  'why_no-word-across': 'Eine Folge quer dazu ist kein Wort.',
  'why_stones-not-held': 'Ein nötiger Stein ist nicht auf dem Bänkchen.',
  'why_nothing-laid': 'Mindestens eine Karte muss gelegt werden.',
  kreuzwort_about:
    'Ein Kreuzwort auf einem Tisch ohne Rand. Werde deine Steine los, Wort für Wort, vor den anderen.',
  kreuzwort_stones_title: 'Die Steine',
  kreuzwort_stones:
    'Achtzig Steine: rote Vokale, schwarze Konsonanten und ein Jolly jeder Farbe, in zwei Vorräten. Jeder hält fünf rote und acht schwarze; die anderen sehen nur, wie viele. Ein Spiel hat mehrere Runden.',
  kreuzwort_words_title: 'Welche Wörter gelten',
  kreuzwort_words:
    'Wörter des Wörterbuchs, auch Mehrzahl und andere Formen von Substantiven und Adjektiven; Verben nur in der Grundform. Vornamen und Orte gelten; Firmen-, Marken- und Familiennamen nicht. Der Tisch kann anderes vereinbaren, leichter oder schwerer: andere Wortarten als Einstellung und Hauswörter, denen alle zustimmen.',
  kreuzwort_jolly_title: 'Der Jolly',
  kreuzwort_jolly:
    'Ein Jolly steht für einen Buchstaben seiner Farbe, gewählt beim Legen, in beiden Richtungen gleich. Wenn du dran bist, darfst du einen liegenden Jolly mit weniger als drei Nachbarn gegen seinen Buchstaben nehmen, aber keinen aus diesem Zug.',
  kreuzwort_lay_title: 'Ein Wort legen',
  kreuzwort_lay:
    'Es beginnt, wer den Buchstaben am nächsten bei Z hält. Ein Wort je Zug, in einer Linie, mit mindestens einem liegenden Stein. Wo Steine sich berühren, muss jede Folge von zwei und mehr ein Wort sein; Verlängern ist erlaubt.',
  kreuzwort_link_title: 'Was ist eine Verbindung?',
  kreuzwort_link:
    'Die Steine, die in der Linie deines Wortes schon liegen, bilden Blöcke, getrennt durch die, die du legst. Zwei oder mehr Blöcke sind eine Verbindung, und sie bringt ein weiteres Wort im selben Zug. Verlängern ist ein Block, egal wie viele Wörter kreuzen.',
  kreuzwort_buy_title: 'Kaufen',
  kreuzwort_buy:
    'Wer nichts legt, oder nicht das verdiente Wort, kauft einen Stein einer Farbe nach Wahl, und der Zug ist aus. Passen geht nur, wenn beide Vorräte leer sind.',
  kreuzwort_end_title: 'Abrechnung',
  kreuzwort_end:
    'Ein leeres Bänkchen beendet die Runde. Die anderen zahlen: schwarz 1, rot 3, Jolly 10. Passen alle bei leeren Vorräten, erhält das Bänkchen mit dem kleinsten Wert die Unterschiede; bei Gleichstand gewinnt niemand, und die nächste Runde zählt doppelt. Jeder weitere Gleichstand verdoppelt noch einmal.',
  kreuzwort_leave_title: 'Aussteigen',
  kreuzwort_leave:
    'Wer aufgibt oder wessen Zeit abgelaufen ist, steigt aus; die Steine gehen in die Vorräte zurück, und die anderen spielen weiter. In dieser Runde zahlt er dem Gewinner, was sein Bänkchen wert war; abgerechnete Runden bleiben. Bei Point bleiben die Punkte stehen, gewinnen aber nicht. Bei Presto ist er nicht fertig geworden. Bei Wer behält recht? zahlt, wer eine Pflicht hat, an alle. Der Letzte gewinnt.',
  kreuzwort_tips_title: 'Tipps',
  kreuzwort_tips: 'Trenn dich früh von J, V, X und Y, oder eröffne mit einem langen Wort.',
  'kreuzwort-touching_title': '{{word}}: {{own}} neben {{beside}}',
  'kreuzwort-touching':
    '{{word}} soll durch das {{first}} nach unten. Sein {{own}} würde das {{beside}} berühren.',
  'kreuzwort-link_title': '{{word}} verbindet zwei Wörter',
  'kreuzwort-link':
    'Vom {{first}} in {{one}} hinunter zum {{last}} in {{other}}: zwei liegende Steine, zwei neue dazwischen.',
  'kreuzwort-no-link_title': 'Aus {{was}} wird {{word}}',
  'kreuzwort-no-link': '{{one}} und {{other}} kreuzen das Wort, das um das {{letter}} wächst.',
  'kreuzwort-red-jolly_title': '{{word}} mit rotem Jolly',
  'kreuzwort-red-jolly': 'Kein {{letter}} auf dem Bänkchen, aber ein roter Jolly.',
  'kreuzwort-black-jolly_title': '{{word}} mit schwarzem Jolly',
  'kreuzwort-black-jolly': 'Dasselbe Wort, aber der Jolly ist schwarz.',
  'kreuzwort-settlement_title': 'Wer zahlt wie viel?',
  'kreuzwort-settlement': 'Drei Spieler haben noch Steine, als der vierte keine mehr hat.',
  point_about:
    'Kreuzwort um Punkte: Jeder Buchstabe des gelegten Wortes zählt, und wer zuerst fertig ist, gewinnt.',
  point_count_title: 'Zählen',
  point_count:
    'Jeder Buchstabe des gelegten Wortes zählt seinen Wert, auch liegende; ein Jolly zählt nichts, quer gebildete Wörter auch nicht. Die Zahl der Steine ist frei; mit acht roten und zehn oder zwölf schwarzen können bis zu drei spielen.',
  point_link_title: 'Verbindungen und Kauf',
  point_link:
    'Eine Verbindung gibt das Recht auf ein weiteres Wort, das auch zählt; darauf zu verzichten kostet nichts. Wer nicht legt, kauft ein bis drei Steine oder passt.',
  point_end_title: 'Das Ende',
  point_end:
    'Das erste leere Bänkchen bekommt zehn Punkte, und der Umlauf wird zu Ende gespielt. Übrige Steine zählen gegen dich, ein Jolly zehn. Wer zuerst fertig ist, gewinnt; wahlweise gewinnen die meisten Punkte.',
  point_tips_title: 'Tipps',
  point_tips: 'Wertvolle Buchstaben verdienen ein langes Wort; eine Verbindung ist zwei wert.',
  'point-sample_title': 'Das Musterspiel der Schachtel',
  'point-sample': '{{turns}} Züge bis {{scores}}. Vor jedem darfst du raten, was er bringt.',
  pointTurn: '{{name}}: {{words}}, {{points}} Punkte.',
  pointNext_word: 'Als Nächstes: {{word}}.',
  pointNext_jolly: 'Als Nächstes: {{word}}, das {{letter}} ein Jolly.',
  pointNext_swap:
    'Als Nächstes: Der Jolly wird gegen seinen Buchstaben genommen und wird zum {{letter}} in {{word}}.',
  pointNext_link: 'Als Nächstes: {{word}}, eine Verbindung zweier Wörter, dann {{more}}.',
  pointNext_lap: 'Der Umlauf geht weiter: {{word}}.',
  pointOut: 'Danach ist das Bänkchen leer: zehn dazu.',
  pointEnd: 'Was übrig ist, wird abgezogen: {{scores}}. {{name}} war zuerst fertig und gewinnt.',
  presto_about: 'Alle zugleich: Bau aus all deinen Steinen ein Kreuzwort und ruf „Fertig!“ vor den anderen.',
  presto_deal_title: 'Das Austeilen',
  presto_deal:
    'Zwölf schwarze und sieben rote bei bis zu vier Spielern, zehn und sechs bei fünf, acht und fünf bei sechs; der Rest bleibt draußen. Die anderen sehen nur, wie viele Steine du gelegt hast; alles wird am Ende der Runde gezeigt.',
  presto_build_title: 'Bauen',
  presto_build:
    'Ein zusammenhängendes Kreuzwort, beliebig verschoben und umgebaut. Jede Folge von zwei und mehr ist ein Wort; dass Steine sich berühren, genügt für den Zusammenhalt.',
  presto_finish_title: '„Fertig!“',
  presto_finish:
    'Der Erste bekommt vier Punkte, der Zweite zwei, dann ist die Runde aus. Leichte Variante: Ein Stein darf übrig bleiben, für zwei und einen. Eine falsche Meldung zeigt ihre Fehler und sperrt fünf Sekunden. Man darf aufgeben; nach fünf Minuten endet die Runde.',
  presto_match_title: 'Das Spiel',
  presto_match: 'Eine Zahl von Runden, gewöhnlich drei, oder ein Punkteziel.',
  presto_tips_title: 'Tipps',
  presto_tips: 'Bring zuerst J, V, X und Y unter, oder beginn mit einem langen Wort und häng den Rest daran.',
  'presto-right_title': '{{first}} und {{second}}',
  'presto-right': 'Vier Steine, zwei Wörter, ein Kreuzwort.',
  'presto-no-word_title': 'Ein Viererblock',
  'presto-no-word': '{{first}}, {{second}} und {{third}} sind Wörter. Ist das alles, was zu lesen ist?',
  'presto-apart_title': 'Zwei Teile',
  'presto-apart': '{{first}} oben, {{second}} unten, dazwischen eine leere Zeile.',
  'presto-easy_title': 'Ein Stein übrig, leichte Variante',
  'presto-easy': 'Das {{letter}} fand keinen Platz.',
  recht_about:
    'Stein um Stein wächst ein Wort, das jemand genannt hat. Wer es genannt hat, muss es beenden können.',
  recht_naming_title: 'Nennen',
  recht_naming:
    'Wer beginnt, legt einen Stein und nennt ein Wort mit seinem Platz. Es muss zu allem passen, was in seiner Linie liegt, das ganze Stück enthalten, davor und dahinter frei sein und quer nur Wörter bilden. Die fehlenden Steine musst du nicht haben. Spätere Wörter beginnen neben einem Buchstaben des zuletzt beendeten.',
  recht_grow_title: 'Wachsen',
  recht_grow:
    'Dann legt jeder der Reihe nach einen Stein an ein Ende: für ein anderes Wort, dessen Urheber er wird, oder für das genannte. Oder er kauft einen Stein und versucht es wieder, sonst passt er. Ist es schon mit dem ersten Stein fertig, beginnt der Nächste; sonst beginnt der Urheber, auch außer der Reihe.',
  recht_duty_title: 'Die Pflicht des Urhebers',
  recht_duty:
    'Kommt der Zug zum Urheber zurück und das Wort ist noch dasselbe, müssen alle fehlenden Steine auf einmal gelegt werden. Wer nicht kann, scheidet aus und zahlt jedem, der noch dabei ist, den Wert seines Bänkchens.',
  recht_bonus_title: 'Zusatzsteine',
  recht_bonus:
    'Ein Stein, der ein Viererquadrat füllt, und ein Beginn, der in einem Vokal kreuzt, geben je einen weiteren Stein für das genannte Wort. Zusatzsteine nennen und verdienen nichts.',
  recht_end_title: 'Das Ende',
  recht_end:
    'Ein leeres Bänkchen gewinnt sofort, die anderen zahlen wie beim Kreuzwort. Sind die Vorräte leer und will niemand mehr beginnen, gewinnt das Bänkchen mit dem kleinsten Wert; bei Gleichstand gewinnt niemand, und die nächste Runde zählt doppelt. Ist die Zeit um, wird die Pflicht erfüllt, wenn es geht; sonst kaufst du und passt.',
  recht_tips_title: 'Tipps',
  recht_tips:
    'Trau dich früh: Ein am Anfang genanntes Wort kommt selten unfertig und unverändert zu dir zurück.',
  'recht-completed_title': '{{word}} wird von anderen beendet',
  'recht-completed': 'Drei Spieler, ein Wort.',
  'recht-completed-1': '{{first}} und {{last}} fehlen; man muss sie nicht haben.',
  'recht-completed-2': 'Das hilft dem genannten Wort weiter.',
  'recht-completed-3': '{{word}} ist fertig, und der Urheber beginnt das nächste Wort, außer der Reihe.',
  'recht-renamed_title': 'Aus {{word}} wird {{other}}',
  'recht-renamed': 'Der Zweite nennt ein anderes Wort um dieselben Steine.',
  'recht-renamed-1': 'Genannt ist {{word}}.',
  'recht-renamed-2': 'Spieler B ist nun Urheber; Spieler A schuldet nichts mehr.',
  'recht-renamed-3': 'Nur {{lacking}} fehlt. Ändert niemand das Wort, muss Spieler B es legen.',
  abrahaminetz_about:
    'Ein Wort in der Mitte für alle. Deck seine Karten ab, verlängere es, kürze es: Jeder Zug macht ein anderes daraus.',
  abrahaminetz_start_title: 'Der Anfang',
  abrahaminetz_start:
    '110 Karten: 94 Buchstaben, zehn Radierer, sechs Joker; sieben auf jeder Hand. Alle wählen heimlich ein Wort mit drei Buchstaben; das mit den meisten Punkten beginnt, die Wörter bleiben auf der Hand. Das erste Wort hat genau drei Buchstaben; wer keins hat, passt.',
  abrahaminetz_words_title: 'Das nächste Wort',
  abrahaminetz_words:
    'Drei bis neun Buchstaben, ein anderes Wort als das liegende. Deck Felder mit Buchstaben oder Jokern ab, eine Karte je Feld, und verlängere um ein Feld vorn oder hinten.',
  abrahaminetz_erasers_title: 'Radierer',
  abrahaminetz_erasers:
    'Radierer kommen auf die Ränder, einer nach dem anderen von außen, und kürzen das Wort; ein Buchstabe darf sie in einem späteren Zug abdecken. Das Wort ist ein Block, mindestens eine liegende Karte bleibt, und ohne Absprache deckt keine Karte denselben Buchstaben ab.',
  abrahaminetz_jokers_title: 'Joker',
  abrahaminetz_jokers:
    'Ein Joker steht für einen Buchstaben, der beim Legen genannt wird, behält ihn für alle, bis er abgedeckt ist, und zählt 1.',
  abrahaminetz_score_title: 'Die Wertung',
  abrahaminetz_score:
    'Alle Karten des Wortes, wie es nun dasteht, minus 2 für jeden sichtbaren Radierer, plus 3 für jeden Buchstaben oder Joker dieses Zuges ab dem dritten.',
  abrahaminetz_cards_title: 'Ziehen, tauschen, passen',
  abrahaminetz_cards:
    'Nach einem Wort wird auf sieben aufgefüllt. Vor dem Legen darf eine Karte unter den Stapel gegen die oberste, für 2 Punkte, bis zu siebenmal. Passen bringt nichts, die Punkte für das Tauschen bleiben verloren, und eine Karte wird gezogen; eine Hand kann so über sieben wachsen.',
  abrahaminetz_end_title: 'Das Ende',
  abrahaminetz_end:
    'Das Spiel endet, wenn Stapel und eine Hand leer sind, oder wenn bei leerem Stapel alle nacheinander gepasst haben. Übrige Karten werden abgezogen, ein Radierer als 2, ein Joker als 1. Die höchste Summe gewinnt.',
  abrahaminetz_options_title: 'Einstellungen, Anzweifeln, Zeit',
  abrahaminetz_options:
    'Anfänger dürfen je Zug eine Karte verdeckt als Radierer legen, am Rand oder, als Einstellung, überall: Mitten im Wort rücken die Buchstaben daneben zusammen. Es gelten die vereinbarten Wörter, sonst jede Form jedes Wortes im Wörterbuch und keine Namen; sie werden geprüft oder können zehn Sekunden lang ohne Strafe angezweifelt werden. Eine Minute für den ganzen Zug. Wer aufgibt, scheidet aus; die Hände bleiben bis zum Ende verdeckt.',
  abrahaminetz_tips_title: 'Tipps',
  abrahaminetz_tips: 'Kürze nicht mit vielen Radierern: Es lohnt sich selten.',
  'abrahaminetz-joker-stays_title': '{{was}}, das {{joker}} ein Joker: {{word}}',
  'abrahaminetz-joker-stays': '{{letter}} deckt {{covered}} ab. Der Joker am Ende bleibt {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter_title': '{{wanted}} ohne Karte?',
  'abrahaminetz-joker-is-no-other-letter': 'Jemand möchte den Joker {{other}} statt {{joker}} nennen.',
  'abrahaminetz-joker-is-no-other-letter-ask': 'Darf der Joker von selbst ein anderer Buchstabe werden?',
  'abrahaminetz-joker-covered_title': '{{word}} mit einer Karte: {{letter}}',
  'abrahaminetz-joker-covered': '{{letter}} deckt den Joker ab.',
  'abrahaminetz-bonus-for-three_title': '{{word}}: drei Buchstaben',
  'abrahaminetz-bonus-for-three': '{{letters}} decken alles außer {{kept}} ab: 3 Zusatzpunkte.',
  'abrahaminetz-bonus-for-four_title': '{{word}} aus {{was}}',
  'abrahaminetz-bonus-for-four': 'Vier Buchstaben gelegt. Es bleibt: {{kept}}.',
  'abrahaminetz-bonus-for-five_title': '{{word}}: ein Feld mehr',
  'abrahaminetz-bonus-for-five': 'Fünf Buchstaben, einer davon auf einem neuen Feld am Ende: 9 Zusatzpunkte.',
  'abrahaminetz-two-letters-and-an-eraser_title': '{{word}} aus {{was}}',
  'abrahaminetz-two-letters-and-an-eraser':
    'Zwei Buchstaben und ein Radierer auf dem {{erased}}: kein Zusatz, und der Radierer kostet 2.',
  'abrahaminetz-two-exchanges-and-a-pass_title': 'Zweimal getauscht, dann gepasst',
  'abrahaminetz-two-exchanges-and-a-pass': 'Nichts wird gelegt. Was bringt der Zug?',
  askLay:
    'Tipp die Buchstaben der Reihe nach an oder schreib sie; tipp einen noch einmal an, und er kommt zurück.',
  layWrong:
    '{{word}} ist nicht das gesuchte Wort: Das beginnt mit {{first}} und endet mit {{last}}. Tipp einen Buchstaben an, um ihn zurückzunehmen.',
  playNow: 'Jetzt spielen',
  'kreuzwort-by-hand_title': 'Dein erstes Wort',
  'kreuzwort-by-hand': 'Leg es selbst.',
  byHandBefore_kreuzwort: 'Leg ein Wort senkrecht vom liegenden {{letter}} aus.',
  byHandAfter_kreuzwort:
    '{{word}} teilt das {{letter}}: {{count}} Steine weniger. Wer zuerst keine mehr hat, gewinnt.',
  'jarnac-by-hand_title': 'Dein erstes Wort',
  'jarnac-by-hand': 'Leg es selbst.',
  byHandBefore_jarnac:
    'In Zeile 1 liegt {{was}}, in deinem Vorrat ein {{letter}}. Mach aus all diesen Buchstaben ein längeres Wort.',
  byHandAfter_jarnac:
    '{{word}}: {{count}} Buchstaben zählen {{points}} Punkte. Jedes gelegte Wort bringt einen neuen Buchstaben.',
  'point-by-hand_title': 'Dein erstes Wort',
  'point-by-hand': 'Leg es selbst.',
  byHandBefore_point: 'Leg ein Wort senkrecht vom liegenden {{letter}} aus.',
  byHandAfter_point:
    '{{word}} zählt {{sum}} = {{points}} Punkte. Auch das {{letter}}, das schon lag, zählt mit.',
  'presto-by-hand_title': 'Dein erstes Wort',
  'presto-by-hand': 'Leg es selbst.',
  byHandBefore_presto: 'Leg deine letzten Steine vom {{letter}} nach unten. Keiner darf übrig bleiben.',
  byHandAfter_presto: 'Alle Steine liegen und sind verbunden. Am Tisch würdest du jetzt Fertig! drücken.',
  'recht-by-hand_title': 'Dein erstes Wort',
  'recht-by-hand': 'Leg es selbst.',
  byHandBefore_recht:
    'Das {{letter}} liegt da. Welches Wort, das damit beginnt, könntest du mit deinen Steinen vollenden?',
  byHandAfter_recht:
    'Du nennst {{word}} und legst das {{stone}}. Den Rest hast du: Kommt das Wort zu dir zurück, kannst du es vollenden.',
  'abrahaminetz-by-hand_title': 'Dein erstes Wort',
  'abrahaminetz-by-hand': 'Leg es selbst.',
  byHandBefore_abrahaminetz:
    'Auf der Leiste liegt {{was}}. Überdecke den ersten Buchstaben, sodass ein neues Wort entsteht.',
  byHandAfter_abrahaminetz:
    '{{letter}} überdeckt {{covered}}: {{word}}. Mindestens eine Karte des alten Wortes muss bleiben.',
}
