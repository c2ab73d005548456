export function importGraph(): Promise<string>
export function isGraphCurrent(): Promise<boolean>
