import type {
  ModeratedReport,
  ModerationLogLine,
  Outlier,
  StandingBan,
  StoredAppeal,
  StoredWordChange,
  WordChangeBody,
} from '@estocade/protocol'
import { ask } from '../online/api.ts'

/** Requests that only moderators may send. */

export const measures = ['warn', 'mute', 'ban'] as const
export type Measure = (typeof measures)[number]

const path = (rest: string): string => `/api/moderation/${rest}`
const player = (id: string, act: string): string => path(`players/${encodeURIComponent(id)}/${act}`)

export const openReports = (): Promise<readonly ModeratedReport[]> => ask('GET', path('reports'))
export const closeReport = (id: string, answer: string): Promise<void> =>
  ask('POST', path(`reports/${id}`), { answer })

export const take = (measure: Measure, id: string, text: string, until: number | undefined): Promise<void> =>
  ask(
    'POST',
    player(id, measure),
    measure === 'warn' ? { text } : { reason: text, ...(until === undefined ? {} : { until }) },
  )

export const closeTable = (id: string, reason: string): Promise<void> =>
  ask('POST', path(`tables/${encodeURIComponent(id)}/close`), { reason })

export const bans = (): Promise<readonly StandingBan[]> => ask('GET', path('bans'))
export const lift = ({ type, subject }: StandingBan): Promise<void> =>
  ask('POST', player(subject, type === 'mute' ? 'unmute' : 'unban'), {})

export const appeals = (): Promise<readonly StoredAppeal[]> => ask('GET', path('appeals'))
export const decideAppeal = (id: string, admitted: boolean): Promise<void> =>
  ask('POST', path(`appeals/${id}`), { admitted })

export const wordChanges = (): Promise<readonly StoredWordChange[]> => ask('GET', path('words'))
export const changeWord = (body: WordChangeBody): Promise<void> => ask('POST', path('words'), body)
export const restoreWord = (language: string, word: string): Promise<void> =>
  ask('DELETE', path(`words/${language}/${encodeURIComponent(word)}`))

export const outliers = (): Promise<readonly Outlier[]> => ask('GET', path('outliers'))

export const log = (): Promise<readonly ModerationLogLine[]> => ask('GET', path('log'))
