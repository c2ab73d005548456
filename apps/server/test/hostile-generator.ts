import type { Dice } from '@estocade/kernel'

/** Makes inputs that nearly fit the published schemas, or do not fit at all, from the OpenAPI document alone. */

type Json = { readonly [key: string]: unknown }

export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Json }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
}

export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const DEEPEST = 8

export class HostileGenerator {
  readonly #document: Described
  readonly #dice: Dice
  /** Ids, names and other texts that the server knows. */
  readonly #known: readonly string[]
  readonly #operations: readonly { method: string; path: string; operation: Operation }[]

  constructor(document: Described, dice: Dice, known: readonly string[]) {
    this.#document = document
    this.#dice = dice
    this.#known = known
    this.#operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      // A stream does not end.
      path.endsWith('/stream')
        ? []
        : Object.entries(methods).map(([method, operation]) => ({
            method: method.toUpperCase(),
            path,
            operation,
          })),
    )
  }

  pick<T>(items: readonly T[]): T {
    return items[this.#dice.below(items.length)]!
  }

  /** The number of operations in the document that requests are made for. */
  get operations(): number {
    return this.#operations.length
  }

  request(): HostileRequest {
    const { method, path, operation } = this.pick(this.#operations)
    const schema = operation.requestBody?.content['application/json']?.schema
    const query = operation.parameters
      .filter((one) => one.in === 'query' && this.#dice.below(3) > 0)
      .map((one) => `${one.name}=${encodeURIComponent(this.#scalar(one.schema))}`)
    const filled = path.replace(/\{\w+\}/g, () => this.#segment())
    const stray = this.#dice.below(8) === 0 ? [`${this.pick(ODD_KEYS)}=${this.#dice.below(9)}`] : []
    const all = [...query, ...stray]
    return {
      method:
        this.#dice.below(25) === 0 ? this.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) : method,
      path: all.length === 0 ? filled : `${filled}?${all.join('&')}`,
      headers: this.#headers(),
      ...(schema === undefined && this.#dice.below(10) > 0 ? {} : { body: this.#body(schema ?? {}) }),
    }
  }

  /** A frame for a socket, as text or bytes. */
  frame(): string | Buffer {
    const schema = this.#document.components.schemas['frames.Client']!
    if (this.#dice.below(20) === 0) return this.#bytes(this.#dice.below(300))
    const text = this.#text(schema)
    return this.#dice.below(30) === 0 ? text.slice(0, this.#dice.below(text.length + 1)) : text
  }

  #body(schema: Json): string | Buffer {
    if (this.#dice.below(20) === 0) return this.#bytes(this.#dice.below(300))
    const text = this.#text(schema)
    return this.#dice.below(20) === 0 ? text.slice(0, this.#dice.below(text.length + 1)) : text
  }

  /** JSON; numbers that JSON.stringify cannot write come in as text. */
  #text(schema: Json): string {
    const text = JSON.stringify(this.#value(schema, 0)) ?? 'null'
    return text.replaceAll('"@huge@"', '1e999').replaceAll('"@proto@"', '"__proto__"').slice(0, 20_000)
  }

  #bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.#dice.below(256)))
  }

  #headers(): Readonly<Record<string, string>> {
    const type =
      this.#dice.below(25) === 0
        ? this.pick(['text/plain', 'multipart/form-data', 'a', '*/*'])
        : 'application/json'
    return {
      'content-type': type,
      ...(this.#dice.below(40) === 0 ? { origin: 'https://evil.example' } : {}),
      ...(this.#dice.below(40) === 0 ? { authorization: `Bearer ${this.pick(this.#known)}` } : {}),
      ...(this.#dice.below(60) === 0 ? { 'x-forwarded-for': 'x'.repeat(this.#dice.below(500)) } : {}),
    }
  }

  #segment(): string {
    const text = this.#dice.below(2) === 0 ? this.pick(this.#known) : String(this.#odd())
    return this.#dice.below(10) === 0
      ? `%${this.#dice.below(100)}`
      : encodeURIComponent(clean(text)).slice(0, 300) || 'x'
  }

  #scalar(schema: Json): string {
    return clean(String(this.#value(schema, DEEPEST)))
  }

  /** Mostly a value that fits; now and then one that does not, at any depth. */
  #value(schema: Json, depth: number): unknown {
    if (this.#dice.below(14) === 0 || depth > DEEPEST) return this.#odd()
    if (typeof schema.$ref === 'string')
      return this.#value(this.#document.components.schemas[schema.$ref.split('/').at(-1)!] ?? {}, depth + 1)
    if (schema.const !== undefined) return schema.const
    if (Array.isArray(schema.enum)) return this.pick(schema.enum)
    const choices = (schema.oneOf ?? schema.anyOf) as readonly Json[] | undefined
    if (choices !== undefined) return this.#value(this.pick(choices), depth + 1)
    const type = Array.isArray(schema.type) ? this.pick(schema.type as string[]) : schema.type
    if (type === 'object') return this.#object(schema, depth)
    if (type === 'array')
      return Array.from({ length: this.#dice.below(4) }, () =>
        this.#value((schema.items ?? {}) as Json, depth + 1),
      )
    if (type === 'integer' || type === 'number') return this.#number(schema)
    if (type === 'boolean') return this.#dice.below(2) === 0
    if (type === 'null') return null
    return type === 'string' ? this.#string(schema) : this.#odd()
  }

  #object(schema: Json, depth: number): unknown {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
    const kept = properties.filter(() => this.#dice.below(14) > 0)
    const entries: [string, unknown][] = kept.map(([name, one]) => [name, this.#value(one, depth + 1)])
    if (typeof schema.additionalProperties === 'object')
      for (let i = this.#dice.below(3); i > 0; i--)
        entries.push([
          this.pick(['0,0', '0,1', 'a']),
          this.#value(schema.additionalProperties as Json, depth + 1),
        ])
    if (this.#dice.below(14) === 0) entries.push([this.pick(ODD_KEYS), this.#odd()])
    return Object.fromEntries(entries)
  }

  #number({ minimum, maximum }: Json): number {
    const edges = [minimum, maximum].filter((one): one is number => typeof one === 'number')
    const around = edges.flatMap((one) => [one - 1, one, one + 1])
    return this.pick([...around, 0, 1, 2, this.#dice.below(100), -1, 0.5])
  }

  #string({ maxLength, pattern }: Json): string {
    const edge =
      typeof maxLength === 'number' ? 'a'.repeat(Math.min(maxLength, 5000) + this.#dice.below(3) - 1) : 'a'
    const usual = typeof pattern === 'string' ? `command-${this.#dice.below(1e9)}` : 'REISE'
    return this.pick([usual, usual, this.pick(this.#known), this.pick(this.#known), edge])
  }

  #odd(): unknown {
    return this.pick<() => unknown>([
      () => null,
      () => '@huge@',
      () => -1,
      () => 0.5,
      () => Number.MAX_SAFE_INTEGER,
      () => '',
      () => '../../etc/passwd',
      () => "'; DROP TABLE entries; --",
      () => '<script>alert(1)</script>',
      () => '\u0000\u202e\ud800',
      () => 'e\u0301'.repeat(this.#dice.below(40)),
      () => '👨‍👩‍👧'.repeat(this.#dice.below(30)),
      () => 'x'.repeat(this.#dice.below(30) === 0 ? 9000 : this.#dice.below(700)),
      () => [],
      () => [[[[[[[[]]]]]]]],
      () => nested(this.#dice.below(200)),
      () => JSON.parse('{"__proto__":{"type":"pass"},"constructor":{"prototype":{}}}'),
      () => true,
      () => ({}),
      () => '@proto@',
    ])()
  }
}

const ODD_KEYS = ['__proto__', 'constructor', 'toString', '', 'type', 'seat', 'player', 'a'.repeat(300), '0']

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

/** Lone surrogates cannot be written into an address. */
const clean = (text: string): string => text.replace(/\p{Cs}/gu, '')
