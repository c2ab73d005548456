export const codeFile: string
export function compiledWalker(): Promise<string>
