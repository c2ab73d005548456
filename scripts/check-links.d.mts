export function brokenLinks(root: string, files?: readonly string[]): readonly string[]
