export interface CompiledSearch {
  readonly package: string
  readonly file: string
  readonly name: string
  readonly more: readonly string[]
}
export const searches: readonly CompiledSearch[]
export function codeFile(search: CompiledSearch): string
export function compiled(search: CompiledSearch): Promise<string>
