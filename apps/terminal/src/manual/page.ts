import type { Command, Help, Option } from 'commander'
import { wrapped } from '../play/line.ts'
import type { Say, TextKey } from '../texts/index.ts'
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

const helpOf = (option: Option, helper: Help, say: Say): string => {
  if (option.long === '--help') return say('manual_help')
  return option.long === '--version' ? say('manual_version') : helper.optionDescription(option)
}

/** `play [options]`, with the words in brackets in the player's language. */
const inBrackets = (usage: string, say: Say): string =>
  usage
    .replace('[options]', `[${say('manual_option')}]`)
    .replace('[command]', `[${say('manual_command')}]`)
    .replace('[command...]', `[${say('manual_command')}...]`)
    .replace('<file>', `<${say('manual_file')}>`)

/** One command's page as a manual has it: name, synopsis, description, commands, options, examples. */
export function manualPage(command: Command, helper: Help, say: Say): string {
  const width = Math.min(helper.helpWidth ?? 80, 100)
  const path = pathOf(command)
  const about = command.description()
  const sections: (readonly [heading: TextKey, lines: readonly string[]])[] = [
    ['manual_name', indented(`${['estocade', path].filter(Boolean).join(' ')} – ${about}`, width)],
    ['manual_synopsis', [`${INDENT}${inBrackets(helper.commandUsage(command), say)}`]],
    [
      'manual_commands',
      helper
        .visibleCommands(command)
        .flatMap((one) =>
          entry(inBrackets(helper.subcommandTerm(one), say), helper.subcommandDescription(one), width),
        ),
    ],
    [
      'manual_options',
      helper
        .visibleOptions(command)
        .flatMap((option) => entry(helper.optionTerm(option), helpOf(option, helper, say), width)),
    ],
    [
      'manual_examples',
      (examples[path] ?? []).flatMap(([line, meaning]) => entry(line, say.named(meaning), width)),
    ],
    ...(notes[path] ?? []).map(([heading, text]) => [heading, indented(say.named(text), width)] as const),
  ]
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${say(heading)}\n${lines.join('\n')}\n`)
    .join('\n')
}
