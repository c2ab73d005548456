/** JSON with keys in order: equal bytes ⇔ equal data. What JSON leaves out is written as `null`. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const record = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(record).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join()}}`
}

/** From here on a change of the value throws. Parts that are frozen already are taken as frozen throughout. */
export function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** The path of the first part that JSON would lose or change; `undefined` for plain data. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path
  if (typeof value !== 'object') return path || '/'
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path || '/'
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, `${path}/${key}`)
    if (fault !== undefined) return fault
  }
  return undefined
}
