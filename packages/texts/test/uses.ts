import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gamePackages } from '../../../scripts/game-packages.mjs'
import { stem } from './catalogues.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Lessons show the games' examples and have their names. */
const EXAMPLES = gamePackages.map((game) => join(root, 'packages', game, 'src'))
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g
/** The beginning of a template key, such as `level_${…}`: at least three letters, or it would match any key. */
const BEGINNING = /`([\w.:-]*[A-Za-z]{3}[\w.:-]*)\$\{/g

/** Whether an app's sources use a key, as a literal or by a template. `namespace` is set for texts that are loaded later. */
export function usesIn(app: 'web' | 'terminal', namespace?: string): (key: string) => boolean {
  const literals = new Set<string>()
  const beginnings = new Set<string>()
  for (const file of [join(root, 'apps', app, 'src'), ...EXAMPLES].flatMap(sourcesIn)) {
    const text = readFileSync(file, 'utf8')
    for (const [, single, double] of text.matchAll(LITERAL)) literals.add(single ?? double ?? '')
    for (const [, beginning] of text.matchAll(BEGINNING)) beginnings.add(beginning!)
  }
  const asked = namespace === undefined ? '' : `${namespace}:`
  const isSaid = (name: string) => literals.has(name) || literals.has(asked + name)
  const begun = [...beginnings].filter((one) => one.startsWith(asked) && one !== asked)
  return (key) =>
    [key, stem(key)].some(
      (name) =>
        isSaid(name) ||
        (namespace !== undefined && partsOf(name).every(isSaid)) ||
        begun.some((one) => (asked + name).startsWith(one)),
    )
}

/** Keys of chapters of a rule book and steps of a lesson consist of several parts: `jarnac_goal_title`, `recht-completed-1`. */
const partsOf = (name: string): readonly string[] =>
  name
    .replace(/_title$|_about$|-ask$|-\d+$/, '')
    .split(/_(.*)/s)
    .filter((part) => part !== '')

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
