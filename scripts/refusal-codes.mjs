import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { gamePackages } from './game-packages.mjs'

/** Records and positions are read for people at the command line, which speaks English. */
const APART = /(^|\/)(record|review|solve|read-log)\b/
/** What refuses by a code; `bad` is the options' own, in Jarnac. */
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

/** What a node refuses by, with the names of what it says besides. */
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

/** The members of a union of texts. */
function unionIn(root, folder, name) {
  for (const node of nodesIn(root, folder))
    if (node.type === 'TSTypeAliasDeclaration' && node.id.name === name)
      return node.typeAnnotation.types.map(({ literal }) => textOf(literal))
  throw new Error(`There is no union ${name} in ${folder}.`)
}

/** Codes that a game's sources do not spell out, by its package. */
const composed = {
  // Why the judge does not admit a word is a refusal of its own in Jarnac, and a part of one elsewhere.
  // Jarnac refuses a foreign letter itself, and names it.
  jarnac: (root) => unionIn(root, 'packages/words/src', 'Reason').filter((code) => code !== 'foreign-letter'),
  'typ-dom': (root) => unionIn(root, 'packages/typ-dom/src', 'NamingFault').map((fault) => `naming-${fault}`),
}

const refusalsOfGame = (root, name) => [
  ...refusalsIn(root, `packages/${name}/src`),
  ...(composed[name]?.(root) ?? []).map((code) => ({ code, params: ['word'] })),
]

/**
 * Every code by which something may be refused to a person, read off the sources: at a table by the package it comes
 * from, and by HTTP. `params` are the names of what a refusal says besides; not known where a route only names it.
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
