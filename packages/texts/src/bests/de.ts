import type { BestTexts } from './en.ts'

export const de: BestTexts = {
  bests: 'Bestleistungen',
  bestsIs: 'Partien allein und ohne Tipp: wenigste Züge bis zum Ziel, dann meiste Punkte.',
  bestNew: 'Eine neue Bestleistung.',
  bestEqual: 'So gut wie deine Bestleistung.',
  bestStands_one: 'Deine Bestleistung: {{points}} Punkte in einem Zug.',
  bestStands_other: 'Deine Bestleistung: {{points}} Punkte in {{count}} Zügen.',
  bestRow_one: '{{points}} Punkte in einem Zug',
  bestRow_other: '{{points}} Punkte in {{count}} Zügen',
  notRanked: 'Eine Partie mit Tipps wird nicht gewertet.',
}
