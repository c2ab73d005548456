import type { OptionSpec } from '@estocade/games'
import type { Say } from '../../texts/index.ts'
import { clockFrom, clockSays, isClock } from './clock-values.ts'

const NONE = /^(none|null|-)$/i
const YES = /^(yes|true|on|1)$/i
const NO = /^(no|false|off|0)$/i

const numberFrom = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text)
const limitFrom = (text: string): number | string | null => (NONE.test(text) ? null : numberFrom(text))

/**
 * An option's value as typed: `6`, `none`, `7,none`, `yes`, `30s/turn`, `WORD,OTHER`. What cannot be read is
 * handed on as it is; the rules then refuse it and name the option.
 */
export function valueFrom(spec: OptionSpec, typed: string): unknown {
  const text = typed.trim()
  if (/^[[{"]/.test(text)) return jsonOr(text)
  switch (spec.type) {
    case 'whole':
      return numberFrom(text)
    case 'limit':
      return limitFrom(text)
    case 'by-side':
      return text.includes(',') ? text.split(',').map((part) => limitFrom(part.trim())) : limitFrom(text)
    case 'flag':
      return YES.test(text) ? true : NO.test(text) ? false : text
    case 'words':
      return text.split(/[\s,]+/).filter((word) => word !== '' && !NONE.test(word))
    case 'changes':
      return text
    case 'clock':
      return clockFrom(text) ?? text
    case 'choice':
      return text
  }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What may be typed, for a question or a page of help. */
export function rangeText(spec: OptionSpec): string {
  switch (spec.type) {
    case 'whole':
      return `${spec.min}–${spec.max}`
    case 'limit':
      return `${spec.min}–${spec.max}, none`
    case 'by-side':
      return `${spec.min}–${spec.max}, none; 7,none`
    case 'flag':
      return 'yes, no'
    case 'choice':
      return spec.among.join(', ')
    case 'words':
      return 'A,B'
    case 'changes':
      return 'JSON'
    case 'clock':
      return '30s/turn, 10m+5s, 2d/turn, none'
  }
}

/** What may be typed at a question, in brackets; a hyphen is "none" in every language. */
export function answersTo(spec: OptionSpec, say: Say): string {
  if (spec.type === 'words') return ''
  const none = `- = ${say.named(`none_${spec.key}`)}`
  if (spec.type === 'limit') return ` (${spec.min}–${spec.max}, ${none})`
  if (spec.type === 'by-side') return ` (${spec.min}–${spec.max}, ${none}; 7,-)`
  return ` (${rangeText(spec)})`
}

/** A value in the player's language. */
export function valueText(spec: OptionSpec, value: unknown, say: Say): string {
  if (value === null) return say.named(`none_${spec.key}`)
  if (isClock(value)) return clockSays(value, say)
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => (one === null ? '–' : String(one))).join(', ')
  return spec.type === 'choice' ? say.named(`${spec.key}_${String(value)}`) : String(value)
}
