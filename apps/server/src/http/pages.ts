/** The built pages, packed by their build. Files in `assets` have their content's hash in the name. */
export const pagesIn = (root: string) => ({
  root,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: { setHeader(name: string, value: string): unknown }, path: string) => {
    const lasting = path.startsWith(`${root}/assets/`)
    reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
})
