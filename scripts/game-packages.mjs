import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(
  readFileSync(new URL('../packages/games/package.json', import.meta.url), 'utf8'),
)

/** The packages that hold games: what `packages/games` depends on besides what every game stands on. */
export const gamePackages = Object.keys(dependencies)
  .map((name) => name.replace('@estocade/', ''))
  .filter((name) => name !== 'kernel' && name !== 'words')
