/** Scripts that run beside the page. Their answer says what they may do, not the page's. */
const workerScript = /\/assets\/[\w-]*worker-[\w-]+\.js(\.\w+)?$/

/** As the pages', and they may compile the crossword search, which is WebAssembly. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** The built pages, packed by their build. Files in `assets` have their content's hash in the name. */
export const pagesIn = (root: string) => ({
  root,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: { setHeader(name: string, value: string): unknown }, path: string) => {
    const lasting = path.startsWith(`${root}/assets/`)
    reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (workerScript.test(path)) reply.setHeader('content-security-policy', workerPolicy)
  },
})
