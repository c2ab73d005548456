export function secondsOf(path: string, needs?: readonly string[]): number
