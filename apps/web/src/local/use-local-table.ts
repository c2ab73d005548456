import type { TableCommand } from '@estocade/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefusalText, TableSession } from '../session/session.ts'
import type { FromWorker, Opening, ToWorker } from './messages.ts'

/** A table of one's own, in a worker. A new `opening` is a new table. */
export function useLocalTable(opening: Opening): TableSession {
  const [session, setSession] = useState<Omit<TableSession, 'send'>>(waiting)
  const worker = useRef<Worker>(undefined)
  const answers = useRef(new Map<number, (refusal: RefusalText | undefined) => void>())

  useEffect(() => {
    const running = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.current = running
    setSession(waiting)
    running.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') return settle(answers.current, data)
      setSession((old) =>
        data.type === 'failed'
          ? { ...old, status: 'failed' }
          : { status: 'ready', view: data.view, events: [...old.events, ...data.events] },
      )
    }
    running.postMessage({ type: 'open', opening } satisfies ToWorker)
    return () => running.terminate()
  }, [opening])

  const send = useCallback((command: TableCommand) => {
    const id = answers.current.size + performance.now()
    return new Promise<RefusalText | undefined>((resolve) => {
      answers.current.set(id, resolve)
      worker.current?.postMessage({ type: 'command', id, command } satisfies ToWorker)
    })
  }, [])
  return { ...session, send }
}

const waiting = { status: 'loading', view: undefined, events: [] } as const

function settle(
  answers: Map<number, (refusal: RefusalText | undefined) => void>,
  { id, refusal }: Extract<FromWorker, { type: 'answer' }>,
): void {
  answers.get(id)?.(refusal)
  answers.delete(id)
}
