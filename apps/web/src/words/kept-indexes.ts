import type { IndexStore } from '@estocade/words'

const CACHE = 'indexes'

/** How many indexes are kept for one box and language. A table with other words needs other indexes. */
const MOST = 3

interface KeptIndexes extends IndexStore {
  /** Whether nothing was kept for this box and language. */
  readonly isNew: boolean
  /** Keeps an index that another worker has built, also for the next `read`. */
  add(key: string, bytes: Uint8Array<ArrayBuffer>): void
}

/**
 * Indexes of dictionaries in this browser, because building one takes a second or more. The browser's cache answers
 * later, but rules and bots ask and need the answer at once: so all indexes of the box and language are read first.
 * Browsers have no cache over plain HTTP; then indexes are built in each worker.
 */
export async function keptIndexes(folder: string, language: string): Promise<KeptIndexes | undefined> {
  const cache = await globalThis.caches?.open(CACHE)
  if (cache === undefined) return undefined
  const place = `/indexes/${folder}/${language}/`
  const kept = new Map<string, ArrayBuffer>()
  for (const address of await addressesIn(cache, place)) {
    const bytes = await readWhole(cache, address)
    if (bytes !== undefined) kept.set(address.slice(place.length), bytes)
  }
  const write: IndexStore['write'] = (key, bytes) => void put(cache, place, key, bytes).catch(() => {})
  return {
    isNew: kept.size === 0,
    read(key) {
      const bytes = kept.get(key)
      // It is asked for once: whoever asked keeps it.
      kept.delete(key)
      return bytes && new Uint8Array(bytes)
    },
    write,
    add(key, bytes) {
      kept.set(key, bytes.buffer)
      write(key, bytes)
    },
  }
}

/** The oldest first. */
const addressesIn = async (cache: Cache, place: string): Promise<readonly string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((address) => address.startsWith(place))

/** `undefined` if it is damaged; then it is removed. */
async function readWhole(cache: Cache, address: string): Promise<ArrayBuffer | undefined> {
  const answer = await cache.match(address)
  const bytes = await answer?.arrayBuffer()
  if (bytes !== undefined && (await hashOf(bytes)) === answer!.headers.get('etag')) return bytes
  await cache.delete(address)
  return undefined
}

async function put(cache: Cache, place: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const addresses = await addressesIn(cache, place)
  for (const address of addresses.slice(0, Math.max(0, addresses.length + 1 - MOST)))
    await cache.delete(address)
  await cache.put(place + key, new Response(bytes, { headers: { etag: await hashOf(bytes) } }))
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
