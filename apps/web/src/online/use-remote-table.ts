import { type News, type Status, TableConnection } from '@estocade/client'
import type { Said, SeenTableEvent, TableView } from '@estocade/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '../session/new-id.ts'
import type { TableSession } from '../session/session.ts'
import { judgeByDictionary } from '../words/ask.ts'
import type { WordQuestion } from '../words/judge-word.ts'
import { tableLogs } from './api.ts'

export interface RemoteSession extends TableSession {
  readonly connection: Status['type']
  /** Why the connection was closed permanently. */
  readonly closed: string | undefined
}

const runtime = {
  now: () => Date.now(),
  random: () => Math.random(),
  newId,
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** The address contains the table's id, so that a proxy can send all its players to one node. */
const socketTo = (table: string) =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?${new URLSearchParams({ table })}`)

interface Seen {
  readonly view?: TableView
  readonly events: readonly SeenTableEvent[]
  /** How many of them happened before this page was connected. */
  readonly past: number
  readonly chat: readonly Said[]
}
const nothing: Seen = { events: [], past: 0, chat: [] }

/** A table on the server. It reconnects after network failures; the status shows the state of the connection. */
export function useRemoteTable(table: string): RemoteSession {
  const [seen, setSeen] = useState(nothing)
  const [online, setOnline] = useState<readonly string[]>([])
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  const [status, setStatus] = useState<Status>({ type: 'connecting' })
  const connection = useRef<TableConnection>(undefined)

  useEffect(() => {
    // The entries in the welcome happened before the page was connected.
    let welcoming = false
    const open = new TableConnection({
      table,
      socket: () => socketTo(table),
      runtime,
      onNews(news) {
        switch (news.type) {
          case 'status':
            setStatus(news.status)
            welcoming = news.status.type === 'open'
            queueMicrotask(() => {
              welcoming = false
            })
            break
          case 'view':
            setSeen(seenMore(news, welcoming))
            break
          case 'chat':
            setSeen((old) => ({ ...old, chat: news.lines as readonly Said[] }))
            break
          case 'presence':
            setOnline(news.presence.online)
            break
          case 'draft':
            setDrafts((old) => ({ ...old, [news.player]: news.body }))
            break
          case 'progress':
            setProgress((old) => ({ ...old, [news.player]: news.placed }))
            break
          case 'error':
            break
        }
      },
    })
    connection.current = open
    return () => open.close()
  }, [table])

  const send: TableSession['send'] = useCallback(async (command) => {
    const answer = await connection.current!.send(command)
    return answer.ok ? undefined : answer
  }, [])
  const saveDraft = useCallback((body: string) => connection.current?.saveDraft(body), [])
  const logs = useCallback(() => tableLogs(table), [table])
  const lexicon = seen.view?.match?.lexicon
  const judge = useCallback(
    (question: WordQuestion) =>
      judgeByDictionary(lexicon === undefined ? question : { ...question, lexicon }),
    [lexicon],
  )
  const failed = status.type === 'closed' && status.code !== 'left'
  const { you, skew, draft } = connection.current ?? {}
  return {
    status: failed ? 'failed' : seen.view === undefined ? 'loading' : 'ready',
    connection: status.type,
    closed: status.type === 'closed' ? status.code : undefined,
    view: seen.view,
    events: seen.events,
    past: seen.past,
    chat: seen.chat,
    online,
    drafts,
    progress,
    ...(you === undefined ? {} : { you: you.player }),
    ...(skew === undefined ? {} : { skew }),
    ...(draft === undefined ? {} : { draft }),
    saveDraft,
    send,
    logs,
    judge,
  }
}

const seenMore =
  (news: Extract<News, { type: 'view' }>, welcoming: boolean) =>
  (old: Seen): Seen => {
    const more = news.entries.flatMap(({ at, events }) =>
      (events as readonly SeenTableEvent[]).map((event) => ({ at, event })),
    )
    const events = [...old.events, ...more.map(({ event }) => event)]
    // The welcome contains the whole chat.
    const said = welcoming
      ? []
      : more.flatMap(({ at, event }) => (event.type === 'said' ? [{ ...event, at }] : []))
    return {
      view: news.view as TableView,
      events,
      past: welcoming ? events.length : old.past,
      chat: [...old.chat, ...said],
    }
  }
