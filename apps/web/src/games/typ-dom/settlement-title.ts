import type { TFunction } from 'i18next'

interface SettledRound {
  readonly winners: readonly number[]
  readonly reason: string
  /** T11: the factor of the next round; `undefined` if none follows. */
  readonly next: number | undefined
}

/** A sentence about the winner of the round; after a tie, about the factor of the next one. */
export function settlementTitle(
  t: TFunction,
  { winners, reason, next }: SettledRound,
  names: readonly string[],
  me: number | undefined,
): string {
  const stuck = reason === 'stuck' ? `${t('tdStuck')} ` : ''
  if (winners.length === 0)
    return stuck + (next === undefined ? t('tdRoundTied') : t('tdRoundNobody', { times: next }))
  const mine = winners.length === 1 && winners[0] === me
  const who = winners.map((seat) => names[seat]).join(', ')
  return stuck + (mine ? t('tdRoundMine') : t('tdRoundWon', { name: who }))
}
