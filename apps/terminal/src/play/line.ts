export type Style =
  | 'bold'
  | 'dim'
  | 'bar'
  | 'mine'
  | 'rival'
  | 'good'
  | 'bad'
  | 'red'
  | 'black'
  | 'fresh'
  | 'cursor'
  | 'free'

export interface Span {
  readonly text: string
  readonly style?: Style
}

/** One line of a screen: pieces of text, each with a style. The screen knows how to print a style. */
export type Line = readonly Span[]

export const styled = (style: Style, text: string): Span => ({ text, style })

export const line = (...parts: readonly (string | Span)[]): Line =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part))

export const plainText = (of: Line): string => of.map(({ text }) => text).join('')

/** The number of columns: every character that we write takes one. */
export const widthOf = (of: Line): number => [...plainText(of)].length

/** Exactly `width` columns: cut or filled with blanks. */
export function fitted(of: Line, width: number): Line {
  const out: Span[] = []
  let left = width
  for (const span of of) {
    if (left <= 0) break
    const text = [...span.text].slice(0, left).join('')
    left -= [...text].length
    out.push({ ...span, text })
  }
  return left > 0 ? [...out, { text: ' '.repeat(left) }] : out
}

/** Two blocks side by side, the left one `width` columns wide. */
export function beside(left: readonly Line[], right: readonly Line[], width: number): readonly Line[] {
  const height = Math.max(left.length, right.length)
  return Array.from({ length: height }, (_, i) => [...fitted(left[i] ?? [], width), ...(right[i] ?? [])])
}

/** Pieces in lines of at most `width` columns, `gap` between two of them; none is broken. */
export function packed(pieces: readonly string[], gap: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last === undefined || [...last, ...gap, ...piece].length > width) lines.push(piece)
    else lines[lines.length - 1] = `${last}${gap}${piece}`
  }
  return lines
}

/** Spans below each other, the first one behind a label. */
export const labelled = (label: string, spans: readonly Span[]): readonly Line[] =>
  spans.map((span, i) => line(styled('dim', i === 0 ? label : ' '.repeat([...label].length)), span))

/** A term in front of a text, with two blanks or more between them. */
const TERM = /^\S+ {2,}/

/** Breaks a text into lines of at most `width` columns, between words. What follows a term stays in its column. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    const margin = ' '.repeat(TERM.exec(paragraph)?.[0].length ?? 0)
    let current = ''
    for (const word of paragraph.split(' ')) {
      if (current !== '' && [...current].length + 1 + [...word].length > width) {
        lines.push(current)
        current = `${margin}${word}`
      } else current = current === '' ? word : `${current} ${word}`
    }
    lines.push(current)
  }
  return lines
}
