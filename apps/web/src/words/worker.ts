import { glossOf, judge, type Lexicon, type LexiconId, marksOf } from '@estocade/words'
import { judgeWord, type WordQuestion } from './judge-word.ts'
import { kinOf } from './kin.ts'
import { fetchLexicon } from './load-lexicon.ts'
import type { FromWords, ToWords, WordFacts } from './messages.ts'
import { keepList } from './own-lists.ts'

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

/** Languages whose glosses are built with the dictionary; the others may have a thesaurus of the server's. */
const withGlosses = new Set(['de', 'en', 'vi', 'vi29'])

async function factsOf(lexicon: Lexicon, word: string): Promise<WordFacts> {
  const { id } = lexicon.alphabet
  const analyses = lexicon.analyses(word)
  const facts = {
    word,
    known: lexicon.has(word),
    display: lexicon.display(word),
    marks: marksOf(lexicon, word),
    analyses,
    glosses: [],
  }
  if (!facts.known) return facts
  try {
    const about = await fetchShard(id, 'about.json')
    if (about === undefined && !withGlosses.has(id)) return { ...facts, noGloss: 'language' }
    const glosses = await glossOf((shard) => fetchShard(id, shard), id, word, analyses)
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

/** The solver is fetched only when somebody wants to see a solution. */
async function crosswordOf(lexicon: Lexicon, rack: readonly string[], spare: number) {
  const { typDom } = await import('@estocade/games')
  const words = typDom.tableWords(judge(lexicon, { classes: 'typ-dom' }))([])
  return typDom.prestoSolver(words).solve(rack, { spare }) ?? null
}

async function kept({ language, name, text }: Extract<ToWords, { type: 'list' }>) {
  const { text: _, ...list } = await keepList(language as LexiconId, name, text)
  return list
}

/** The server may play by a list of its own, or by a newer dictionary. */
function judged(lexicon: Lexicon, question: WordQuestion) {
  if ((question.lexicon ?? lexicon.hash) !== lexicon.hash) throw new Error('Another dictionary.')
  return judgeWord(lexicon, question)
}

self.onmessage = async ({ data }: MessageEvent<ToWords>) => {
  const { id } = data
  try {
    if (data.type === 'list') return post({ type: 'list', id, list: await kept(data) })
    const lexicon = await lexiconIn(data.language)
    if (data.type === 'judge') post({ type: 'judged', id, refusal: judged(lexicon, data) })
    else if (data.type === 'facts') post({ type: 'facts', id, facts: await factsOf(lexicon, data.word) })
    else if (data.type === 'kin') post({ type: 'kin', id, kin: kinOf(lexicon, data.word) })
    else post({ type: 'presto', id, grid: await crosswordOf(lexicon, data.rack, data.spare) })
  } catch {
    post({ type: 'failed', id })
  }
}
