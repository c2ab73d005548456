import type { Say } from '../../texts/index.ts'

export type Clock =
  | { readonly type: 'none' }
  | { readonly type: 'turn'; readonly seconds: number }
  | { readonly type: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly type: 'days'; readonly days: number }

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600 }
const TIME = /^(\d+)(s|min|m|h)$/

function secondsFrom(text: string): number | undefined {
  const [, count, unit] = TIME.exec(text) ?? []
  return unit === undefined ? undefined : Number(count) * SECONDS[unit]!
}

/** `none`, `30s/turn`, `10m` or `10m+5s` for a whole game, `2d/turn`. */
export function clockFrom(typed: string): Clock | undefined {
  const text = typed.toLowerCase().replaceAll(' ', '')
  if (text === 'none') return { type: 'none' }
  const days = /^(\d+)d(?:\/turn)?$/.exec(text)?.[1]
  if (days !== undefined) return { type: 'days', days: Number(days) }
  if (text.endsWith('/turn')) {
    const seconds = secondsFrom(text.slice(0, -'/turn'.length))
    return seconds === undefined ? undefined : { type: 'turn', seconds }
  }
  const [bank = '', more] = text.split('+')
  const seconds = secondsFrom(bank)
  const increment = more === undefined ? 0 : secondsFrom(more)
  return seconds === undefined || increment === undefined ? undefined : { type: 'bank', seconds, increment }
}

const KINDS = ['none', 'turn', 'bank', 'days']

export const isClock = (value: unknown): value is Clock =>
  typeof value === 'object' && value !== null && 'type' in value && KINDS.includes(String(value.type))

export function clockSays(clock: Clock, say: Say): string {
  switch (clock.type) {
    case 'none':
      return say('clockSays_none')
    case 'turn':
      return say('clockSays_turn', { seconds: clock.seconds })
    case 'bank':
      return say('clockSays_bank', {
        minutes: Math.round(clock.seconds / 6) / 10,
        increment: clock.increment,
      })
    case 'days':
      return say('clockSays_days', { count: clock.days })
  }
}
