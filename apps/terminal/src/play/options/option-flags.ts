import { type GameEntry, games, type OptionSpec } from '@estocade/games'
import type { Command } from 'commander'
import { CommandError } from '../../command-error.ts'
import { playableHere } from '../../games/index.ts'
import type { Say } from '../../texts/index.ts'
import { rangeText, valueFrom } from './option-values.ts'

/** Flags that the rule books' words make clearer than the option's key does. */
const NAMES: Readonly<Record<string, string>> = {
  calls: 'jarnacs',
  immunity: 'immune',
  turnLimit: 'turns',
  'words.classes': 'classes',
}

/** `firstDraw` is `--first-draw`, `words.houseWords` is `--house-words`. */
export const flagOf = ({ key }: OptionSpec): string =>
  NAMES[key] ?? key.replace(/^.*\./, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Options that only a rule set turns on have no flag. */
export const isOffered = ({ group, type }: OptionSpec): boolean => group !== undefined || type === 'clock'

export interface RuleFlag {
  readonly flag: string
  readonly uses: readonly { readonly game: string; readonly spec: OptionSpec }[]
}

/** Every flag with the games that have such an option. */
export function ruleFlags(): readonly RuleFlag[] {
  const uses = new Map<string, RuleFlag['uses'][number][]>()
  for (const { name, options } of games.filter(({ id }) => playableHere(id)))
    for (const spec of options.options.filter(isOffered)) {
      const list = uses.get(flagOf(spec)) ?? []
      uses.set(flagOf(spec), [...list, { game: name, spec }])
    }
  return [...uses].map(([flag, uses]) => ({ flag, uses }))
}

/** A flag in a line of help: what it is, what may be written, and for which games. */
export function flagHelp({ uses }: RuleFlag, say: Say): string {
  const { spec } = uses[0]!
  const label = say.named(`option_${spec.key}`)
  const about = say('labelled', { label, value: say.named(`optionIs_${spec.key}`) })
  const all = uses.length === games.filter(({ id }) => playableHere(id)).length
  return `${about} ${rangeText(spec)}. ${all ? say('flag_allGames') : `${uses.map(({ game }) => game).join(', ')}.`}`
}

const attributeOf = (flag: string): string =>
  flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Adds a flag for each option of a game's rules. */
export function withRuleFlags(command: Command, say: Say): Command {
  for (const rule of ruleFlags()) {
    const isFlag = rule.uses[0]!.spec.type === 'flag'
    command.option(`--${rule.flag} ${isFlag ? '[yes or no]' : '<value>'}`, flagHelp(rule, say))
  }
  return command
}

export type Given = Readonly<Record<string, unknown>>

/** The rules' options of a game among the flags, and those given as `--option name=value`, each read by its type. */
export function ruleOptions({ options, name }: GameEntry, flags: Given, say: Say): Given {
  const { option = {} } = flags as { readonly option?: Readonly<Record<string, string>> }
  const read: Record<string, unknown> = {}
  const names = options.options.filter(isOffered).map((spec) => `--${flagOf(spec)}`)
  const noSuch = (typed: string) =>
    say('errorRuleOption', { game: name, option: typed, names: names.join(', ') })
  for (const [key, text] of Object.entries(option)) {
    const spec = options.options.find((one) => one.key === key || flagOf(one) === key)
    if (spec === undefined) throw new CommandError(noSuch(key))
    read[spec.key] = valueFrom(spec, text)
  }
  for (const { flag } of ruleFlags()) {
    const typed = flags[attributeOf(flag)]
    if (typed === undefined) continue
    const spec = options.options.find((one) => flagOf(one) === flag)
    if (spec === undefined) throw new CommandError(noSuch(`--${flag}`))
    read[spec.key] = typed === true ? true : valueFrom(spec, String(typed))
  }
  return read
}
