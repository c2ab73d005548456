/** Small things that a reload must not lose. A browser that keeps nothing still plays. */
const PREFIX = 'kept.'
/** ms after which what nobody came back for is dropped. */
const LONG = 90 * 86_400_000

interface Kept {
  readonly at: number
  readonly value: unknown
}

export function recall<T>(key: string): T | undefined {
  return read(PREFIX + key)?.value as T | undefined
}

export function remember(key: string, value: unknown): void {
  try {
    dropOld()
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), value } satisfies Kept))
  } catch {
    // Full, or forbidden: then it is not kept.
  }
}

function read(name: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

let dropped = false

/** Once a visit. */
function dropOld(): void {
  if (dropped) return
  dropped = true
  const old = Date.now() - LONG
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX) && (read(name)?.at ?? 0) < old) localStorage.removeItem(name)
}
