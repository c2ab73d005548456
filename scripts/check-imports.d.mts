export function importProblems(root: string): Promise<readonly string[]>
