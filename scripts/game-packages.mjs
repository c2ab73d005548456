import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(
  readFileSync(new URL('../packages/games/package.json', import.meta.url), 'utf8'),
)

/** The packages of games: the dependencies of `packages/games` without those that every game needs. */
export const gamePackages = Object.keys(dependencies)
  .map((name) => name.replace('@estocade/', ''))
  .filter((name) => name !== 'kernel' && name !== 'words')
