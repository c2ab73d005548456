/** One npm package that code or fonts of this page come from. */
export interface Library {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly authors: string
}

/** The list that the build writes beside the scripts (see `libraries` in vite.config.ts). */
export async function loadLibraries(): Promise<readonly Library[]> {
  const response = await fetch('/libraries.json')
  if (!response.ok) throw new Error(`libraries.json: ${response.status}`)
  return (await response.json()) as readonly Library[]
}
