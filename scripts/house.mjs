/** The house's plan: which package may import which, and which must stay pure. Held by check-house.mjs. */

/** @type {Record<string, readonly string[]>} */
export const arrows = {
  kernel: [],
  laws: ['kernel'],
  words: [],
  texts: [],
  jarnac: ['kernel', 'words'],
  'typ-dom': ['kernel', 'words'],
  abrahaminetz: ['kernel', 'words'],
  games: ['jarnac', 'typ-dom', 'abrahaminetz', 'kernel', 'words'],
  table: ['kernel'],
  protocol: ['kernel'],
  client: ['protocol'],
  server: ['kernel', 'words', 'jarnac', 'typ-dom', 'abrahaminetz', 'games', 'table', 'protocol'],
  web: ['client', 'protocol', 'games', 'table', 'texts', 'words'],
  terminal: ['client', 'protocol', 'games', 'table', 'texts', 'words', 'server'],
}

/** No clock, no randomness, no platform: whatever is in these runs anywhere and twice the same. */
export const pure = new Set([
  'kernel',
  'words',
  'texts',
  'jarnac',
  'typ-dom',
  'abrahaminetz',
  'games',
  'table',
  'protocol',
])

/** What a pure package's `src` may not say. `build` folders of words are the build's and may use Node. */
export const ambient = [
  [/\bMath\.random\b/, 'ambient randomness'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'ambient time'],
  [/\bsetTimeout\b|\bsetInterval\b/, 'a timer'],
  // Rule books have windows too (to challenge, to call): only what a browser's has is the platform's.
  [
    /\bprocess\.|\bglobalThis\b|\bwindow\.(document|location|navigator|fetch|\w+Storage)\b|\bdocument\./,
    'the platform',
  ],
  [/from '(node:[^']+|fs|path|os|crypto|worker_threads)'/, "Node's library"],
]
