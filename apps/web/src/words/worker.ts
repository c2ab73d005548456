import { glossOf, type Lexicon, type LexiconId, marksOf } from '@estocade/words'
import { crosswordOf } from './crossword.ts'
import { judgeWord, type WordQuestion } from './judge-word.ts'
import { kinOf } from './kin.ts'
import { fetchLexicon } from './load-lexicon.ts'
import type { FromWords, ToWords, WordFacts } from './messages.ts'
import { keepList, lexiconOfHash } from './own-lists.ts'

const post = (message: FromWords): void => self.postMessage(message)

const lexicons = new Map<string, Promise<Lexicon>>()

/** Fetched once; after a failure the next call fetches again. */
function lexiconIn(language: string): Promise<Lexicon> {
  const known = lexicons.get(language)
  if (known !== undefined) return known
  const coming = fetchLexicon(language)
  lexicons.set(language, coming)
  coming.catch(() => lexicons.delete(language))
  return coming
}

/** Languages whose glosses are built with the dictionary; for the others the server may have a thesaurus. */
const withGlosses = new Set(['de', 'en', 'vi', 'vi29'])

async function factsOf(lexicon: Lexicon, word: string): Promise<WordFacts> {
  const { id } = lexicon.alphabet
  const readings = lexicon.readingsOf(word)
  const facts = {
    word,
    known: lexicon.has(word),
    display: lexicon.display(word),
    marks: marksOf(lexicon, word),
    readings,
    glosses: [],
  }
  if (!facts.known) return facts
  try {
    const about = await fetchShard(id, 'about.json')
    if (about === undefined && !withGlosses.has(id)) return { ...facts, noGloss: 'language' }
    const glosses = await glossOf((shard) => fetchShard(id, shard), id, word, readings)
    if (glosses.length === 0) return { ...facts, noGloss: 'none' }
    return { ...facts, glosses, ...(about === undefined ? {} : { glossSource: JSON.parse(about) }) }
  } catch {
    return { ...facts, noGloss: 'away' }
  }
}

async function fetchShard(id: string, shard: string): Promise<string | undefined> {
  const answer = await fetch(`/glosses/${id}/${shard}`)
  return answer.ok ? answer.text() : undefined
}

async function kept({ language, name, text }: Extract<ToWords, { type: 'list' }>) {
  const { text: _, ...list } = await keepList(language as LexiconId, name, text)
  return list
}

/** The server may use an own list, or a newer dictionary. */
function judged(lexicon: Lexicon, question: WordQuestion) {
  if ((question.lexicon ?? lexicon.hash) !== lexicon.hash) throw new Error('Another dictionary.')
  return judgeWord(lexicon, question)
}

/** The dictionary of a table: this one, or this one with a list of this browser. */
async function tableLexicon(
  base: Lexicon,
  { lexicon: hash }: { readonly lexicon: string },
): Promise<Lexicon> {
  const lexicon = await lexiconOfHash(base, hash)
  if (lexicon.hash !== hash) throw new Error('Another dictionary.')
  return lexicon
}

self.onmessage = async ({ data }: MessageEvent<ToWords>) => {
  const { id } = data
  try {
    if (data.type === 'list') return post({ type: 'list', id, list: await kept(data) })
    const lexicon = await lexiconIn(data.language)
    if (data.type === 'judge') post({ type: 'judged', id, refusal: judged(lexicon, data) })
    else if (data.type === 'facts') post({ type: 'facts', id, facts: await factsOf(lexicon, data.word) })
    else if (data.type === 'kin') post({ type: 'kin', id, kin: kinOf(lexicon, data.word) })
    else post({ type: 'presto', id, grid: await crosswordOf(await tableLexicon(lexicon, data), data) })
  } catch {
    post({ type: 'failed', id })
  }
}
