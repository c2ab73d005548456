import { createReadStream, createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { type LexiconId, lexiconIds } from '@estocade/words'
import { lexiconFile, loadGlossShard } from '@estocade/words/node'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'

interface WordsOptions {
  /** The folder of the lexicons. */
  readonly folder: string
  /** The share of a lexicon that is built, 0 to 1. */
  readonly progress: (id: LexiconId) => number
}

/** The best content coding that the client accepts. */
type Coding = 'br' | 'gzip' | 'identity'

/** Dictionaries for clients that play offline. A client asks again for one that is still being built. */
export function wordsRoutes(app: FastifyInstance, { folder, progress }: WordsOptions): void {
  const packing = new Map<string, Promise<string>>()
  const files = new Map(lexiconIds.map((id) => [`${id}.lexicon`, { id, path: lexiconFile(folder, id) }]))
  const lexicon = {
    summary: 'A dictionary, such as `fr.lexicon`, for playing offline.',
    produces: 'application/octet-stream',
    response: { 200: z.string(), 304: z.undefined() },
    refusals: ['not-found', 'building'],
  }
  app.get<{ Params: { file: string } }>(
    '/words/:file',
    { schema: lexicon },
    async ({ params, headers }, reply) => {
      const file = files.get(params.file)
      if (file === undefined) return notFound(reply)
      const { id, path } = file
      if (!(await isThere(path)))
        return reply
          .code(503)
          .header('retry-after', 1)
          .send({ code: 'building', text: 'It is being built.', params: { share: progress(id) } })
      // The name of the file changes with its content.
      const tag = `"${path.slice(-24)}"`
      reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
      if (headers['if-none-match'] === tag) return reply.code(304).send()
      const coding = codingFor(headers['accept-encoding'] ?? '')
      if (coding !== 'identity') reply.header('content-encoding', coding)
      return sendFile(reply.type('application/octet-stream'), await packed(packing, path, coding))
    },
  )
  const gloss = {
    summary: 'Glosses of words: one shard of a language.',
    response: { 200: z.record(z.string(), z.unknown()) },
    refusals: ['not-found'],
  }
  app.get<{ Params: { id: string; shard: string } }>(
    '/glosses/:id/:shard',
    { schema: gloss },
    async ({ params }, reply) => {
      const id = lexiconIds.find((one) => one === params.id)
      if (id === undefined || !/^[0-9A-Za-z]{1,12}\.json$/.test(params.shard)) return notFound(reply)
      const text = loadGlossShard(folder, id, params.shard)
      return text === undefined ? notFound(reply) : reply.type('application/json').send(text)
    },
  )
}

const codingFor = (accepted: string): Coding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'not-found', text: 'Nothing here.', params: {} })

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Streams the file: a dictionary has several megabytes, and clients may be slow. */
async function sendFile(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const { size } = await stat(path)
  return reply.header('content-length', size).send(createReadStream(path))
}

/** The file to send. It is compressed at the first request, off this thread, and kept beside the lexicon. */
async function packed(packing: Map<string, Promise<string>>, path: string, coding: Coding): Promise<string> {
  if (coding === 'identity') return path
  const target = `${path}.${coding}`
  const known = packing.get(target) ?? pack(path, target, coding)
  packing.set(target, known)
  // A failed compression is tried again at the next request.
  known.catch(() => packing.delete(target))
  return known
}

async function pack(path: string, target: string, coding: 'br' | 'gzip'): Promise<string> {
  if (await isThere(target)) return target
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const part = `${target}.${process.pid}.part`
  const packer = coding === 'br' ? createBrotliCompress({ params }) : createGzip()
  await pipeline(createReadStream(path), packer, createWriteStream(part, { flush: true }))
  await rename(part, target)
  return target
}
