import type { TableCommand } from '@estocade/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameLog, RefusalText, TableSession } from '../session/session.ts'
import type { FromWorker, Opening, ToWorker } from './messages.ts'

/** A table of one's own, in a worker. A new `opening` is a new table. */
export function useLocalTable(opening: Opening): TableSession {
  const [session, setSession] = useState<Omit<TableSession, 'send' | 'logs'>>(waiting)
  const worker = useRef<Worker>(undefined)
  const answers = useRef(new Map<number, (refusal: RefusalText | undefined) => void>())
  const asked = useRef(new Map<number, (logs: readonly GameLog[]) => void>())

  useEffect(() => {
    const running = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.current = running
    setSession(waiting)
    running.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') return settle(answers.current, data)
      if (data.type === 'logs') return asked.current.get(data.id)?.(data.logs)
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
  const logs = useCallback(() => {
    const id = asked.current.size
    return new Promise<readonly GameLog[]>((resolve) => {
      asked.current.set(id, resolve)
      worker.current?.postMessage({ type: 'logs', id } satisfies ToWorker)
    })
  }, [])
  return { ...session, send, logs }
}

const waiting = { status: 'loading', view: undefined, events: [] } as const

function settle(
  answers: Map<number, (refusal: RefusalText | undefined) => void>,
  { id, refusal }: Extract<FromWorker, { type: 'answer' }>,
): void {
  answers.get(id)?.(refusal)
  answers.delete(id)
}
