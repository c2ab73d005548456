import { describe, expect, it } from 'vitest'
import { actionSchema, clockLimits, LONGEST_TEXT, MOST_WORDS, optionsSchema } from '../src/index.ts'
import { schema } from './sample-options.ts'

describe('the schema of actions', () => {
  it('has one alternative for each type, with exactly its fields', () => {
    expect(actionSchema({ pass: {}, lay: { word: 'text', 'row?': 'row' } })).toEqual({
      oneOf: [
        {
          type: 'object',
          properties: { type: { const: 'pass' } },
          required: ['type'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: {
            type: { const: 'lay' },
            word: { type: 'string', maxLength: LONGEST_TEXT },
            row: { type: ['integer', 'null'] },
          },
          required: ['type', 'word'],
          additionalProperties: false,
        },
      ],
    })
  })

  it.each([
    ['text', { type: 'string', maxLength: 400 }],
    ['row', { type: ['integer', 'null'] }],
    ['number', { type: 'integer' }],
    ['flag', { type: 'boolean' }],
    [['red', 'black'], { enum: ['red', 'black'] }],
    [
      { type: 'whole', min: 2, max: 9 },
      { type: 'integer', minimum: 2, maximum: 9 },
    ],
    [
      { type: 'pattern', pattern: '^a+$' },
      { type: 'string', pattern: '^a+$' },
    ],
    [
      { type: 'list', of: 'flag', most: 3 },
      { type: 'array', items: { type: 'boolean' }, maxItems: 3 },
    ],
    [
      { type: 'object', fields: { row: 'number', 'column?': 'number' } },
      {
        type: 'object',
        properties: { row: { type: 'integer' }, column: { type: 'integer' } },
        required: ['row'],
        additionalProperties: false,
      },
    ],
    [
      { type: 'map', keys: '^[0-9]$', of: 'number', most: 4 },
      {
        type: 'object',
        propertyNames: { pattern: '^[0-9]$' },
        additionalProperties: { type: 'integer' },
        maxProperties: 4,
      },
    ],
  ] as const)('describes the field %j', (field, expected) => {
    const { oneOf } = actionSchema({ act: { field } }) as {
      oneOf: readonly { properties: { field: unknown } }[]
    }
    expect(oneOf[0]!.properties.field).toEqual(expected)
  })
})

describe('the schema of options', () => {
  const { properties, ...rest } = optionsSchema(schema, ['de', 'fr']) as unknown as {
    readonly properties: Record<string, unknown>
  }
  const clock = (type: string, fields: Record<string, unknown>) => ({
    type: 'object',
    properties: { type: { const: type }, ...fields },
    required: ['type', ...Object.keys(fields)],
  })
  const upTo = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })

  it('is closed, and names the languages and presets', () => {
    expect(rest).toEqual({ type: 'object', additionalProperties: false })
    expect(properties.language).toEqual({ enum: ['de', 'fr'] })
    expect(properties.preset).toEqual({ enum: ['plain', 'strict', 'french'] })
  })

  it.each([
    ['rows', { type: 'integer', minimum: 1, maximum: 8, default: 8 }],
    ['calls', { type: ['integer', 'null'], minimum: 0, maximum: 5, default: null }],
    [
      'handicap',
      {
        anyOf: [
          { type: ['integer', 'null'], minimum: 1, maximum: 9 },
          { type: 'array', items: { type: ['integer', 'null'], minimum: 1, maximum: 9 }, maxItems: 2 },
        ],
        default: [null, null],
      },
    ],
    ['judging', { enum: ['checked', 'challenge'], default: 'checked' }],
    ['penalty', { type: 'boolean', default: false }],
    [
      'clock',
      {
        oneOf: [
          clock('none', {}),
          clock('turn', { seconds: upTo(1, clockLimits.seconds) }),
          clock('bank', {
            seconds: upTo(1, clockLimits.seconds),
            increment: upTo(0, clockLimits.increment),
          }),
          clock('days', { days: upTo(1, clockLimits.days) }),
        ],
        default: { type: 'none' },
      },
    ],
  ])('describes the option %s', (key, expected) => expect(properties[key]).toEqual(expected))

  it('has options with dotted keys one level deeper', () => {
    expect(properties.words).toEqual({
      type: 'object',
      properties: {
        classes: { enum: ['open', 'classic-de', 'classic-fr'], default: 'classic-de' },
        houseWords: { type: 'array', items: { type: 'string' }, maxItems: MOST_WORDS, default: [] },
        changes: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              word: { type: 'string' },
              change: { enum: ['added', 'removed'] },
              scope: { enum: ['entry', 'form'] },
              forms: { type: 'array', items: { type: 'string' } },
              because: { type: 'string' },
            },
            required: ['word', 'change', 'scope'],
          },
        },
      },
      additionalProperties: false,
    })
    expect(Object.keys(properties)).toHaveLength(9)
  })
})
