import type { Say } from '../../texts/index.ts'
import { clockText, timeLeft } from '../clock.ts'
import { type Line, line, plainText, styled, widthOf, wrapped } from '../line.ts'
import { gameName, memberName } from '../names.ts'
import type { PlayController } from '../play-controller.ts'
import { promptLines } from '../prompt-lines.ts'
import type { Stage } from '../stage.ts'
import type { Cursor } from './screen.ts'

export interface Typing {
  readonly input: string
  /** Chosen in a question. */
  readonly choice: number
  /** Scrolled in a page, or over the table. */
  readonly scroll: { readonly row: number; readonly col: number }
  readonly warned: boolean
}

export interface Frame {
  readonly lines: readonly Line[]
  readonly cursor?: Cursor
}

export interface Space {
  readonly columns: number
  readonly rows: number
}

/** The whole screen of a controller, as it is at `now`. */
export function frameOf(controller: PlayController, typing: Typing, space: Space, now: number): Frame {
  if (space.columns < 24 || space.rows < 8) return { lines: [line(controller.say('tooSmall'))] }
  if (controller.page !== undefined) return pageFrame(controller.say, controller.page, typing, space)
  const { stage } = controller
  if (stage.type === 'handover') return centred([controller.say('handover', { name: stage.to })], space)
  const bottom = bottomOf(controller, stage, typing, space)
  const top = titleBar(controller, stage, space, now)
  const room = space.rows - 1 - bottom.lines.length
  const board = boardLines(stage, typing, { columns: space.columns - 1, rows: room })
  const left = room - board.length
  const past = pastLines(controller, left, space.columns - 1)
  const fill = Array.from({ length: Math.max(0, left - past.length) }, () => line(''))
  const lines = [top, ...board, ...past, ...fill, ...bottom.lines]
  const row = lines.length - bottom.lines.length + bottom.inputRow
  return { lines, ...(bottom.inputRow < 0 ? {} : { cursor: { row, col: 2 + [...typing.input].length } }) }
}

function boardLines(stage: Stage, typing: Typing, { columns, rows }: Space): readonly Line[] {
  if (stage.type !== 'table') return []
  const least = Math.max(1, rows - 2)
  return stage.game.board(stage.scene, { columns, rows: least, scroll: typing.scroll }).slice(0, rows)
}

function titleBar(controller: PlayController, stage: Stage, { columns }: Space, now: number): Line {
  if (stage.type !== 'table') return bar(' Estocade', '', columns)
  const { table, me } = stage.scene
  const { preset, language } = table.config as { readonly preset?: string; readonly language?: string }
  const name = ['Estocade', gameName(table.game), preset, language].filter(Boolean).join(' · ')
  const acting = table.duties.some(({ seat }) => seat === me) ? me : (table.duties[0]?.seat ?? -1)
  const left = timeLeft(table, acting, now + controller.session.skew)
  const right = [stage.game.status(stage.scene), ...(left === undefined ? [] : [clockText(left)])]
  return bar(` ${name}`, right.join('  '), columns)
}

function bar(left: string, right: string, columns: number): Line {
  const blank = Math.max(1, columns - 2 - [...left].length - [...right].length)
  return line(styled('bar', `${left}${' '.repeat(blank)}${right} `))
}

/** As much of the history as there is room for, the newest last. */
function pastLines(controller: PlayController, room: number, columns: number): readonly Line[] {
  if (room < 1) return []
  const texts = controller.history.slice(-room).flatMap((text) => wrapped(text, columns - 1))
  return texts.slice(-room).map((text) => line(' ', styled('dim', text)))
}

interface Bottom {
  readonly lines: readonly Line[]
  /** -1: nothing is typed now. */
  readonly inputRow: number
}

function bottomOf(controller: PlayController, stage: Stage, typing: Typing, { columns }: Space): Bottom {
  const { say, question, notice } = controller
  const width = columns - 2
  const warning = typing.warned ? [line(styled('bad', say('ctrlC')))] : []
  if (question !== undefined) {
    const options = question.options.map(({ label }, i) =>
      i === typing.choice ? line(styled('cursor', ` ${i + 1} ${label} `)) : line(` ${i + 1} ${label}`),
    )
    return { lines: [line(styled('bold', question.text)), ...options, ...warning], inputRow: -1 }
  }
  const prompt = wrapped(promptOf(controller, stage), width).map((text) => line(styled('bold', text)))
  const told = notice === '' ? previewOf(stage, typing.input) : line(styled('bad', notice))
  const below = [...wrapped(plainText(told), width).map((text) => line({ ...told[0]!, text })), ...warning]
  const input = line(styled('mine', '> '), typing.input)
  return {
    lines: [...prompt, ...below, input, keysLine(controller, stage, columns)],
    inputRow: prompt.length + below.length,
  }
}

function promptOf(controller: PlayController, stage: Stage): string {
  const { say } = controller
  switch (stage.type) {
    case 'connecting':
      return say('connecting')
    case 'gathering':
      return `${gathered(stage, say)} ${say('helpGathering')}`
    case 'handover':
      return ''
    case 'table':
      return promptLines(controller, stage).join(' ')
  }
}

const gathered = ({ table }: Extract<Stage, { type: 'gathering' }>, say: Say): string =>
  table.sides
    .map(
      ({ members, bot, ready }) =>
        `[${bot ?? members.map((one) => memberName(one, say)).join('+')}${ready ? ' ✓' : ''}]`,
    )
    .join(' ')

const previewOf = (stage: Stage, input: string): Line => {
  if (stage.type !== 'table') return line(styled('good', ''))
  const { game, scene } = stage
  if (game.press !== undefined && input === '' && scene.due)
    return line(styled('dim', scene.say('benchKeys')))
  const text = game.preview?.(scene, input) ?? ''
  return line(styled('good', text))
}

function keysLine(controller: PlayController, stage: Stage, columns: number): Line {
  const { say } = controller
  const over = stage.type === 'table' && stage.scene.table.phase === 'over'
  const own = stage.type === 'table' && !over ? stage.game.offers(stage.scene) : []
  const team =
    stage.type === 'table' && stage.scene.team !== undefined ? (['proposals', 'team'] as const) : []
  const names = over ? (['again', 'review'] as const) : ([...own, ...team, 'hint', 'rules'] as const)
  let keys = say('helpKeys')
  for (const name of [...names, 'quit'] as const) {
    const more = `${keys}  /${say.command(name)}`
    if ([...more].length < columns - 2) keys = more
  }
  return line(styled('dim', keys))
}

/** A text over the whole screen. */
export function pageFrame(
  say: Say,
  page: readonly string[],
  { scroll }: Pick<Typing, 'scroll'>,
  { columns, rows }: Space,
): Frame {
  const texts = page.flatMap((text) => wrapped(text, Math.min(columns - 4, 90)))
  const room = rows - 2
  const from = Math.max(0, Math.min(scroll.row, texts.length - room))
  const shown = Array.from({ length: room }, (_, i) => line(`  ${texts[from + i] ?? ''}`))
  return { lines: [bar(' Estocade', '', columns), ...shown, line(styled('dim', say('helpPage')))] }
}

export function centred(texts: readonly string[], { columns, rows }: Space): Frame {
  const lines = texts.flatMap((text) => wrapped(text, Math.min(60, columns - 4)))
  const above = Math.max(0, Math.floor((rows - lines.length) / 2))
  const blank = Array.from({ length: above }, () => line(''))
  return {
    lines: [
      ...blank,
      ...lines.map((text) =>
        line(' '.repeat(Math.max(0, Math.floor((columns - widthOf(line(text))) / 2))), text),
      ),
    ],
  }
}
