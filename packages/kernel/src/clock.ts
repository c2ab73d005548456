/** How time is kept at a table. A game only names it; the table runs it. */
export type Clock =
  | { readonly type: 'none' }
  | { readonly type: 'turn'; readonly seconds: number }
  | { readonly type: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly type: 'days'; readonly days: number }

export const noClock: Clock = { type: 'none' }
