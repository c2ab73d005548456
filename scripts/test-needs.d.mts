export type Need = 'browser' | 'postgres' | 'nats' | 'page' | 'terminal'
export interface TestFile {
  readonly file: string
  readonly needs: readonly Need[]
  /** Whether it deals or draws with the seed of `seed.ts`. */
  readonly draws: boolean
}
export function testFiles(): readonly TestFile[]
export function unrunnable(files?: readonly TestFile[]): ReadonlyMap<string, readonly string[]>
