import type { RuleTexts } from './en.ts'

export const de: RuleTexts = {
  rules_jarnac: `Jarnac
Jede Seite hat ein Brett mit 8 Zeilen und einen offenen Vorrat an Buchstaben.
Ein Zug: zieh einen Buchstaben (im ersten Zug sechs) oder leg drei zurück für drei andere. Dann leg so viele Wörter, wie du kannst: ein neues Wort aus mindestens drei Buchstaben in eine leere Zeile, oder einen Umbau: alle Buchstaben einer Zeile und mindestens einer mehr, in beliebiger Folge. Jedes Wort bringt einen Buchstaben. Dann passe.
Hat der, der passt, etwas übersehen, darfst du es zuerst nehmen: Jarnac! Ein Wort aus seinem Vorrat oder der Umbau einer seiner Zeilen mit seinen Buchstaben kommt auf dein Brett.
Eine Zeile zählt das Quadrat ihrer Länge: 3 Buchstaben 9, 9 Buchstaben 81. Das Spiel endet, wenn ein Brett voll ist (nach den meisten Regeln: wenn sein Besitzer dann passt). Die meisten Punkte gewinnen.`,
  rules_abrahaminetz: `Abrahaminetz
110 Karten: Buchstaben mit Werten, 6 Joker (1), 10 Radierer (−2). Ein Rahmen in der Mitte; jeder hat sieben verdeckte Karten.
Jeder wählt ein Wort aus drei Buchstaben; das teuerste beginnt und legt das erste Wort, genau drei Buchstaben.
Jedes weitere Wort ist ein anderes, aus 3 bis 9 Buchstaben, gemacht aus dem liegenden: Felder zudecken, vorn oder hinten um ein Feld verlängern, mit Radierern vom Rand her verkürzen. Mindestens eine Karte des liegenden Worts bleibt.
Es zählen alle Karten des Worts, −2 für jeden sichtbaren Radierer, +3 für jeden gelegten Buchstaben ab dem dritten. Vor dem Legen darfst du Karten tauschen, je −2. Dann zieh auf sieben. Wer passt, zieht eine Karte. Ein Zug dauert eine Minute.
Das Spiel endet, wenn Stapel und eine Hand leer sind, oder wenn der Stapel leer ist und alle passen. Übrige Karten werden abgezogen. Die meisten Punkte gewinnen.`,
  rules_kreuzwort: `Kreuzwort (Typ-Dom)
80 Steine: 30 rote Vokale, 50 schwarze Konsonanten, von jeder Farbe ein Jolly. Jeder hat 5 rote und 8 schwarze; der Tisch hat keinen Rand.
Ein Zug: leg ein Wort in einer Linie, das einen Buchstaben mit dem Liegenden gemeinsam hat; wo sich Steine berühren, muss jede Reihe ein Wort sein. Wer zwei liegende Wörter verbindet, legt noch eins.
Wer nicht legen kann oder will, kauft einen Stein, rot oder schwarz. Ein Jolly steht für einen Buchstaben seiner Farbe; am Zug darfst du einen liegenden Jolly gegen seinen Buchstaben nehmen, wenn höchstens zwei Seiten besetzt sind.
Wer zuerst leer ist, gewinnt die Runde: die anderen zahlen 1 für jeden schwarzen Stein, 3 für einen roten, 10 für einen Jolly. Verben nur im Infinitiv; Orte und Vornamen gelten.`,
  rules_point: `Point-Typ-Dom
Wie Kreuzwort, aber jeder Buchstabe deines Worts zählt seinen Wert, auch die schon liegenden; ein Jolly zählt nichts. Eine Verbindung gibt das Recht auf ein weiteres Wort.
Wer nicht legt, kauft bis zu drei Steine. Wer zuerst leer ist, bekommt 10 Punkte, und die Runde wird zu Ende gespielt; übrige Steine werden abgezogen, ein Jolly 10. Wer zuerst fertig war, gewinnt.`,
  rules_presto: `Presto (Typ-Dom)
Alle bekommen gleich viele Steine und bauen zugleich, jeder für sich, ein zusammenhängendes Kreuzwort aus allen: jede Reihe von zweien und mehr muss ein Wort sein. Umbauen ist frei.
Wer so weit ist, ruft Fertig! Der erste bekommt 4 Punkte, der zweite 2; dann ist die Runde aus. Ein falscher Ruf sperrt dich 5 Sekunden. Eine Runde dauert 5 Minuten.`,
  rules_recht: `Wer behält recht? (Typ-Dom)
Ein Wort wächst Stein um Stein. Beginnen: leg einen Stein und nenne ein Wort, das ihn enthält (ab dem zweiten kreuzt es einen Buchstaben des zuletzt vollendeten Worts). Die nächsten legen einen Stein an ein Ende: einen, den das genannte Wort braucht, oder einen anderen und nennen dabei ein anderes Wort; dann sind sie sein Urheber. Oder sie kaufen einen Stein.
Ist ein Wort vollendet, beginnt sein Urheber das nächste; hat er es im selben Zug genannt und vollendet, der nächste Spieler. Kommt der Zug zum Urheber zurück und niemand hat ein anderes Wort genannt, muss er alles Fehlende legen, sonst scheidet er aus und zahlt.
Ein Stein, der ein Viererquadrat füllt, und ein Beginn am Vokal geben einen Stein mehr. Wer leer ist, gewinnt; abgerechnet wird wie beim Kreuzwort.`,
}
