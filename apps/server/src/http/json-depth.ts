import type { FastifyInstance } from 'fastify'
import { Malformed } from './route-schema.ts'

/** Levels of arrays and objects in a body; the logs of finished matches have about ten. */
const DEEPEST = 64

const QUOTE = 34
const BACKSLASH = 92

/** Whether text nests deeper than `most`. Checked before parsing, because parsing deep nesting is slow. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === QUOTE) {
      for (i++; i < text.length && text.charCodeAt(i) !== QUOTE; i++)
        if (text.charCodeAt(i) === BACKSLASH) i++
    } else if (char === 91 || char === 123) {
      if (++depth > most) return true
    } else if (char === 93 || char === 125) depth--
  }
  return false
}

/** Parses JSON bodies as fastify does, after checking their depth. */
export function boundJsonDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeper(body as string, DEEPEST)) return done(new Malformed(''))
    return parse(request, body as string, done)
  })
}
