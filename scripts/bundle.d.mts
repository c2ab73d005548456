export function ensureBundle(): Promise<void>
export function ensureWeb(): Promise<void>
