import { type JarnacView, jarnacScore } from '@estocade/games'
import { beside, fitted, type Line, line, type Style, styled } from '../../play/line.ts'
import { spaced } from '../letters.ts'
import type { Scene, Size } from '../terminal-game.ts'
import { momentOf } from './moment.ts'

export const wordScore = (word: string): number => word.length ** 2

/** The player's board beside the most relevant other one; all others in one line each. */
export function drawBoards(scene: Scene<JarnacView>, { columns }: Size): readonly Line[] {
  const { view, me } = scene
  const width = boardWidth(view)
  const right = rivalOf(view, Math.max(0, me))
  const shown = [Math.max(0, me), ...(right === undefined ? [] : [right])]
  const rest = view.sides.flatMap((_, seat) => (shown.includes(seat) ? [] : [shortSide(scene, seat)]))
  if (columns < 60 || columns < width * shown.length + 2)
    return [...shown.flatMap((seat) => listBoard(scene, seat, columns)), ...rest]
  const [left, other] = shown.map((seat) => drawBoard(scene, seat, width))
  return [...(other === undefined ? left! : beside(left!, other, width + 2)), ...rest]
}

/** The most relevant other side: the one with the turn, the one whose word may be taken, or the next. */
function rivalOf(view: JarnacView, me: number): number | undefined {
  if (view.sides.length === 1) return undefined
  const moment = momentOf(view, me)
  if (moment.type === 'window') return moment.victim
  if (moment.type === 'challenge') return moment.by
  if (moment.type === 'waiting' && moment.for !== 'others' && moment.for !== me) return moment.for
  return (me + 1) % view.sides.length
}

const cellWidth = (view: JarnacView): number => (view.config.longest > 9 ? 4 : 3)
const boardWidth = (view: JarnacView): number => view.config.longest * cellWidth(view) + 7

const colourOf = (scene: Scene, seat: number): Style => (seat === scene.me ? 'mine' : 'rival')

function drawBoard(scene: Scene<JarnacView>, seat: number, width: number): readonly Line[] {
  const { view, names, say } = scene
  const { rows, reserve } = view.sides[seat]!
  const style = colourOf(scene, seat)
  const score = `${jarnacScore(rows)}`
  const name = [...names[seat]!].slice(0, width - score.length - 8).join('')
  const rule = '─'.repeat(Math.max(0, width - 6 - [...name].length - score.length))
  return [
    line('┌ ', styled(style, name), ' ', rule, ' ', styled('bold', score), ' ┐'),
    line('│   ', styled('dim', squares(view)), '   │'.slice(1)),
    ...rows.map((word, row) => line('│', ...cells(view, word, row, style), '│')),
    line(`└${'─'.repeat(width - 2)}┘`),
    ...reserveLines(say('reserve'), reserve, width),
  ]
}

/** J3: all letters of a reserve, however many, in lines as wide as the board. */
function reserveLines(label: string, reserve: string, width: number): readonly Line[] {
  const most = Math.max(1, Math.floor((width - label.length - 1) / 2))
  const parts = Array.from({ length: Math.max(1, Math.ceil(reserve.length / most)) }, (_, i) =>
    reserve.slice(i * most, (i + 1) * most),
  )
  return parts.map((part, i) => {
    const head = i === 0 ? label : ' '.repeat(label.length)
    return fitted(line(' ', styled('dim', `${head} `), styled('bold', spaced(part) || '–')), width)
  })
}

/** The box's score columns: 9 over the third letter … 81 over the ninth. */
function squares(view: JarnacView): string {
  const { shortest, longest } = view.config
  const size = cellWidth(view)
  return Array.from({ length: longest }, (_, i) =>
    (i + 1 >= shortest ? `${(i + 1) ** 2}` : '').padStart(size),
  ).join('')
}

function cells(view: JarnacView, word: string, row: number, style: Style) {
  const size = cellWidth(view)
  const letters = [...word].map((letter) => letter.padStart(size)).join('')
  const free = '·'.padStart(size).repeat(view.config.longest - word.length)
  return [styled('dim', `${row + 1}`.padStart(3)), styled(style, letters), styled('free', free), '  ']
}

/** For narrow screens: one word per line. */
function listBoard(scene: Scene<JarnacView>, seat: number, columns: number): readonly Line[] {
  const { view, names, say } = scene
  const { rows, reserve } = view.sides[seat]!
  const style = colourOf(scene, seat)
  const words = rows.map((word, row) => `${row + 1} ${word === '' ? '·' : `${word} ${wordScore(word)}`}`)
  const size = Math.max(...words.map((word) => word.length)) + 2
  const perLine = Math.max(1, Math.floor(columns / size))
  const lines: Line[] = [line(styled(style, names[seat]!), ` ${jarnacScore(rows)}`)]
  for (let i = 0; i < words.length; i += perLine)
    lines.push(
      line(
        words
          .slice(i, i + perLine)
          .map((word) => word.padEnd(size))
          .join(''),
      ),
    )
  return [...lines, line(styled('dim', `${say('reserve')} `), styled('bold', spaced(reserve) || '–'))]
}

function shortSide(scene: Scene<JarnacView>, seat: number): Line {
  const { view, names, say } = scene
  const { rows, reserve, out } = view.sides[seat]!
  const words = rows.filter((word) => word !== '').join(' ') || '–'
  const gone = out ? ` (${say('isOut')})` : ''
  return line(
    styled('rival', names[seat]!),
    `${gone} ${jarnacScore(rows)}: ${words} · `,
    styled('bold', spaced(reserve)),
  )
}

/** The table in sentences. */
export function tellBoards({ view, names, say, written }: Scene<JarnacView>): readonly string[] {
  const sides = view.sides.map(({ rows, reserve }, seat) => {
    const words = rows.flatMap((word, row) =>
      word === '' ? [] : [`${row + 1} ${written(word)} ${wordScore(word)}`],
    )
    const value = `${say('points', { count: jarnacScore(rows) })}. ${words.join(', ') || say('noWords')}. ${say('reserve')} ${spaced(reserve) || '–'}.`
    return say('labelled', { label: names[seat]!, value })
  })
  return [...sides, say('inBag', { count: view.bag })]
}

export const scoresOf = (view: JarnacView): readonly number[] =>
  view.sides.map(({ rows }) => jarnacScore(rows))
