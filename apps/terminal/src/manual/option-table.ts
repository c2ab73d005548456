import { games } from '@estocade/games'
import { type RuleFlag, ruleFlags } from '../play/options/option-flags.ts'
import { rangeText, valueText } from '../play/options/option-values.ts'
import { sayIn } from '../texts/index.ts'

const say = sayIn('en')

/** The options of all games as a table in Markdown, made from their schemas. */
export function optionTable(): string {
  const rows = ruleFlags().map((rule) => {
    const { spec } = rule.uses[0]!
    const about = `${say.named(`option_${spec.key}`)}. ${say.named(`optionIs_${spec.key}`)}`
    return `| \`--${rule.flag}\` | ${about} | ${rangeText(spec)} | ${valueText(spec, spec.default, say)} | ${gamesText(rule)} |`
  })
  return ['| flag | | values | usually | games |', '|---|---|---|---|---|', ...rows].join('\n')
}

const gamesText = ({ uses }: RuleFlag): string =>
  uses.length === games.length ? 'all' : uses.map(({ game }) => game).join(', ')

/** The rule sets of all games, each with what it is for. */
export function presetTable(): string {
  const rows = games.flatMap(({ name, options }) =>
    options.presets.map(({ id, language }) => {
      const is = say.named(`presetIs_${id}`)
      return `| ${name} | \`--preset ${id}\` | ${is}${language === undefined ? '' : ` Words: ${language}.`} |`
    }),
  )
  return ['| game | | |', '|---|---|---|', ...rows].join('\n')
}
