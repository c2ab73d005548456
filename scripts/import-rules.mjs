import { gamePackages } from './game-packages.mjs'

/** Which package or app may import which. Checked by check-imports.mjs, drawn into docs/import-graph.svg. */
export const arrows = {
  kernel: [],
  laws: ['kernel'],
  words: [],
  texts: [],
  ...Object.fromEntries(gamePackages.map((name) => [name, ['kernel', 'words']])),
  games: [...gamePackages, 'kernel', 'words'],
  table: ['kernel'],
  protocol: ['kernel'],
  client: ['protocol'],
  server: ['kernel', 'words', 'games', 'table', 'protocol'],
  web: ['client', 'protocol', 'games', 'table', 'words', 'texts'],
  terminal: ['client', 'protocol', 'games', 'table', 'words', 'texts', 'server'],
}

/** Code in the `src` of these packages uses no clock, no randomness and no platform; it gives the same result everywhere. */
export const pure = ['kernel', 'words', 'texts', ...gamePackages, 'games', 'table', 'protocol']

/** The npm packages that pure packages may import. */
const pureLibraries = ['@noble/hashes', 'zod']

/** Folders of the server, each with the sibling folders that it may import. Files beside the folders may import all. */
const serverFolders = {
  store: [],
  bus: ['store'],
  ratings: ['store'],
  moderation: ['bus', 'store'],
  tables: ['bus', 'store'],
  accounts: ['bus', 'moderation', 'ratings', 'store', 'tables'],
  notifications: ['accounts', 'store', 'tables'],
  sockets: ['accounts', 'moderation', 'store', 'tables'],
  http: ['accounts', 'moderation', 'notifications', 'ratings', 'sockets', 'store', 'tables'],
  backup: ['store'],
  doctor: ['store'],
}

const any = (names) => `(${names.join('|')})`
const source = '^(packages|apps)/'

const packageRules = Object.entries(arrows).map(([name, allowed]) => ({
  name: `${name} imports`,
  from: { path: `${source}${name}/` },
  to: { path: source, pathNot: `${source}${any([name, ...allowed])}/` },
}))

const serverRules = Object.entries(serverFolders).map(([folder, allowed]) => ({
  name: `server/${folder} imports`,
  from: { path: `^apps/server/src/${folder}/` },
  to: {
    path: `^apps/server/src/${any(Object.keys(serverFolders))}/`,
    pathNot: `^apps/server/src/${any([folder, ...allowed])}/`,
  },
}))

const forbid = (name, from, to) => ({ name, from: { path: from }, to: { path: to } })

export const importRules = [
  ...packageRules,
  ...serverRules,
  {
    name: 'server folders are known',
    from: {
      path: '^apps/server/src/',
      pathNot: `^apps/server/src/(${Object.keys(serverFolders).join('|')})/|^apps/server/src/[^/]+$`,
    },
    to: {},
  },
  {
    name: 'pure packages know no Node',
    from: { path: `^packages/${any(pure)}/src/` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pure packages have few libraries',
    from: { path: `^packages/${any(pure)}/src/` },
    to: { path: 'node_modules/', pathNot: `node_modules/${any(pureLibraries)}/` },
  },
  forbid(
    'sources of a package know nothing of its Node parts',
    '^packages/([^/]+)/src/',
    '^packages/$1/(node|build|measure)/',
  ),
  forbid('loading needs no building', '^packages/words/node/', '^packages/words/build/'),
  {
    name: 'a WebAssembly search stands alone',
    from: { path: '^packages/([^/]+)/wasm/' },
    to: { path: '.', pathNot: '^packages/$1/(wasm/|src/(search/layout|anagram-layout))' },
  },
  {
    name: 'games of the page do not know each other',
    from: { path: '^apps/(web|terminal)/src/games/([^/]+)/' },
    to: { path: '^apps/$1/src/games/[^/]+/', pathNot: '^apps/$1/src/games/$2/' },
  },
  forbid(
    'the shared table knows no page',
    '^apps/web/src/table/',
    '^apps/web/src/(home|new-table|online|local|account|about)/',
  ),
  forbid(
    'components know no page',
    '^apps/web/src/components/',
    '^apps/web/src/(games|table|home|new-table|local|review|rules|account|about)/',
  ),
  forbid(
    'a session knows no screen',
    '^apps/web/src/session/',
    '^apps/web/src/(games|table|home|new-table|online|local|review|rules|account|components)/',
  ),
  {
    name: 'the server is for commands only',
    from: { path: '^apps/terminal/src/', pathNot: '^apps/terminal/src/commands/' },
    to: { path: '^apps/server/' },
  },
]

/** Cycles at run time: type-only imports and dynamic imports do not count. */
export const cycleRules = [
  {
    name: 'no cycles',
    // AssemblyScript compiles its sources into one module, so the order of loading does not matter.
    from: { pathNot: '^packages/[^/]+/wasm/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
]
