import type { BestTexts } from './en.ts'

export const es: BestTexts = {
  bests: 'Récords personales',
  bestsIs: 'Partidas en solitario y sin pistas: menos turnos hasta la meta y, después, más puntos.',
  bestNew: 'Nuevo récord personal.',
  bestEqual: 'Igualas tu récord.',
  bestStands_one: 'Tu récord: {{points}} puntos en un turno.',
  bestStands_other: 'Tu récord: {{points}} puntos en {{count}} turnos.',
  bestRow_one: '{{points}} puntos en un turno',
  bestRow_other: '{{points}} puntos en {{count}} turnos',
  notRanked: 'Una partida con pistas no se clasifica.',
}
