import { type Field, type Fields, LONGEST_TEXT, type Shapes } from './decode.ts'
import { clockLimits, type OptionSchema, type OptionSpec } from './options.ts'
import { MOST_WORDS } from './read-options.ts'

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [key: string]: unknown }

/** The actions that `decoder(shapes)` reads. */
export const actionSchema = (shapes: Shapes): JsonSchema => ({
  oneOf: Object.entries(shapes).map(([type, fields]) => {
    const { properties, required } = objectSchema(fields) as {
      readonly properties: object
      readonly required: readonly string[]
    }
    return {
      type: 'object',
      properties: { type: { const: type }, ...properties },
      required: ['type', ...required],
      additionalProperties: false,
    }
  }),
})

const objectSchema = (fields: Fields): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name.replace('?', ''), fieldSchema(field)]),
  ),
  required: Object.keys(fields).filter((name) => !name.endsWith('?')),
  additionalProperties: false,
})

function fieldSchema(field: Field): JsonSchema {
  if (field === 'text') return { type: 'string', maxLength: LONGEST_TEXT }
  if (field === 'row') return { type: ['integer', 'null'] }
  if (field === 'number') return { type: 'integer' }
  if (field === 'flag') return { type: 'boolean' }
  if (!('type' in field)) return { enum: [...field] }
  switch (field.type) {
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max }
    case 'pattern':
      return { type: 'string', pattern: field.pattern }
    case 'list':
      return { type: 'array', items: fieldSchema(field.of), maxItems: field.most }
    case 'object':
      return objectSchema(field.fields)
    case 'map':
      return {
        type: 'object',
        propertyNames: { pattern: field.keys },
        additionalProperties: fieldSchema(field.of),
        maxProperties: field.most,
      }
  }
}

/**
 * The options of a game, as `configure` reads them. Everything may be missing: then it is the preset's, and without a
 * preset the one of the language.
 */
export function optionsSchema({ options, presets }: OptionSchema, languages: readonly string[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {
    language: { enum: [...languages] },
    preset: { enum: presets.map(({ id }) => id) },
  }
  for (const spec of options) {
    const [first, second] = spec.key.split('.') as [string, string?]
    if (second === undefined) properties[first] = optionSchema(spec)
    else {
      const nested = (properties[first]?.properties ?? {}) as object
      const parts = { ...nested, [second]: optionSchema(spec) }
      properties[first] = { type: 'object', properties: parts, additionalProperties: false }
    }
  }
  return { type: 'object', properties, additionalProperties: false }
}

function optionSchema(spec: OptionSpec): JsonSchema {
  return spec.default === undefined ? kindOf(spec) : { ...kindOf(spec), default: spec.default }
}

function kindOf(spec: OptionSpec): JsonSchema {
  switch (spec.type) {
    case 'whole':
      return { type: 'integer', minimum: spec.min, maximum: spec.max }
    case 'limit':
      return { type: ['integer', 'null'], minimum: spec.min, maximum: spec.max }
    case 'by-side': {
      const one = { type: ['integer', 'null'], minimum: spec.min, maximum: spec.max }
      return { anyOf: [one, { type: 'array', items: one, maxItems: spec.sides }] }
    }
    case 'choice':
      return { enum: [...spec.among] }
    case 'flag':
      return { type: 'boolean' }
    case 'words':
      return { type: 'array', items: { type: 'string' }, maxItems: MOST_WORDS }
    case 'changes':
      return changesSchema
    case 'clock':
      return clockSchema
  }
}

const texts: JsonSchema = { type: 'array', items: { type: 'string' } }

/** `ChangedWord` */
const changesSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      word: { type: 'string' },
      change: { enum: ['added', 'removed'] },
      scope: { enum: ['entry', 'form'] },
      forms: texts,
      because: { type: 'string' },
    },
    required: ['word', 'change', 'scope'],
  },
}

const upTo = (least: number, most: number): JsonSchema => ({ type: 'integer', minimum: least, maximum: most })
const clockOfType = (type: string, fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: { type: { const: type }, ...fields },
  required: ['type', ...Object.keys(fields)],
})
const clockSchema: JsonSchema = {
  oneOf: [
    clockOfType('none', {}),
    clockOfType('turn', { seconds: upTo(1, clockLimits.seconds) }),
    clockOfType('bank', {
      seconds: upTo(1, clockLimits.seconds),
      increment: upTo(0, clockLimits.increment),
    }),
    clockOfType('days', { days: upTo(1, clockLimits.days) }),
  ],
}
