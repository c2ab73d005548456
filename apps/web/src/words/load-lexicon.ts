import { checkHash, type Lexicon, openLexicon } from '@estocade/words'

const CACHE = 'dictionaries'

/** The dictionary of a language: the one kept here, else the server's. What is kept is renewed for the next game. */
export async function fetchLexicon(language: string): Promise<Lexicon> {
  const address = `/words/${language}.lexicon`
  const kept = await (await shelf())?.match(address)
  const lexicon = kept && open(await kept.arrayBuffer())
  if (lexicon === undefined) return download(address)
  void renew(address, kept!.headers.get('etag') ?? '')
  return lexicon
}

/** Browsers have none on plain HTTP; then the dictionary comes over the network each time. */
const shelf = async (): Promise<Cache | undefined> => globalThis.caches?.open(CACHE)

async function download(address: string): Promise<Lexicon> {
  let answer = await fetch(address)
  // A server that was just installed is still building it.
  while (answer.status === 503) {
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
