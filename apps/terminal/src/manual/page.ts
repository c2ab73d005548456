import type { Command, Help } from 'commander'
import { wrapped } from '../play/line.ts'
import { examples, notes } from './examples.ts'

const INDENT = '    '

/** `play`, `solve jarnac`; '' for the program itself. */
export function pathOf(command: Command): string {
  const names: string[] = []
  for (let one: Command | null = command; one?.parent; one = one.parent) names.unshift(one.name())
  return names.join(' ')
}

const indented = (text: string, width: number, indent = INDENT): readonly string[] =>
  wrapped(text, width - indent.length).map((line) => `${indent}${line}`)

/** A term and what it means, the meaning below it where the term is long. */
function entry(term: string, meaning: string, width: number): readonly string[] {
  const deep = INDENT.repeat(2)
  if (meaning === '') return [`${INDENT}${term}`]
  return [`${INDENT}${term}`, ...indented(meaning, width, deep)]
}

/** One command's page as a manual has it: name, synopsis, description, commands, options, examples. */
export function manualPage(command: Command, helper: Help): string {
  const width = Math.min(helper.helpWidth ?? 80, 100)
  const path = pathOf(command)
  const about = command.description()
  const sections: (readonly [heading: string, lines: readonly string[]])[] = [
    ['NAME', indented(`${['estocade', path].filter(Boolean).join(' ')} – ${about}`, width)],
    ['SYNOPSIS', [`${INDENT}${helper.commandUsage(command)}`]],
    [
      'COMMANDS',
      helper
        .visibleCommands(command)
        .flatMap((one) => entry(helper.subcommandTerm(one), helper.subcommandDescription(one), width)),
    ],
    [
      'OPTIONS',
      helper
        .visibleOptions(command)
        .flatMap((option) => entry(helper.optionTerm(option), helper.optionDescription(option), width)),
    ],
    ['EXAMPLES', (examples[path] ?? []).flatMap(([line, meaning]) => entry(line, meaning, width))],
    ...(notes[path] ?? []).map(([heading, text]) => [heading, indented(text, width)] as const),
  ]
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${heading}\n${lines.join('\n')}\n`)
    .join('\n')
}
