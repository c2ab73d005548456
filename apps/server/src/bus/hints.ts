import type { Hint, Topic } from './bus.ts'

const lineOf = ({ topic, version }: Hint): string => `${version} ${topic}`

const isTopic = (text: string): text is Topic =>
  text === 'access' || text === 'words' || text.startsWith('table/')

export function* hintsIn(text: string): Iterable<Hint> {
  for (const line of text.split('\n')) {
    const gap = line.indexOf(' ')
    const version = Number(line.slice(0, gap))
    const topic = line.slice(gap + 1)
    // Another program may use our channel: ignore whatever is not a hint.
    if (gap > 0 && Number.isInteger(version) && isTopic(topic)) yield { topic, version }
  }
}

/** Hints as text, one `version topic` per line, in pieces of at most `longest` characters. */
export function hintsText(hints: Iterable<Hint>, longest: number): readonly string[] {
  const texts: string[] = []
  for (const line of [...hints].map(lineOf)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= longest) texts.push(`${texts.pop()}\n${line}`)
    else texts.push(line)
  }
  return texts
}

/** Sends the hints of one turn of the event loop together; of each topic only the last. */
export function gather(send: (hints: Iterable<Hint>) => void): (hint: Hint) => void {
  let waiting = new Map<Topic, Hint>()
  const flush = () => {
    const hints = waiting
    waiting = new Map()
    send(hints.values())
  }
  return (hint) => {
    if (waiting.size === 0) setImmediate(flush)
    waiting.set(hint.topic, hint)
  }
}
