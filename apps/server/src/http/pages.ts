/** Worker scripts. Their own response headers decide what they may do, not those of the page. */
const workerScript = /\/assets\/[\w-]*worker-[\w-]+\.js(\.\w+)?$/

/** The policy of the pages, and permission to compile the WebAssembly search. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Serves the built pages, which the build has compressed. Files in `assets` have a hash of their content in the name.
 */
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
