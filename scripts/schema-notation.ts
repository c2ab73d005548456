import { games } from '@estocade/games'
import type { Json } from './type-schemas.ts'

/** JSON Schemas in TypeScript's notation, for readers, with descriptions as comments. */

const WIDTH = 110

const nameIn = (ref: unknown): string => String(ref).split('/').at(-1)!
/** Components of the same game are written without its prefix. */
const shortName = (ref: unknown, prefix: string): string => {
  const name = nameIn(ref)
  return name.startsWith(`${prefix}.`) ? name.slice(prefix.length + 1) : name
}

export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value)

/** A part of any game: `<game>.View`. */
function anyGame(choices: readonly Json[]): string | undefined {
  const names = choices.map(({ $ref }) => ($ref === undefined ? '' : nameIn($ref)))
  const part = names[0]!.split('.')[1]
  const isOne =
    new Set(names).size === games.length && games.every(({ id }) => names.includes(`${id}.${part}`))
  return isOne ? `game.${part}` : undefined
}

/** A schema on one line. */
export function inline(schema: Json, prefix: string): string {
  if (schema.$ref !== undefined) return shortName(schema.$ref, prefix)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return (schema.enum as unknown[]).map(literal).join(' | ')
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices !== undefined) return anyGame(choices) ?? choices.map((one) => inline(one, prefix)).join(' | ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => inline({ ...schema, type }, prefix)).join(' | ')
  switch (schema.type) {
    case 'array': {
      const of = inline(schema.items as Json, prefix)
      return / \| /.test(of) ? `(${of})[]` : `${of}[]`
    }
    case 'object':
      return objectInline(schema, prefix)
    case 'integer':
      return 'number'
    default:
      return String(schema.type ?? 'unknown')
  }
}

function objectInline(schema: Json, prefix: string): string {
  const more = schema.additionalProperties
  if (schema.properties === undefined && typeof more === 'object' && more !== null)
    return `{[key: string]: ${inline(more as Json, prefix)}}`
  return `{${fieldsOf(schema, prefix)
    .map(({ text }) => text)
    .join(', ')}}`
}

function fieldsOf(
  schema: Json,
  prefix: string,
): readonly { readonly text: string; readonly about: string }[] {
  const required = new Set((schema.required ?? []) as string[])
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, one]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return {
      text: `${key}${required.has(name) ? '' : '?'}: ${inline(one, prefix)}`,
      about: String(one.description ?? ''),
    }
  })
}

/** `type Name = …` over as many lines as it needs. */
export function declaration(name: string, schema: Json, prefix: string): string {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices !== undefined)
    return [`type ${name} =`, ...choices.flatMap((one) => choiceLines(one, prefix))].join('\n')
  const line = `type ${name} = ${inline(schema, prefix)}`
  const fields = fieldsOf(schema, prefix)
  if (line.length <= WIDTH && fields.every(({ about }) => about === '')) return line
  if (fields.length === 0) return line
  return [`type ${name} = {`, ...fieldLines(fields, '  '), '}'].join('\n')
}

const comment = (about: string, indent: string): readonly string[] =>
  about === '' ? [] : [`${indent}// ${about}`]

function choiceLines(schema: Json, prefix: string): readonly string[] {
  const line = `  | ${inline(schema, prefix)}`
  const fields = fieldsOf(schema, prefix)
  const about = comment(String(schema.description ?? ''), '  ')
  if (line.length <= WIDTH && fields.every((field) => field.about === '')) return [...about, line]
  return [...about, '  | {', ...fieldLines(fields, '      '), '    }']
}

const fieldLines = (
  fields: readonly { readonly text: string; readonly about: string }[],
  indent: string,
): readonly string[] => fields.flatMap(({ text, about }) => [...comment(about, indent), indent + text])
