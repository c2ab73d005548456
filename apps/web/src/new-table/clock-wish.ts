/** The clock of a new table, in the form of the kernel's clock option. */
export type ClockWish =
  | { readonly type: 'none' }
  | { readonly type: 'turn'; readonly seconds: number }
  | { readonly type: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly type: 'days'; readonly days: number }

export type ClockKind = '30' | '60' | 'turn' | 'bank' | 'days' | 'none'

export const kindOf = (clock: ClockWish): ClockKind =>
  clock.type === 'turn' && (clock.seconds === 30 || clock.seconds === 60) ? `${clock.seconds}` : clock.type

export function usualClock(kind: ClockKind): ClockWish {
  switch (kind) {
    case '30':
    case '60':
      return { type: 'turn', seconds: Number(kind) }
    case 'turn':
      return { type: 'turn', seconds: 90 }
    case 'bank':
      return { type: 'bank', seconds: 900, increment: 10 }
    case 'days':
      return { type: 'days', days: 3 }
    case 'none':
      return { type: 'none' }
  }
}
