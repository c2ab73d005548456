import { type Status, TableConnection } from '@estocade/client'
import type { SeenTableEvent, TableView } from '@estocade/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import { tableLogs } from './api.ts'

export interface RemoteSession extends TableSession {
  readonly connection: Status['type']
}

const surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

const socket = () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`)

/** A table on the server. It survives lost networks; the status tells honestly how it stands. */
export function useRemoteTable(table: string): RemoteSession {
  const [view, setView] = useState<TableView>()
  const [events, setEvents] = useState<readonly SeenTableEvent[]>([])
  const [status, setStatus] = useState<Status>({ type: 'connecting' })
  const connection = useRef<TableConnection>(undefined)

  useEffect(() => {
    const open = new TableConnection({
      table,
      socket,
      surroundings,
      onNews(news) {
        if (news.type === 'status') setStatus(news.status)
        if (news.type !== 'view') return
        setView(news.view as TableView)
        setEvents((old) => [
          ...old,
          ...news.entries.flatMap((entry) => entry.events as readonly SeenTableEvent[]),
        ])
      },
    })
    connection.current = open
    return () => open.close()
  }, [table])

  const send: TableSession['send'] = useCallback(async (command) => {
    const answer = await connection.current!.send(command)
    return answer.ok ? undefined : answer
  }, [])
  const logs = useCallback(() => tableLogs(table), [table])
  const failed = status.type === 'closed' && status.code !== 'left'
  return {
    status: failed ? 'failed' : view === undefined ? 'loading' : 'ready',
    connection: status.type,
    view,
    events,
    send,
    logs,
  }
}
