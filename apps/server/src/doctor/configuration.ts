import type { Options } from '../options.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning } = findingsOf('configuration')
const LOCAL: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Warns of options that are valid alone but contradict each other. */
export function checkConfiguration(options: Options): readonly Finding[] {
  const { origins, secure, host, trustProxy, metrics } = options
  const https = origins.filter((origin) => origin.startsWith('https:'))
  const findings: Finding[] = []
  if (https.length > 0 && !secure)
    findings.push(warning(`${https[0]} is HTTPS, but --secure is not set: cookies would travel without it.`))
  if (secure && trustProxy.length === 0)
    findings.push(
      warning('--secure without --trust-proxy: behind a proxy all players would have its address.'),
    )
  if (!LOCAL.has(host) && origins.length === 0)
    findings.push(warning(`--host ${host} without --origin: only IP addresses reach the server, no names.`))
  if (metrics && !LOCAL.has(host))
    findings.push(warning(`--metrics with --host ${host}: everybody who reaches the port can read them.`))
  return findings.length > 0 ? findings : [ok('the options fit together')]
}
