import { ok, type Result, refuse } from './result.ts'

/**
 * What one field of an action may hold, as plain data: `decoder` checks by it, and the published JSON Schema is made
 * from it. `row` is a whole number or `null`; a list of texts is a choice of one of them.
 */
export type Field =
  | 'text'
  | 'row'
  | 'number'
  | 'flag'
  | readonly string[]
  | { readonly type: 'whole'; readonly min: number; readonly max: number }
  /** Text that matches the pattern, which is anchored at both ends. */
  | { readonly type: 'pattern'; readonly pattern: string }
  | { readonly type: 'list'; readonly of: Field; readonly most: number }
  | { readonly type: 'object'; readonly fields: Fields }
  /** An object with any keys that match the pattern. */
  | { readonly type: 'map'; readonly keys: string; readonly of: Field; readonly most: number }

/** A name ending in `?` may be missing. */
export type Fields = Readonly<Record<string, Field>>

/** The fields of each type of action. */
export type Shapes = Readonly<Record<string, Fields>>

/** The longest text of a field: long enough for any word, hand or crossword, short enough to be harmless. */
export const LONGEST_TEXT = 400

/** Decodes untrusted input as an action: a known type, with exactly its fields, each with a valid value. */
export function decoder<A extends { readonly type: string }>(shapes: Shapes): (input: unknown) => Result<A> {
  return (input) => {
    if (!isRecord(input)) return refuse('bad-action', 'An action is an object.')
    const { type, ...fields } = input
    const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type]! : undefined
    if (shape === undefined) return refuse('bad-action', `There is no action of this type.`)
    const wrong = wrongField(fields, shape)
    // The shape describes every field of the action type.
    return wrong === undefined
      ? ok(input as unknown as A)
      : refuse('bad-action', `The field ${wrong} of ${type} is wrong.`)
  }
}

/** Whether an untrusted value is valid for the field. */
export function fits(value: unknown, field: Field): boolean {
  if (field === 'text') return typeof value === 'string' && value.length <= LONGEST_TEXT
  if (field === 'row') return value === null || Number.isSafeInteger(value)
  if (field === 'number') return Number.isSafeInteger(value)
  if (field === 'flag') return typeof value === 'boolean'
  if (!('type' in field)) return typeof value === 'string' && field.includes(value)
  switch (field.type) {
    case 'whole':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max
    case 'pattern':
      return typeof value === 'string' && new RegExp(field.pattern, 'u').test(value)
    case 'list':
      return Array.isArray(value) && value.length <= field.most && value.every((one) => fits(one, field.of))
    case 'object':
      return isRecord(value) && wrongField(value, field.fields) === undefined
    case 'map': {
      const keys = new RegExp(field.keys, 'u')
      const all = isRecord(value) ? Object.entries(value) : undefined
      return (
        all !== undefined &&
        all.length <= field.most &&
        all.every(([key, one]) => keys.test(key) && fits(one, field.of))
      )
    }
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of the first field that is unknown, missing or of another kind. */
function wrongField(given: Readonly<Record<string, unknown>>, fields: Fields): string | undefined {
  const known = new Set(Object.keys(fields).map((name) => name.replace('?', '')))
  const strange = Object.keys(given).find((name) => !known.has(name))
  if (strange !== undefined) return strange.slice(0, 40)
  return Object.entries(fields)
    .find(([name, field]) => {
      const value = given[name.replace('?', '')]
      return !(value === undefined && name.endsWith('?')) && !fits(value, field)
    })?.[0]
    .replace('?', '')
}
