import type { ServerFrame } from '@estocade/protocol'
import { jsonUtf8, type Utf8 } from './utf8.ts'

/** An id consists of letters, digits, `_` and `-`, so nothing has to be escaped. */
export const acceptedFrame = (id: string, version: number): Utf8 =>
  `{"type":"accepted","id":"${id}","version":${version}}` as Utf8

/** Frames that show a table are written by `Views` only, from redacted events and views. */
export const frame = (message: Exclude<ServerFrame, { type: 'welcome' | 'update' | 'accepted' }>): Utf8 =>
  jsonUtf8(message)
