import { useEffect, useState } from 'react'
import type { RefusalText } from '../session/session.ts'
import type { WordQuestion } from './judge-word.ts'
import type { FromWords, Kin, OwnListFacts, ToWords, WordFacts } from './messages.ts'

type Question = ToWords extends infer One ? (One extends ToWords ? Omit<One, 'id'> : never) : never

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (answer: FromWords) => void>()

/** One worker for all questions: it keeps the dictionaries it has opened. */
export function ask(question: Question): Promise<FromWords> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWords>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  const id = ++asked
  worker.postMessage({ ...question, id } as ToWords)
  return new Promise((resolve) => waiting.set(id, resolve))
}

/** Whether a word counts at a table on the server, by the dictionary in this browser. */
export async function judgeByDictionary(question: WordQuestion): Promise<RefusalText | undefined> {
  const answer = await ask({ type: 'judge', ...question })
  if (answer.type === 'judged') return answer.refusal
  throw new Error('There is no dictionary.')
}

/** Stores an own list in this browser; throws if it cannot be read. */
export async function keepOwnList(language: string, file: File): Promise<OwnListFacts> {
  const answer = await ask({ type: 'list', language, name: file.name, text: await file.text() })
  if (answer.type === 'list') return answer.list
  throw new Error('The list cannot be read.')
}

/** `undefined` while it is not known yet. */
export function useFacts(language: string, word: string): WordFacts | 'failed' | undefined {
  const answer = useAnswer('facts', language, word)
  return answer?.type === 'facts' ? answer.facts : answer && 'failed'
}

export function useKin(language: string, word: string): Kin | undefined {
  const answer = useAnswer('kin', language, word)
  return answer?.type === 'kin' ? answer.kin : undefined
}

function useAnswer(type: 'facts' | 'kin', language: string, word: string): FromWords | undefined {
  const [answer, setAnswer] = useState<FromWords>()
  useEffect(() => {
    let wanted = true
    setAnswer(undefined)
    if (word !== '') void ask({ type, language, word }).then((found) => wanted && setAnswer(found))
    return () => {
      wanted = false
    }
  }, [type, language, word])
  return answer
}

/** All display forms of a Vietnamese word, with marks and spaces; empty for other languages. */
export function useDisplay(language: string, word: string): string | undefined {
  const facts = useFacts(language, language.startsWith('vi') ? word : '')
  return facts === undefined || facts === 'failed' || !facts.known ? undefined : facts.marks
}
