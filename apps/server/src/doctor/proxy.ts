import { request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import { errorText } from '../error-text.ts'
import { type Finding, findingsOf } from './finding.ts'

/** ms that the server gets to answer. */
const TIMEOUT = 5000
/** Addresses for documentation: nobody has them. */
const FORGED = ['192.0.2.1', '192.0.2.2'] as const

interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
}

/** Checks what a proxy at this address forwards: Host, upgrades to WebSocket, and no forged client address. */
export async function checkProxy(origin: string, secure: boolean): Promise<readonly Finding[]> {
  const { ok, warning, error } = findingsOf('proxy headers')
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => get(origin, path, headers)
  try {
    const { status, headers } = await ask('/healthz')
    if (status === 421) return [error(`${origin}: the proxy does not pass on Host.`)]
    if (status !== 200) return [error(`${origin}/healthz answers ${status}.`)]
    const findings: Finding[] = []
    if (secure && headers['strict-transport-security'] === undefined)
      findings.push(warning(`${origin} does not insist on HTTPS: does the server run with --secure?`))
    if (!(await ask('/socket', upgrade(origin)).then(isUpgraded, () => false)))
      findings.push(error(`${origin}: the proxy does not pass on upgrades to web sockets.`))
    const left: number[] = []
    for (const forged of FORGED) {
      const answer = await ask('/api/games', { 'x-forwarded-for': forged })
      left.push(Number(answer.headers['x-ratelimit-remaining']))
    }
    if (!(left[1]! < left[0]!))
      findings.push(error(`${origin}: an address that a client made up in X-Forwarded-For is believed.`))
    return findings.length > 0
      ? findings
      : [ok(`${origin}: Host, sockets and addresses arrive as they should`)]
  } catch (cause) {
    return [warning(`${origin} does not answer (${errorText(cause)}); not checked.`)]
  }
}

const isUpgraded = ({ status }: Answer): boolean => status === 101

const upgrade = (origin: string): Readonly<Record<string, string>> => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'ZG9jdG9yIGRvY3RvciE9PQ==',
  origin,
})

/** `fetch` would neither upgrade nor send every header. */
function get(origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const url = new URL(path, origin)
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? encrypted : plain)(url, { headers, timeout: TIMEOUT })
    asked.on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
    asked.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
    asked.on('timeout', () => asked.destroy(new Error('too slow')))
    asked.on('error', reject)
    asked.end()
  })
}
