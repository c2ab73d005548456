import { boxes } from '@estocade/games'
import type { Say } from '../../texts/index.ts'
import { type Line, line, styled, wrapped } from '../line.ts'
import type { Frame, Space } from './frame.ts'

const name = ['┌─┐┌─┐┌┬┐┌─┐┌─┐┌─┐┌┬┐┌─┐', '├┤ └─┐ │ │ ││  ├─┤ ││├┤ ', '└─┘└─┘ ┴ └─┘└─┘┴ ┴─┴┘└─┘']

const blade = '├┼──────────────────────────────────▸'

const middle = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, Math.floor((columns - [...text].length) / 2))) + text

/** The title page: name, blade, motto. */
export function titleFrame(say: Say, { columns, rows }: Space): Frame {
  const art: readonly Line[] =
    columns < 40
      ? [line(styled('mine', middle('ESTOCADE', columns)))]
      : [
          ...name.map((text) => line(styled('mine', middle(text, columns)))),
          line(''),
          line(styled('rival', middle(blade, columns))),
        ]
  const body = [
    ...art,
    line(''),
    line(middle(say('motto'), columns)),
    line(''),
    line(styled('dim', middle(boxes.join(' · '), columns))),
    line(''),
    line(styled('bold', middle(say('titleKeys'), columns))),
  ]
  const above = Math.max(0, Math.floor((rows - body.length) / 2))
  return { lines: [...Array.from({ length: above }, () => line('')), ...body] }
}

/** A question as a list with one line chosen. */
export function menuFrame(
  say: Say,
  question: { readonly text: string; readonly labels: readonly string[]; readonly chosen: number },
  { columns, rows }: Space,
): Frame {
  const { text, labels, chosen } = question
  const whole = wholeLabel(labels[chosen] ?? '', columns)
  const room = Math.max(1, rows - 6 - whole.length)
  const from = Math.max(0, Math.min(chosen - Math.floor(room / 2), labels.length - room))
  const shown = labels.slice(from, from + room).map((label, i) => {
    const at = from + i
    const text = `${`${at + 1}`.padStart(3)}  ${isWide(label, columns) ? cut(label, columns) : label}`
    return at === chosen ? line(styled('cursor', `${text} `)) : line(text)
  })
  const heading = wrapped(text, columns - 2).map((part) => line(' ', styled('bold', part)))
  return {
    lines: [
      line(''),
      ...heading,
      line(''),
      ...shown,
      ...whole,
      line(''),
      line(styled('dim', ` ${say('menuKeys')}`)),
    ],
  }
}

/** Beside the number, and a blank at the edge. */
const isWide = (label: string, columns: number): boolean => [...label].length > columns - 7

const cut = (label: string, columns: number): string =>
  `${[...label]
    .slice(0, columns - 8)
    .join('')
    .trimEnd()}…`

/** The chosen line in full below the list, where it is wider than the screen. */
const wholeLabel = (label: string, columns: number): readonly Line[] =>
  isWide(label, columns)
    ? ['', ...wrapped(label, columns - 6)].map((part) => line('     ', styled('dim', part)))
    : []
