import { useEffect, useState } from 'react'
import type { FromWords, Kin, ToWords, WordFacts } from './messages.ts'

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (answer: FromWords) => void>()

/** One worker for all questions: it keeps the dictionaries it has opened. */
function ask(type: ToWords['type'], language: string, word: string): Promise<FromWords> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWords>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  const id = ++asked
  worker.postMessage({ type, id, language, word } satisfies ToWords)
  return new Promise((resolve) => waiting.set(id, resolve))
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

function useAnswer(type: ToWords['type'], language: string, word: string): FromWords | undefined {
  const [answer, setAnswer] = useState<FromWords>()
  useEffect(() => {
    let wanted = true
    setAnswer(undefined)
    if (word !== '') void ask(type, language, word).then((found) => wanted && setAnswer(found))
    return () => {
      wanted = false
    }
  }, [type, language, word])
  return answer
}
