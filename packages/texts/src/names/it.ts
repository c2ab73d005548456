import type { NameTexts } from './en.ts'

export const it: NameTexts = {
  about_jarnac: 'Due plance, lettere scoperte. Chi passa troppo presto perde la parola.',
  level_novice: 'Novizio',
  level_pupil: 'Allievo',
  level_fencer: 'Schermidore',
  level_provost: 'Prevosto',
  level_master: 'Maestro',
  plays_novice: 'Conosce le parole comuni e si lascia sfuggire molto.',
  plays_pupil: 'Gioca con ordine e coglie qualche occasione.',
  plays_fencer: 'Vede quasi tutte le occasioni e di rado ne lascia una.',
  plays_provost: 'Conosce parole rare e perdona poco.',
  plays_master: 'Conosce tutto il dizionario e pensa in anticipo.',
  ownRating: 'Il tuo punteggio a {{game}}, {{language}}: {{rating}}. Alla tua altezza: {{level}}.',
  about_kreuzwort:
    'Pedine rosse e nere su un tavolo senza bordi. Incrocia le parole: vince chi finisce prima le pedine.',
  about_point: 'Il cruciverba a punti. Vince chi finisce per primo.',
  about_presto: 'Tutti costruiscono insieme, ognuno il suo cruciverba. Presto.',
  about_recht: 'Nomina una parola, posa una pedina. Chi la nomina deve saperla finire.',
  about_abrahaminetz: 'Un leggio, una parola. Copri, allunga, cancella: ogni turno una parola nuova.',
  clockSays_none: 'senza orologio',
  clockSays_turn: '{{seconds}} s a turno',
  clockSays_bank: '{{minutes}} min a testa e {{increment}} s a turno',
  clockSays_days_one: 'un giorno a turno',
  clockSays_days_other: '{{count}} giorni a turno',
}
