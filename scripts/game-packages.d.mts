export const gamePackages: readonly string[]
