export const codeFile: string
export function compiledSearch(): Promise<string>
