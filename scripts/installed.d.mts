interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
interface Lock {
  readonly packages: Readonly<Record<string, Entry>>
}
export type Scope = 'play' | 'test' | 'all'
export function partOf(lock: Lock, scope: Scope): { workspaces: readonly string[]; dev: boolean }
export function missing(lock: Lock, record: Lock, scope: Scope): readonly string[]
