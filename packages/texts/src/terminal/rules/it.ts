import type { RuleTexts } from './en.ts'

export const it: RuleTexts = {
  rules_jarnac: `Jarnac
Ogni parte ha un tavoliere di 8 righe e una riserva di lettere scoperte.
Un turno: peschi una lettera (sei al primo turno) o ne renda tre per altre tre. Poi posi tutte le parole che può: una nuova di almeno tre lettere su una riga vuota, o il rifacimento di una riga: tutte le sue lettere e almeno una in più, in qualsiasi ordine. Ogni parola guadagna una lettera. Poi passi.
Se chi passa ha dimenticato qualcosa, lei può prenderlo prima: Jarnac! Una parola della sua riserva, o una sua riga rifatta con le sue lettere, va sul tavoliere di chi chiama.
Una riga vale il quadrato della sua lunghezza: 3 lettere 9, 9 lettere 81. La partita finisce quando un tavoliere è pieno (per quasi tutte le regole: quando il suo padrone allora passa). Vince chi ha più punti.`,
  rules_abrahaminetz: `Abrahaminetz
110 carte: lettere con valori, 6 jolly (1), 10 gomme (−2). Un leggio in mezzo; sette carte coperte a testa.
Ognuno sceglie una parola di tre lettere; la più cara comincia e posa la prima parola, esattamente tre lettere.
Ogni parola seguente è un’altra, da 3 a 9 lettere, fatta da quella posata: copra caselle, allunghi di una casella all’inizio o alla fine, accorci con gomme dal bordo. Almeno una carta della parola resta.
Contano tutte le carte della parola, −2 per gomma visibile, +3 per lettera posata dalla terza. Prima di posare può scambiare carte, −2 ciascuna. Poi peschi fino a sette. Chi passa pesca una carta. Un turno dura un minuto.
La partita finisce quando il mazzo e una mano sono vuoti, o il mazzo è vuoto e tutti passano. Le carte rimaste si sottraggono. Vince chi ha più punti.`,
  rules_kreuzwort: `Kreuzwort (Typ-Dom)
80 pietre: 30 vocali rosse, 50 consonanti nere, un jolly per colore. Ognuno ha 5 rosse e 8 nere; il tavolo non ha bordi.
Un turno: posi una parola in linea che abbia una lettera in comune con ciò che c’è; dove le pietre si toccano, ogni serie dev’essere una parola. Chi unisce due parole già posate (un legame) ne posa un’altra.
Chi non può o non vuole posare compra una pietra, rossa o nera. Un jolly vale una lettera del suo colore; al suo turno può prendere un jolly posato per la sua lettera, se al massimo due lati sono occupati.
Chi resta per primo senza pietre vince il giro: gli altri pagano 1 per nera, 3 per rossa, 10 per jolly. Verbi solo all’infinito; luoghi e nomi di persona valgono.`,
  rules_point: `Point-Typ-Dom
Come Kreuzwort, ma ogni lettera della parola posata conta il suo valore, anche quelle già posate; un jolly non conta. Un legame dà diritto a un’altra parola.
Chi non posa compra fino a tre pietre. Il primo senza pietre riceve 10 punti, e il giro si gioca fino in fondo; le pietre rimaste si sottraggono, un jolly 10. Vince chi ha finito per primo.`,
  rules_presto: `Presto (Typ-Dom)
Tutti ricevono lo stesso numero di pietre e costruiscono insieme, ognuno per sé, un cruciverba unito con tutte: ogni serie di due o più dev’essere una parola. Si può rifare liberamente.
Chi ha finito dice Fertig! Il primo riceve 4 punti, il secondo 2; poi il giro è finito. Un annuncio sbagliato blocca 5 secondi. Un giro dura 5 minuti.`,
  rules_recht: `Wer behält recht? (Typ-Dom)
Una parola cresce pietra dopo pietra. Cominciare: posi una pietra e nomini una parola che la contiene (dalla seconda, incrocia una lettera dell’ultima parola finita). I seguenti posano una pietra a un capo: una che serve alla parola nominata, o un’altra nominando un’altra parola; allora ne sono l’autore. O comprano una pietra.
Quando una parola è completa, il suo autore comincia la seguente; se l’ha nominata e finita nello stesso turno, il giocatore seguente. Se il turno torna all’autore senza altra parola, deve posare tutto ciò che manca, o è fuori e paga.
Una pietra che riempie un quadrato di quattro, e cominciare su una vocale, danno una pietra in più. Chi resta senza pietre vince; conto come nel Kreuzwort.`,
}
