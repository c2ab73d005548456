/** Small things that a reload must not lose. A browser that keeps nothing still plays. */
export function recall<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`jarnac.${key}`)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`jarnac.${key}`, JSON.stringify(value))
  } catch {
    // Full, or forbidden: then it is not kept.
  }
}
