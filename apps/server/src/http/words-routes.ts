import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { lexiconFile, loadGlossShard, sourceOf, writeWhole } from '@estocade/words/build'
import type { FastifyInstance, FastifyReply } from 'fastify'

const compress = promisify(brotliCompress)

interface WordsOptions {
  /** Where the lexicons stand. */
  readonly folder: string
  /** Share built of a lexicon that is not there yet, 0…1. */
  readonly progress: (id: LexiconId) => number
}

/** Dictionaries for clients that play off line. One that is still being built is asked for again. */
export function wordsRoutes(app: FastifyInstance, { folder, progress }: WordsOptions): void {
  const packed = new Map<string, Promise<string>>()
  app.get<{ Params: { file: string } }>('/words/:file', async ({ params, headers }, reply) => {
    const id = idIn(params.file)
    if (id === undefined) return notFound(reply)
    const path = lexiconFile(folder, sourceOf(id))
    if (!existsSync(path))
      return reply
        .code(503)
        .header('retry-after', 1)
        .send({ code: 'building', share: progress(id) })
    // The name of the file changes with its content.
    const tag = `"${path.slice(-24)}"`
    reply.header('etag', tag).header('cache-control', 'no-cache').type('application/octet-stream')
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(readFileSync(path))
    const known = packed.get(path) ?? packOnce(path)
    packed.set(path, known)
    return reply.header('content-encoding', 'br').send(readFileSync(await known))
  })
  app.get<{ Params: { id: string; shard: string } }>('/glosses/:id/:shard', async ({ params }, reply) => {
    const id = lexiconIds.find((one) => one === params.id)
    const shard = /^[0-9A-Za-z]{1,12}\.json$/.test(params.shard) ? params.shard : undefined
    const text = id && shard ? loadGlossShard(folder, id, shard) : undefined
    return text === undefined ? notFound(reply) : reply.type('application/json').send(text)
  })
}

const idIn = (file: string): LexiconId | undefined => lexiconIds.find((id) => file === `${id}.lexicon`)

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'not-found', text: 'Nothing here.', params: {} })

/** The lexicon as it travels, packed when first asked for and kept beside it. */
async function packOnce(path: string): Promise<string> {
  const target = `${path}.br`
  if (!existsSync(target)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 22 }
    writeWhole(target, await compress(readFileSync(path), { params }))
  }
  return target
}
