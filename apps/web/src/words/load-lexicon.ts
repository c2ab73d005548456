import { checkHash, type IndexStore, type Lexicon, openLexicon } from '@estocade/words'

const CACHE = 'dictionaries'

/** Called with the share that is done, if the server is still building the dictionary. */
type OnBuilding = (share: number) => void

/** The dictionary of a language: the cached one, otherwise the server's. The cache is updated for the next game. */
export async function fetchLexicon(
  language: string,
  onBuilding: OnBuilding = () => {},
  indexes?: IndexStore,
): Promise<Lexicon> {
  const address = `/words/${language}.lexicon`
  const kept = await (await cache())?.match(address)
  const lexicon = kept && open(await kept.arrayBuffer(), indexes)
  if (lexicon === undefined) return download(address, onBuilding, indexes)
  void renew(address, kept!.headers.get('etag') ?? '')
  return lexicon
}

/** Browsers have no cache over plain HTTP; then the dictionary is downloaded each time. */
const cache = async (): Promise<Cache | undefined> => globalThis.caches?.open(CACHE)

async function download(
  address: string,
  onBuilding: OnBuilding,
  indexes: IndexStore | undefined,
): Promise<Lexicon> {
  let answer = await fetch(address)
  // A newly installed server is still building it.
  while (answer.status === 503) {
    onBuilding(await shareOf(answer))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    answer = await fetch(address)
  }
  if (!answer.ok) throw new Error(`${answer.status}`)
  const bytes = await answer.arrayBuffer()
  const lexicon = open(bytes, indexes)
  if (lexicon === undefined) throw new Error('The dictionary is damaged.')
  await keep(address, bytes, answer).catch(() => {})
  return lexicon
}

/** A refusal from elsewhere, such as a proxy, has no known content. */
async function shareOf(answer: Response): Promise<number> {
  const body = (await answer.json().catch(() => undefined)) as { params?: { share?: unknown } } | undefined
  return typeof body?.params?.share === 'number' ? body.params.share : 0
}

async function renew(address: string, etag: string): Promise<void> {
  try {
    const answer = await fetch(address, { headers: { 'if-none-match': etag } })
    if (answer.status !== 200) return
    const bytes = await answer.arrayBuffer()
    if (open(bytes) !== undefined) await keep(address, bytes, answer)
  } catch {
    // Offline: the cached one is used.
  }
}

async function keep(address: string, bytes: ArrayBuffer, { headers }: Response): Promise<void> {
  await (await cache())?.put(address, new Response(bytes, { headers: { etag: headers.get('etag') ?? '' } }))
}

/** Undefined if it was damaged in transit, or has another format than this page reads. */
function open(bytes: ArrayBuffer, indexes?: IndexStore): Lexicon | undefined {
  if (!checkHash(bytes).ok) return undefined
  const opened = openLexicon(bytes, indexes)
  return opened.ok ? opened.value : undefined
}
