import { parseArgs } from 'node:util'
import { ok, type Result, refuse } from '@estocade/kernel'

/** What an operator sets; flags win over the environment. */
export interface Options {
  /** Folder of the database. */
  readonly data: string
  /** A Postgres instead, which several nodes may share. */
  readonly database?: string
  /** A NATS that nodes hint over, instead of the database. */
  readonly nats?: string
  readonly port: number
  readonly host: string
  /** Reached over HTTPS. */
  readonly secure: boolean
  /** Believe a proxy's word about addresses. */
  readonly trustProxy: boolean
  /** Further origins that pages may come from. */
  readonly origins: readonly string[]
  /** Whether /metrics answers; whoever can reach the port can read it. */
  readonly metrics: boolean
  /** By which SMTP server letters go, and from whom. */
  readonly mail?: { readonly smtp: string; readonly from: string }
  /** Browsers are called: whom their makers may ask, and further hosts that may be asked to. */
  readonly push?: { readonly contact: string; readonly hosts: readonly string[] }
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

const LOGS: readonly string[] = ['silent', 'error', 'warn', 'info', 'debug']
const isLog = (log: string): log is Options['log'] => LOGS.includes(log)

export const usage = `  --data <folder>    where games are kept      (ESTOCADE_DATA, ./data)
  --database <url>   Postgres instead of a file (DATABASE_URL)
  --nats <url>       hints between nodes        (NATS_URL, else over Postgres)
  --port <number>    0 for any free one        (PORT, 3000)
  --host <address>   0.0.0.0 for all           (HOST, 127.0.0.1)
  --secure           served over HTTPS         (ESTOCADE_SECURE=1)
  --trust-proxy      behind a reverse proxy    (ESTOCADE_TRUST_PROXY=1)
  --origin <url>     further allowed origin    (ESTOCADE_ORIGINS, separated by spaces)
  --smtp <url>       letters by this server    (SMTP_URL; needs --from and --origin)
  --from <address>   whom letters are from     (MAIL_FROM)
  --push <contact>   call browsers; mailto: or https: of the operator (ESTOCADE_PUSH)
  --metrics          answer on /metrics        (ESTOCADE_METRICS=1)
  --log <level>      ${LOGS.join(', ')}  (ESTOCADE_LOG, info)`

export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Result<Options> {
  const flags = readFlags(args)
  if (!flags.ok) return flags
  const { data, port, host, log, origin } = flags.value
  const wantedPort = Number(port ?? env.PORT ?? 3000)
  if (!Number.isInteger(wantedPort) || wantedPort < 0 || wantedPort > 65_535)
    return refuse('bad-port', 'A port is a number from 0 to 65535.')
  const level = log ?? env.ESTOCADE_LOG ?? 'info'
  if (!isLog(level)) return refuse('bad-log', `A log level is one of ${LOGS.join(', ')}.`)
  const database = flags.value.database ?? env.DATABASE_URL
  const nats = flags.value.nats ?? env.NATS_URL
  if (nats !== undefined && database === undefined)
    return refuse('no-database', 'Nodes that hint over NATS share a Postgres: --database is missing.')
  const origins = origin ?? env.ESTOCADE_ORIGINS?.split(/\s+/).filter((one) => one !== '') ?? []
  const post = readPost(flags.value, env, origins)
  if (!post.ok) return post
  return ok({
    ...post.value,
    ...(database === undefined ? {} : { database }),
    ...(nats === undefined ? {} : { nats }),
    data: data ?? env.ESTOCADE_DATA ?? './data',
    port: wantedPort,
    host: host ?? env.HOST ?? '127.0.0.1',
    secure: flags.value.secure ?? env.ESTOCADE_SECURE === '1',
    trustProxy: flags.value['trust-proxy'] ?? env.ESTOCADE_TRUST_PROXY === '1',
    origins,
    metrics: flags.value.metrics ?? env.ESTOCADE_METRICS === '1',
    log: level,
  })
}

function readPost(
  flags: { readonly smtp?: string; readonly from?: string; readonly push?: string },
  env: Readonly<Record<string, string | undefined>>,
  [origin]: readonly string[],
): Result<Pick<Options, 'mail' | 'push'>> {
  const smtp = flags.smtp ?? env.SMTP_URL
  const from = flags.from ?? env.MAIL_FROM
  const contact = flags.push ?? env.ESTOCADE_PUSH
  if (smtp !== undefined && (from === undefined || origin === undefined))
    return refuse('bad-mail', 'Letters need a sender (--from) and the address of the house (--origin).')
  if (contact !== undefined && !/^(mailto|https):/.test(contact))
    return refuse('bad-push', 'Whom browser makers may ask is a mailto: or https: address.')
  const hosts = env.ESTOCADE_PUSH_HOSTS?.split(/\s+/).filter((one) => one !== '') ?? []
  return ok({
    ...(smtp === undefined ? {} : { mail: { smtp, from: from! } }),
    ...(contact === undefined ? {} : { push: { contact, hosts } }),
  })
}

function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    data: text,
    database: text,
    nats: text,
    port: text,
    host: text,
    log: text,
    smtp: text,
    from: text,
    push: text,
    secure: flag,
    'trust-proxy': flag,
    metrics: flag,
    origin: { type: 'string', multiple: true },
  } as const
  try {
    return ok(parseArgs({ args: [...args], options, strict: true }).values)
  } catch (error) {
    return refuse('bad-flag', (error as Error).message)
  }
}
