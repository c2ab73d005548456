import { createServer, type Server, type Socket } from 'node:net'

export interface Received {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly headers: string
  readonly text: string
}

/** A small SMTP server that stores what it receives; `broken` makes it refuse. */
export class RealSmtp {
  readonly messages: Received[] = []
  broken = false
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      this.#talk(socket)
    })
  }

  static async start(): Promise<RealSmtp> {
    const smtp = new RealSmtp()
    await new Promise<void>((resolve) => smtp.#server.listen(0, '127.0.0.1', resolve))
    return smtp
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #talk(socket: Socket): void {
    let kept = ''
    let data: string[] | undefined
    const envelope = { from: '', to: '' }
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (data !== undefined) {
        if (line !== '.') return void data.push(line.replace(/^\./, ''))
        this.messages.push({ ...envelope, ...read(data) })
        data = undefined
        return say('250 kept')
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL') envelope.from = /<(.*?)>/.exec(line)![1]!
      if (verb === 'RCPT') envelope.to = /<(.*?)>/.exec(line)![1]!
      if (verb === 'DATA') data = []
      if (verb === 'QUIT') return socket.end('221 bye\r\n')
      say(verb === 'DATA' ? '354 go on' : verb === 'RCPT' && this.broken ? '451 not now' : '250 well')
    }
    say('220 here')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const lines = (kept + bytes.toString('latin1')).split('\r\n')
      kept = lines.pop()!
      for (const line of lines) hear(line)
    })
  }
}

function read(lines: readonly string[]): Omit<Received, 'from' | 'to'> {
  const gap = lines.indexOf('')
  const headers = lines
    .slice(0, gap)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
  const body = lines.slice(gap + 1).join('\n')
  const subject = /^Subject: (.*)$/m.exec(headers)![1]!.replace(/\?= =\?/g, '?==?')
  const coded = /^Content-Transfer-Encoding: (\S+)/m.exec(headers)?.[1]
  return { headers, subject: subject.replace(/=\?UTF-8\?(\w)\?(.*?)\?=/gi, word), text: decoded(body, coded) }
}

const word = (_: string, how: string, text: string): string =>
  how.toUpperCase() === 'B' ? decoded(text, 'base64') : decoded(text.replaceAll('_', ' '), 'quoted-printable')

function decoded(text: string, how: string | undefined): string {
  if (how === 'base64') return Buffer.from(text, 'base64').toString()
  if (how !== 'quoted-printable') return Buffer.from(text, 'latin1').toString()
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
