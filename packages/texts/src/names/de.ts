import type { NameTexts } from './en.ts'

export const de: NameTexts = {
  about_jarnac: 'Zwei Bretter, offene Buchstaben. Wer zu früh passt, verliert das Wort.',
  level_novice: 'Neuling',
  level_pupil: 'Schüler',
  level_fencer: 'Fechter',
  level_provost: 'Vorfechter',
  level_master: 'Meister',
  plays_novice: 'Kennt geläufige Wörter und übersieht vieles.',
  plays_pupil: 'Spielt ordentlich und nutzt manche Gelegenheit.',
  plays_fencer: 'Sieht die meisten Gelegenheiten und lässt selten eine liegen.',
  plays_provost: 'Kennt seltene Wörter und verzeiht wenig.',
  plays_master: 'Kennt das ganze Wörterbuch und denkt voraus.',
  ownRating: 'Deine Wertung in {{game}}, {{language}}: {{rating}}. Passend für dich: {{level}}.',
  about_kreuzwort:
    'Rote und schwarze Steine auf einem Tisch ohne Rand. Leg Wort an Wort: Wer zuerst alle Steine los ist, gewinnt.',
  about_point: 'Das Kreuzwort mit Punkten. Wer zuerst fertig ist, gewinnt.',
  about_presto: 'Alle bauen zugleich, jeder sein Kreuzwort. Schnell.',
  about_recht: 'Nenn ein Wort, leg einen Stein. Wer es nannte, muss es beenden können.',
  about_abrahaminetz: 'Eine Leiste, ein Wort. Decken, verlängern, radieren: jeder Zug ein neues Wort.',
  clockSays_none: 'ohne Uhr',
  clockSays_turn: '{{seconds}} s je Zug',
  clockSays_bank: '{{minutes}} min je Partei und {{increment}} s je Zug',
  clockSays_days_one: 'ein Tag je Zug',
  clockSays_days_other: '{{count}} Tage je Zug',
}
