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
  about_kreuzwort: 'Pedine rosse e nere su un tavolo senza bordi. Unisci due parole e posane una terza.',
  about_point: 'Il cruciverba a punti. Vince chi finisce per primo.',
  about_presto: 'Tutti costruiscono insieme, ognuno il suo cruciverba. Presto.',
  about_recht: 'Nomina una parola, posa una pedina. Chi la nomina deve saperla finire.',
  about_abrahaminetz: 'Un leggio, una parola. Copri, allunga, cancella: ogni turno una parola nuova.',
}
