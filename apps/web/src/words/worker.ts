import { glossOf, judge, type Lexicon } from '@estocade/words'
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

/** The solver is fetched only when somebody wants to see a solution. */
async function crosswordOf(lexicon: Lexicon, rack: readonly string[], spare: number) {
  const { typDom } = await import('@estocade/games')
  const words = typDom.tableWords(judge(lexicon, { classes: 'typ-dom' }))([])
  return typDom.prestoSolver(words).solve(rack, { spare }) ?? null
}

self.onmessage = async ({ data }: MessageEvent<ToWords>) => {
  const { id } = data
  try {
    const lexicon = await lexiconIn(data.language)
    if (data.type === 'judge') post({ type: 'judged', id, refusal: judgeWord(lexicon, data) })
    else if (data.type === 'facts') post({ type: 'facts', id, facts: await factsOf(lexicon, data.word) })
    else if (data.type === 'kin') post({ type: 'kin', id, kin: kinOf(lexicon, data.word) })
    else post({ type: 'presto', id, grid: await crosswordOf(lexicon, data.rack, data.spare) })
  } catch {
    post({ type: 'failed', id })
  }
}
