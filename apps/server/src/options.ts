import { isIP } from 'node:net'
import { ok, type Result, refuse } from '@estocade/kernel'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** What an operator sets. Flags win over the environment. */
export interface Options {
  /** Folder of the SQLite database. */
  readonly data: string
  /** URL of a Postgres database, which several nodes may share, instead of the folder. */
  readonly database?: string
  /** URL of a NATS server for messages between nodes, instead of the database. */
  readonly nats?: string
  readonly port: number
  readonly host: string
  /** Reached over HTTPS. */
  readonly secure: boolean
  /** Addresses, ranges or names of ranges of the proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
  /** The addresses that people reach the server by, besides IP addresses and localhost. */
  readonly origins: readonly string[]
  /** Whether /metrics answers; everybody who can reach the port can read it. */
  readonly metrics: boolean
  /** An OpenTelemetry collector that gets a trace of every command. */
  readonly traces?: string
  /** The SMTP server for e-mail, and the sender. */
  readonly mail?: { readonly smtp: string; readonly from: string }
  /** Web push: VAPID contact address, and additional allowed push-service hosts. */
  readonly push?: { readonly contact: string; readonly hosts: readonly string[] }
  /** Use the plain codecs only: slower, to compare or to rule out an error of the fast ones. */
  readonly plainCodecs: boolean
  readonly log: (typeof logLevels)[number]
}

/** Options as commander reads them. */
interface Flags {
  readonly data: string
  readonly database?: string
  readonly nats?: string
  readonly port: number
  readonly host: string
  readonly secure?: true
  readonly trustProxy: readonly string[]
  readonly origin: readonly string[]
  readonly smtp?: string
  readonly from?: string
  readonly push?: string
  readonly pushHost: readonly string[]
  readonly metrics?: true
  readonly traces?: string
  readonly plainCodecs?: true
  readonly log: Options['log']
}

/** Where the data is: for every command that opens a server's data. */
export const addDataOptions = (command: Command): Command =>
  command
    .addOption(new Option('--data <folder>', 'where games are kept').env('ESTOCADE_DATA').default('./data'))
    .addOption(
      new Option('--database <url>', 'Postgres instead of a file')
        .env('DATABASE_URL')
        .argParser(databaseFrom),
    )
    .addOption(
      new Option('--nats <url>', 'messages between nodes over NATS instead of Postgres').env('NATS_URL'),
    )

/** All options of a server. */
export function addServerOptions(command: Command): Command {
  addDataOptions(command)
  const text = (flags: string, help: string, env: string) => new Option(flags, help).env(env)
  const list = (flags: string, help: string, env: string, read: (item: string) => string) =>
    text(flags, help, env)
      .default([], 'none')
      .argParser((value: string, before: readonly string[] = []) => [...before, ...itemsIn(value).map(read)])
  for (const option of [
    text('--port <number>', 'TCP port, 0 for any free one', 'PORT').default(3000).argParser(portFrom),
    text('--host <address>', 'address to listen on, 0.0.0.0 for all', 'HOST').default('127.0.0.1'),
    text('--secure', 'reached over HTTPS', 'ESTOCADE_SECURE'),
    list(
      '--trust-proxy <addresses>',
      'believe X-Forwarded-For of these proxies only: addresses, ranges, loopback, uniquelocal',
      'ESTOCADE_TRUST_PROXY',
      proxyFrom,
    ),
    list('--origin <url>', 'an address that people reach the server by', 'ESTOCADE_ORIGINS', originFrom),
    text('--smtp <url>', 'send e-mail by this server; needs --from and --origin', 'SMTP_URL'),
    text('--from <address>', 'sender of e-mail', 'MAIL_FROM'),
    text('--push <contact>', 'send push notifications; mailto: or https: of the operator', 'ESTOCADE_PUSH'),
    list('--push-host <host>', 'a further push service that may be used', 'ESTOCADE_PUSH_HOSTS', String),
    text('--metrics', 'answer on /metrics', 'ESTOCADE_METRICS'),
    text('--traces <url>', 'send traces of commands to an OTLP collector', 'ESTOCADE_TRACES').argParser(
      urlFrom,
    ),
    text('--plain-codecs', 'do without the hand-written codecs', 'ESTOCADE_PLAIN_CODECS'),
    text('--log <level>', 'how much is logged', 'ESTOCADE_LOG').default('warn').choices(logLevels),
  ])
    command.addOption(option)
  return command
}

/** The options of a command that has parsed its arguments; refuses what does not fit together. */
export function optionsOf(command: Command): Result<Options> {
  const flags = command.opts<Flags>()
  const isOn = (name: 'secure' | 'metrics' | 'plainCodecs'): boolean =>
    flags[name] === true && !isOff(command, name)
  const { database, nats, smtp, from, push: contact } = flags
  const origins = flags.origin ?? []
  if (nats !== undefined && database === undefined)
    return refuse('no-database', 'Nodes that use NATS share a Postgres: --database is missing.')
  if (smtp !== undefined && (from === undefined || origins.length === 0))
    return refuse('bad-mail', 'E-mail needs a sender (--from) and the address of the server (--origin).')
  if (contact !== undefined && !/^(mailto|https):/.test(contact))
    return refuse('bad-push', 'The contact for push services is a mailto: or https: address.')
  return ok({
    data: flags.data,
    ...(database === undefined ? {} : { database }),
    ...(nats === undefined ? {} : { nats }),
    port: flags.port,
    host: flags.host,
    secure: isOn('secure'),
    trustProxy: flags.trustProxy ?? [],
    origins,
    metrics: isOn('metrics'),
    ...(flags.traces === undefined ? {} : { traces: flags.traces }),
    ...(smtp === undefined ? {} : { mail: { smtp, from: from! } }),
    ...(contact === undefined ? {} : { push: { contact, hosts: flags.pushHost ?? [] } }),
    plainCodecs: isOn('plainCodecs'),
    log: flags.log,
  })
}

/** Reads a server's command line. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Result<Options> {
  const command = addServerOptions(new Command('serve'))
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  const before = process.env
  try {
    // commander reads the process's own environment only.
    process.env = { ...env }
    command.parse([...args], { from: 'user' })
    return optionsOf(command)
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return refuse('bad-option', error.message.replace(/^error: /, ''))
  } finally {
    process.env = before
  }
}

/** A switch that the environment sets to 0 is off, though commander takes any value for on. */
function isOff(command: Command, name: string): boolean {
  if (command.getOptionValueSource(name) !== 'env') return false
  const { envVar } = command.options.find((option) => option.attributeName() === name)!
  return ['', '0', 'false', 'no', 'off'].includes(process.env[envVar!]!.toLowerCase())
}

const itemsIn = (value: string): readonly string[] => value.split(/[\s,]+/).filter((item) => item !== '')

function portFrom(value: string): number {
  const port = Number(value)
  if (value === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return port
}

/** Besides addresses, Postgres' client takes a path of its socket. Anything else it would take for a name on a host. */
function databaseFrom(value: string): string {
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(value))
    throw new InvalidArgumentError('A database is an address like postgres://user@host/name.')
  return value
}

function proxyFrom(value: string): string {
  const [address = '', bits, ...rest] = value.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return value
  if (isIP(address) === 0 || !isRange || rest.length > 0)
    throw new InvalidArgumentError(
      'Name the proxies: an address, a range such as 10.0.0.0/8, loopback or uniquelocal.',
    )
  return value
}

function urlFrom(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new InvalidArgumentError('A collector is an http: or https: address.')
  return value
}

export function originFrom(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new InvalidArgumentError('An origin is an http: or https: address.')
  return new URL(value).origin
}
