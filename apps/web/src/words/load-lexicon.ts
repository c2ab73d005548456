import { checkHash, type Lexicon, openLexicon } from '@estocade/words'

const CACHE = 'dictionaries'

/** Told the share of the dictionary that a server has built which is still building it. */
type OnBuilding = (share: number) => void

/** The dictionary of a language: the one kept here, else the server's. What is kept is renewed for the next game. */
export async function fetchLexicon(language: string, onBuilding: OnBuilding = () => {}): Promise<Lexicon> {
  const address = `/words/${language}.lexicon`
  const kept = await (await shelf())?.match(address)
  const lexicon = kept && open(await kept.arrayBuffer())
  if (lexicon === undefined) return download(address, onBuilding)
  void renew(address, kept!.headers.get('etag') ?? '')
  return lexicon
}

/** Browsers have none on plain HTTP; then the dictionary comes over the network each time. */
const shelf = async (): Promise<Cache | undefined> => globalThis.caches?.open(CACHE)

async function download(address: string, onBuilding: OnBuilding): Promise<Lexicon> {
  let answer = await fetch(address)
  // A server that was just installed is still building it.
  while (answer.status === 503) {
    onBuilding(await shareOf(answer))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    answer = await fetch(address)
  }
  if (!answer.ok) throw new Error(`${answer.status}`)
  const bytes = await answer.arrayBuffer()
  const lexicon = open(bytes)
  if (lexicon === undefined) throw new Error('The dictionary is damaged.')
  await keep(address, bytes, answer).catch(() => {})
  return lexicon
}

/** Of a refusal that came from elsewhere, such as a proxy, nothing is known. */
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
    // Off line: the old one does.
  }
}

async function keep(address: string, bytes: ArrayBuffer, { headers }: Response): Promise<void> {
  await (await shelf())?.put(address, new Response(bytes, { headers: { etag: headers.get('etag') ?? '' } }))
}

/** Undefined when it was damaged on the way, or is of another make than this page. */
function open(bytes: ArrayBuffer): Lexicon | undefined {
  if (!checkHash(bytes).ok) return undefined
  const opened = openLexicon(bytes)
  return opened.ok ? opened.value : undefined
}
