// Makes values that fit a schema, out of what a view shows.

/** Every value of a view by the name of its field, and all texts. */
export function valuesIn(view) {
  const byName = new Map()
  const texts = new Set()
  const walk = (value, name) => {
    if (typeof value === 'string') texts.add(value)
    if (Array.isArray(value)) for (const one of value) walk(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, key)
    else byName.set(name, [...(byName.get(name) ?? []), value])
  }
  walk(view, '')
  return { byName, texts: [...texts] }
}

export class Filler {
  #schemas
  #state

  constructor(schemas, seed) {
    this.#schemas = schemas
    this.#state = seed
  }

  /** A whole number below `n`, the same for the same seed. */
  below(n) {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * n)
  }

  pick(list) {
    return list[this.below(list.length)]
  }

  /** One of the actions that the schema allows, except conceding. */
  action(schema, known, about) {
    const all = schema.oneOf.filter(({ properties }) => properties.type.const !== 'concede')
    // Simple ones first: half of the time one without any field.
    const simple = all.filter(({ required }) => required.length === 1)
    const among = simple.length > 0 && this.below(2) === 0 ? simple : all
    return this.value(this.pick(among), 'action', { ...known, about })
  }

  value(schema, name, known) {
    if (schema.$ref !== undefined)
      return this.value(this.#schemas[schema.$ref.split('/').at(-1)], name, known)
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return this.pick(schema.enum)
    const choices = schema.oneOf ?? schema.anyOf
    if (choices !== undefined) return this.value(this.pick(choices), name, known)
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type
    if (type === 'null') return null
    if (type === 'boolean') return this.below(2) === 0
    if (type === 'integer' || type === 'number') return this.#number(schema, name, known)
    if (type === 'string') return this.#text(schema, name, known)
    if (type === 'array')
      return Array.from({ length: 1 + this.below(2) }, () => this.value(schema.items, name, known))
    return this.#object(schema, known)
  }

  #number({ minimum = 0, maximum = 7 }, name, { byName }) {
    const seen = (byName.get(name) ?? []).filter(Number.isInteger)
    const value = seen.length > 0 && this.below(4) > 0 ? this.pick(seen) : this.below(8)
    return Math.max(minimum, Math.min(maximum, value))
  }

  #text(schema, name, { byName, texts, about }) {
    if (schema.pattern !== undefined) return 'A'
    const seen = (byName.get(name) ?? []).filter((one) => typeof one === 'string')
    const from = this.below(3)
    if (from === 0) return about
    return from === 1 && seen.length > 0 ? this.pick(seen) : this.pick(texts)
  }

  #object({ properties = {}, required = [] }, known) {
    const names = Object.keys(properties).filter((one) => required.includes(one) || this.below(3) === 0)
    return Object.fromEntries(names.map((name) => [name, this.value(properties[name], name, known)]))
  }
}
