import type { TableCommand } from '@estocade/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newSeed } from '../session/new-id.ts'
import type { GameLog, RefusalText, TableSession } from '../session/session.ts'
import { currentSettings } from '../settings/settings.ts'
import type { WordQuestion } from '../words/judge-word.ts'
import { folderOf } from './folder-of.ts'
import type { FromWorker, LocalFailure, ToWorker } from './messages.ts'

export interface LocalSession extends TableSession {
  readonly failure: LocalFailure | undefined
  /** The share of the dictionary that the server has built, while it is building. */
  readonly built?: number
}

/** How many ms a bot waits before it acts, so that people can follow. */
const PAUSE = 550

type Shown = Omit<LocalSession, 'send' | 'logs' | 'judge' | 'past'> & { readonly past: number }

/** The saved game with this id, played in a worker. Another `attempt` loads it again. */
export function useLocalTable(game: string, attempt: number): LocalSession {
  const [session, setSession] = useState<Shown>(waiting)
  const worker = useRef<Worker>(undefined)
  const answers = useRef(new Map<number, (refusal: RefusalText | undefined) => void>())
  const asked = useRef(new Map<number, (logs: readonly GameLog[]) => void>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new worker
  useEffect(() => {
    const running = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' })
    worker.current = running
    setSession(waiting)
    running.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') return settle(answers.current, data)
      if (data.type === 'logs') {
        asked.current.get(data.id)?.(data.logs)
        asked.current.delete(data.id)
        return
      }
      if (data.type === 'building') return setSession((old) => ({ ...old, built: data.share }))
      if (data.type === 'update' || data.type === 'failed') setSession((old) => shown(old, data))
    }
    const pause = currentSettings().swiftBots ? 0 : PAUSE
    void folderOf(game).then((folder) =>
      running.postMessage({ type: 'open', game, folder, pause, seed: newSeed() } satisfies ToWorker),
    )
    return () => running.terminate()
  }, [game, attempt])

  const next = useRef(0)
  const ask = useCallback((message: (id: number) => ToWorker) => {
    const id = ++next.current
    return new Promise<RefusalText | undefined>((resolve) => {
      answers.current.set(id, resolve)
      worker.current?.postMessage(message(id))
    })
  }, [])
  const send = useCallback((command: TableCommand) => ask((id) => ({ type: 'command', id, command })), [ask])
  const judge = useCallback((question: WordQuestion) => ask((id) => ({ type: 'judge', id, question })), [ask])
  const logs = useCallback(() => {
    const id = ++next.current
    return new Promise<readonly GameLog[]>((resolve) => {
      asked.current.set(id, resolve)
      worker.current?.postMessage({ type: 'logs', id } satisfies ToWorker)
    })
  }, [])
  return { ...session, send, logs, judge }
}

const waiting: Shown = { status: 'loading', view: undefined, events: [], past: 0, failure: undefined }

const shown = (old: Shown, data: Extract<FromWorker, { type: 'update' | 'failed' }>): Shown =>
  data.type === 'failed'
    ? { ...old, status: 'failed', failure: data.why }
    : {
        status: 'ready',
        view: data.view,
        events: [...old.events, ...data.events],
        past: data.past ? data.events.length : old.past,
        failure: undefined,
      }

function settle(
  answers: Map<number, (refusal: RefusalText | undefined) => void>,
  { id, refusal }: Extract<FromWorker, { type: 'answer' }>,
): void {
  answers.get(id)?.(refusal)
  answers.delete(id)
}
