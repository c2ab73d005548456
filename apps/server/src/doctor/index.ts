import { isIPv6 } from 'node:net'
import type { LexiconId } from '@estocade/words'
import type { Options } from '../options.ts'
import { checkConfiguration } from './configuration.ts'
import { checkFolder } from './data.ts'
import { checkDictionaries } from './dictionaries.ts'
import type { Finding } from './finding.ts'
import { checkPostgres } from './postgres.ts'
import { checkProxy } from './proxy.ts'

export type { Finding } from './finding.ts'

/** Checks everything that a server needs, and changes nothing. */
export async function examine(
  options: Options,
  dictionaries: { readonly folder: string; readonly ids: readonly LexiconId[] },
): Promise<readonly Finding[]> {
  const { data, database, host, port, origins, secure } = options
  const own = `http://${reachable(host)}:${port}`
  const reached = await Promise.all(
    (origins.length > 0 ? origins : [own]).map((origin) => checkProxy(origin, secure)),
  )
  return [
    ...checkConfiguration(options),
    ...(database === undefined ? checkFolder(data) : await checkPostgres(database)),
    ...checkDictionaries(dictionaries.folder, dictionaries.ids),
    ...reached.flat(),
  ]
}

/** The host by which this machine reaches a server that listens at `host`, as a part of an address. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return isIPv6(host) ? `[${host}]` : host
}
