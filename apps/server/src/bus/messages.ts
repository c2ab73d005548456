import type { ChangeMessage, Topic } from './bus.ts'

const lineOf = ({ topic, version }: ChangeMessage): string => `${version} ${topic}`

const isTopic = (text: string): text is Topic =>
  text === 'access' || text === 'words' || text.startsWith('table/')

export function* messagesIn(text: string): Iterable<ChangeMessage> {
  for (const line of text.split('\n')) {
    const gap = line.indexOf(' ')
    const version = Number(line.slice(0, gap))
    const topic = line.slice(gap + 1)
    // Another program may use our channel: ignore whatever is not a message.
    if (gap > 0 && Number.isInteger(version) && isTopic(topic)) yield { topic, version }
  }
}

/** Messages as text, one `version topic` per line, in pieces of at most `longest` characters. */
export function messagesText(messages: Iterable<ChangeMessage>, longest: number): readonly string[] {
  const texts: string[] = []
  for (const line of [...messages].map(lineOf)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= longest) texts.push(`${texts.pop()}\n${line}`)
    else texts.push(line)
  }
  return texts
}

/** Sends the messages of one turn of the event loop together; of each topic only the last. */
export function gather(send: (messages: Iterable<ChangeMessage>) => void): (message: ChangeMessage) => void {
  let waiting = new Map<Topic, ChangeMessage>()
  const flush = () => {
    const messages = waiting
    waiting = new Map()
    send(messages.values())
  }
  return (message) => {
    if (waiting.size === 0) setImmediate(flush)
    waiting.set(message.topic, message)
  }
}
