// The service worker: keeps the page's files, so that it works offline.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** Inserted when the page is built (service-worker-plugin.ts). */
declare const __KEPT_FILES__: readonly { readonly url: string; readonly revision: string | null }[]

/** What the server answers itself. Dictionaries have addresses below those of the word pages. */
const SERVED = [/^\/(api|glosses|socket|healthz|metrics)\b/, /^\/words\/\w+\.lexicon$/]

importScripts('/push.js')

// A new version waits until the player activates it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
precacheAndRoute([...__KEPT_FILES__])
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVED }))
registerRoute(({ url }) => url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: 'fonts' }))
