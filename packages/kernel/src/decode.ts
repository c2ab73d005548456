import { ok, type Result, refuse } from './result.ts'

/** What one field of an action may hold: one of the usual kinds, one of some words, or what a test lets pass. */
export type Field = 'text' | 'row' | 'number' | 'flag' | readonly string[] | ((value: unknown) => boolean)

/** The fields of each type of action; a name ending in `?` may be missing. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, Field>>>>

/** Long enough for any word, hand or crossword; short enough to be harmless. */
const LONGEST_TEXT = 400

/** Reads an action that came from outside: a known type, with exactly its fields, each of its kind. */
export function decoder<A extends { readonly type: string }>(shapes: Shapes): (input: unknown) => Result<A> {
  return (input) => {
    if (typeof input !== 'object' || input === null) return refuse('bad-action', 'An action is an object.')
    const { type, ...fields } = input as Readonly<Record<string, unknown>>
    const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type]! : undefined
    if (shape === undefined) return refuse('bad-action', `There is no action of this type.`)
    const known = new Set(Object.keys(shape).map((name) => name.replace('?', '')))
    const strange = Object.keys(fields).find((name) => !known.has(name))
    if (strange !== undefined) return refuse('bad-action', `${type} has no field of this name.`)
    for (const [name, field] of Object.entries(shape)) {
      const value = fields[name.replace('?', '')]
      if (value === undefined && name.endsWith('?')) continue
      if (!fits(value, field)) return refuse('bad-action', `The field ${name} of ${type} is wrong.`)
    }
    return ok(input as A)
  }
}

function fits(value: unknown, field: Field): boolean {
  if (typeof field === 'function') return field(value)
  if (field === 'text') return typeof value === 'string' && value.length <= LONGEST_TEXT
  if (field === 'row') return value === null || Number.isSafeInteger(value)
  if (field === 'number') return Number.isSafeInteger(value)
  if (field === 'flag') return typeof value === 'boolean'
  return typeof value === 'string' && field.includes(value)
}
