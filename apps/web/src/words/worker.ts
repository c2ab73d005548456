import { glossOf, type Lexicon } from '@estocade/words'
import { judgeWord } from './judge-word.ts'
import { kinOf } from './kin.ts'
import { fetchLexicon } from './load-lexicon.ts'
import type { FromWords, ToWords, WordFacts } from './messages.ts'

const post = (message: FromWords): void => self.postMessage(message)

const lexicons = new Map<string, Promise<Lexicon>>()

/** Fetched once; a failure is not kept. */
function lexiconIn(language: string): Promise<Lexicon> {
  const known = lexicons.get(language)
  if (known !== undefined) return known
  const coming = fetchLexicon(language)
  lexicons.set(language, coming)
  coming.catch(() => lexicons.delete(language))
  return coming
}

const withGlosses = new Set(['de', 'en', 'vi', 'vi29'])

async function factsOf(lexicon: Lexicon, word: string): Promise<WordFacts> {
  const { id } = lexicon.alphabet
  const analyses = lexicon.analyses(word)
  const facts = { word, known: lexicon.has(word), display: lexicon.display(word), analyses, glosses: [] }
  if (!facts.known) return facts
  if (!withGlosses.has(id)) return { ...facts, noGloss: 'language' }
  const lemmas = analyses.map(({ lemma }) => lemma)
  try {
    const glosses = await glossOf((shard) => fetchShard(id, shard), id, word, lemmas)
    return glosses.length > 0 ? { ...facts, glosses } : { ...facts, noGloss: 'none' }
  } catch {
    return { ...facts, noGloss: 'away' }
  }
}

async function fetchShard(id: string, shard: string): Promise<string | undefined> {
  const answer = await fetch(`/glosses/${id}/${shard}`)
  return answer.ok ? answer.text() : undefined
}

self.onmessage = async ({ data }: MessageEvent<ToWords>) => {
  const { type, id, language, word } = data
  try {
    const lexicon = await lexiconIn(language)
    if (data.type === 'judge') post({ type: 'judged', id, refusal: judgeWord(lexicon, data) })
    else if (type === 'facts') post({ type, id, facts: await factsOf(lexicon, word) })
    else post({ type: 'kin', id, kin: kinOf(lexicon, word) })
  } catch {
    post({ type: 'failed', id })
  }
}
