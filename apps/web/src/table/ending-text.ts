import type { TableView } from '@estocade/table'
import type { TFunction } from 'i18next'
import type { TableModel } from './model.ts'

type Outcome = NonNullable<NonNullable<TableView['match']>['outcome']>

interface Points {
  readonly scores: readonly number[]
  readonly winners: readonly number[]
  readonly left?: Outcome['left']
  /** How many rounds the match has. */
  readonly rounds?: number
}

/** The result in one sentence, from the viewer's side. */
export function resultText(
  t: TFunction,
  { seat, names }: Pick<TableModel, 'seat' | 'names'>,
  { scores, winners, left = [], rounds = 1 }: Points,
): string {
  const [winner] = winners
  if (winner === undefined) return t('wonByNobody')
  if (winners.length > 1) {
    const among = seat === undefined || winners.includes(seat) || winners.length === scores.length
    return among ? t('draw') : t('drawOthers', { names: winners.map((one) => names[one]).join(', ') })
  }
  const out = left.map((gone): number => gone.seat)
  const others = [...scores.keys()].filter((one) => one !== winner && !out.includes(one))
  if (others.length === 0) return t(winner === seat ? 'wonAlone' : 'lostAlone', { name: names[winner] })
  const beside = seat !== undefined && others.includes(seat) ? [seat] : others
  const count = scores[winner]! - Math.max(...beside.map((one) => scores[one]!))
  // T25: who finishes first wins a round of Point, even with fewer points; most rounds win the match.
  const [won, lost] = rounds > 1 ? ['wonRounds', 'lostRounds'] : ['wonFirst', 'lostFirst']
  if (count <= 0) return t(winner === seat ? won! : lost!, { name: names[winner] })
  return t(winner === seat ? 'won' : 'lost', { name: names[winner], count })
}

/** Who left, by conceding or by time, with a sentence of its own for "you"; then why the game ended. */
export function whyText(
  t: TFunction,
  { seat, names }: Pick<TableModel, 'seat' | 'names'>,
  { left = [] }: Pick<Outcome, 'left'>,
  why: string | undefined,
): string {
  const leavers = left.map((gone) => {
    const how = gone.by === 'time' ? 'Time' : 'Conceded'
    return gone.seat === seat ? t(`end_you${how}`) : t(`end_they${how}`, { name: names[gone.seat] })
  })
  return [...leavers, ...(why ? [why] : [])].join(' ')
}
