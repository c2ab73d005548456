/** Small data that must survive a reload. A browser that stores nothing can still play. */
const PREFIX = 'kept.'
/** After so many ms unused data is deleted. */
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
    // The storage is full or forbidden, so the data is not stored.
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

/** Runs once per visit. */
function dropOld(): void {
  if (dropped) return
  dropped = true
  const old = Date.now() - LONG
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX) && (read(name)?.at ?? 0) < old) localStorage.removeItem(name)
}
