export function houseFaults(root: string): readonly string[]
