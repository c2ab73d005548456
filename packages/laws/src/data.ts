/** JSON with sorted keys: equal bytes ⇔ equal data. Values that JSON omits are written as `null`. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const record = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(record).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join()}}`
}

/** Whether the `canonical` bytes are equal, without making them. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  const [left, right] = [a, b] as Readonly<Record<string, unknown>>[]
  return keys.every((key) => Object.hasOwn(right!, key) && equal(left![key], right![key]))
}

/** Freezes a value deeply, so that changing it throws. Parts that are already frozen are assumed to be so deeply. */
export function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** Frozen objects that were found plain; they cannot change. */
const plain = new WeakSet<object>()

/** The path of the first part that JSON would lose or change; `undefined` for plain data. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path
  if (typeof value !== 'object') return path || '/'
  if (plain.has(value)) return undefined
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path || '/'
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, `${path}/${key}`)
    if (fault !== undefined) return fault
  }
  if (Object.isFrozen(value)) plain.add(value)
  return undefined
}
