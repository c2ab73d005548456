import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { gamePackages } from './game-packages.mjs'

/** Left out: readers of records and positions, which only the command line uses, in English. */
const APART = /(^|\/)(record|review|solve|read-log)\b/
/** Functions that make a refusal with a code; `bad` is the one of Jarnac's options. */
const REFUSING = /^(refuse|refused|bad)$/

/** Every node of every source below a folder. */
function* nodesIn(root, folder) {
  const files = folder.endsWith('.ts')
    ? ['']
    : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('.ts') && !APART.test(file),
      )
  for (const file of files)
    yield* below(parseAst(readFileSync(join(root, folder, file), 'utf8'), { lang: 'ts' }))
}

function* below(node) {
  if (typeof node.type === 'string') yield node
  for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) yield* below(part)
}

const textOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined)
const bare = (node) => (node?.type === 'TSAsExpression' ? node.expression : node)
const nameOf = ({ key }) => key?.name ?? textOf(key)
const namesOf = (object) => (object?.type === 'ObjectExpression' ? object.properties.map(nameOf) : [])
const propertyOf = (object, name) => object.properties.find((one) => nameOf(one) === name)?.value

/** The code of a node's refusal, and the names of its parameters. */
function refusedBy(node) {
  if (node.type === 'CallExpression' && REFUSING.test(node.callee.name ?? '')) {
    const code = textOf(node.arguments[0])
    if (code !== undefined) return [{ code, params: namesOf(bare(node.arguments.at(-1))) }]
  }
  if (node.type === 'ObjectExpression') {
    const code = textOf(propertyOf(node, 'code'))
    if (code !== undefined && propertyOf(node, 'text') !== undefined)
      return [{ code, params: namesOf(propertyOf(node, 'params')) }]
  }
  // A route names the refusals that come from elsewhere.
  if (node.type === 'Property' && nameOf(node) === 'refusals') {
    const list = bare(node.value)
    if (list.type === 'ArrayExpression') return list.elements.map((one) => ({ code: textOf(one) }))
  }
  return []
}

const refusalsIn = (root, ...folders) =>
  folders.flatMap((folder) => [...nodesIn(root, folder)].flatMap(refusedBy))

/** The members of a union of string literals. */
function unionIn(root, folder, name) {
  for (const node of nodesIn(root, folder))
    if (node.type === 'TSTypeAliasDeclaration' && node.id.name === name)
      return node.typeAnnotation.types.map(({ literal }) => textOf(literal))
  throw new Error(`There is no union ${name} in ${folder}.`)
}

/** Codes that a game's sources do not contain as literals, by its package. */
const composed = {
  // In Jarnac the judge's reason is the code of the refusal; in other games it is a parameter.
  // Jarnac itself refuses a foreign letter, and names it.
  jarnac: (root) => unionIn(root, 'packages/words/src', 'Reason').filter((code) => code !== 'foreign-letter'),
  'typ-dom': (root) => unionIn(root, 'packages/typ-dom/src', 'NamingFault').map((fault) => `naming-${fault}`),
}

const refusalsOfGame = (root, name) => [
  ...refusalsIn(root, `packages/${name}/src`),
  ...(composed[name]?.(root) ?? []).map((code) => ({ code, params: ['word'] })),
]

/**
 * Every refusal code that a person may get, read from the sources: those of tables by package, and those of HTTP routes.
 * `params` are the names of the refusal's parameters; unknown if a route only names the code.
 */
export function refusalsOf(root) {
  return {
    games: Object.fromEntries(gamePackages.map((name) => [name, refusalsOfGame(root, name)])),
    table: refusalsIn(
      root,
      'packages/table/src',
      'packages/kernel/src',
      'packages/protocol/src',
      'packages/games/src',
      'apps/server/src/tables',
      'apps/server/src/sockets/connection.ts',
    ),
    routes: refusalsIn(root, 'apps/server/src/http', 'apps/server/src/accounts'),
  }
}
