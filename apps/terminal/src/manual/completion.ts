import { games, levels } from '@estocade/games'
import { lexiconIds, wordClasses } from '@estocade/words'
import type { Command } from 'commander'
import { interfaceLanguages } from '../texts/index.ts'
import { pathOf } from './page.ts'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

/** Values of options that can be named beforehand. */
const values: Readonly<Record<string, readonly string[]>> = {
  '--lang': lexiconIds,
  '--ui': interfaceLanguages,
  '--rules': wordClasses,
  '--game': games.map(({ id }) => id),
  '--preset': [...new Set(games.flatMap(({ options }) => options.presets.map(({ id }) => id)))],
  '--level': levels,
  '--bots': levels,
}

interface Node {
  readonly path: string
  readonly commands: readonly { readonly name: string; readonly about: string }[]
  readonly options: readonly { readonly flag: string; readonly about: string }[]
}

/** Every command of the program with what may follow it. */
export function nodesOf(command: Command): readonly Node[] {
  const commands = command.commands.map((one) => ({ name: one.name(), about: one.description() }))
  const options = command.options.flatMap(({ long, description }) =>
    long ? [{ flag: long, about: description }] : [],
  )
  return [
    { path: pathOf(command), commands, options: [...options, { flag: '--help', about: 'help' }] },
    ...command.commands.flatMap(nodesOf),
  ]
}

export function completionScript(shell: Shell, program: Command): string {
  const nodes = nodesOf(program)
  switch (shell) {
    case 'bash':
      return bashScript(nodes)
    case 'zsh':
      return `#compdef estocade\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(nodes)}`
    case 'fish':
      return fishScript(nodes)
  }
}

const wordsAfter = ({ commands, options }: Node): string =>
  [...commands.map(({ name }) => name), ...options.map(({ flag }) => flag)].join(' ')

/** Walks along the command words typed so far, then offers what may follow. */
function bashScript(nodes: readonly Node[]): string {
  const cases = nodes.map((node) => `    '${node.path}') words='${wordsAfter(node)}' ;;`)
  const paths = nodes.map(({ path }) => `'${path}'`).join('|')
  const known = Object.entries(values).map(
    ([flag, list]) => `    ${flag}) COMPREPLY=($(compgen -W '${list.join(' ')}' -- "$current")); return ;;`,
  )
  return `_estocade() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' word next
  case "$before" in
${known.join('\n')}
  esac
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${path:+$path }$word"
    case "$next" in
    ${paths}) path="$next" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ \${#COMPREPLY[@]} -gt 0 ]] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _estocade estocade
`
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’').replaceAll('\n', ' ')}'`

function fishScript(nodes: readonly Node[]): string {
  const lines = nodes.flatMap(({ path, commands, options }) => {
    const seen = path === '' ? [] : path.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`)
    const fresh =
      commands.length === 0
        ? []
        : [`not __fish_seen_subcommand_from ${commands.map(({ name }) => name).join(' ')}`]
    const when = (conditions: readonly string[]) =>
      conditions.length === 0 ? '' : ` -n ${quoted(conditions.join('; and '))}`
    return [
      ...commands.map(
        ({ name, about }) =>
          `complete -c estocade -f${when([...seen, ...fresh])} -a ${name} -d ${quoted(about)}`,
      ),
      ...options.map(({ flag, about }) => {
        const list = values[flag]
        const taken = list === undefined ? '' : ` -x -a ${quoted(list.join(' '))}`
        return `complete -c estocade${when([...seen, ...(path === '' ? fresh : [])])} -l ${flag.slice(2)} -d ${quoted(about)}${taken}`
      }),
    ]
  })
  return `${lines.join('\n')}\n`
}
