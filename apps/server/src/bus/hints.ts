import type { Hint } from './bus.ts'

const lineOf = ({ table, version }: Hint): string => `${version} ${table}`

export function* hintsIn(text: string): Iterable<Hint> {
  for (const line of text.split('\n')) {
    const gap = line.indexOf(' ')
    const version = Number(line.slice(0, gap))
    // What another program says on our channel is not for us.
    if (gap > 0 && Number.isInteger(version)) yield { table: line.slice(gap + 1), version }
  }
}

/** Hints as text for the wire, a table's version and id a line, in pieces of at most `longest` letters. */
export function hintsText(hints: Iterable<Hint>, longest: number): readonly string[] {
  const texts: string[] = []
  for (const line of [...hints].map(lineOf)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= longest) texts.push(`${texts.pop()}\n${line}`)
    else texts.push(line)
  }
  return texts
}

/** Hints of one turn of the event loop go together; of one table the last is enough. */
export function gather(send: (hints: Iterable<Hint>) => void): (hint: Hint) => void {
  let waiting = new Map<string, Hint>()
  const flush = () => {
    const hints = waiting
    waiting = new Map()
    send(hints.values())
  }
  return (hint) => {
    if (waiting.size === 0) setImmediate(flush)
    waiting.set(hint.table, hint)
  }
}
