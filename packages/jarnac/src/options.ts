import { type OptionRules, type Refusal, type Result, readOptions } from '@estocade/kernel'
import { type Alphabet, spellingOf } from '@estocade/words'
import type { JarnacConfig } from './config.ts'
import { jarnacOptions } from './presets.ts'

const rules: OptionRules<JarnacConfig> = {
  schema: jarnacOptions,
  /** J1: an option that makes no sense with another one is changed, unless it is given explicitly. */
  follow(base, given) {
    const solo = (given.solo ?? base.solo) === true
    const usual = {
      ...base,
      ...(solo ? { calls: 0, judging: 'checked' } : {}),
      ...(solo && base.ending === 'last-jarnac' ? { ending: 'last-row' } : {}),
    }
    const { judging, calls, callers, clock } = { ...usual, ...given } as Partial<JarnacConfig>
    // J19: open Jarnac has its own seconds, and a clock of days needs no time to call.
    const unhurried = calls === 0 || callers === 'open' || clock?.type === 'days'
    return {
      ...usual,
      penalty: judging === 'challenge' && base.penalty,
      callTime: unhurried ? null : base.callTime,
    }
  },
  check: checkTogether,
}

export const configure = (options: unknown, alphabet: Alphabet): Result<JarnacConfig> =>
  readOptions(rules, options, spellingOf(alphabet))

/** Refuses combinations of options that are valid alone. */
function checkTogether(config: JarnacConfig): Refusal | undefined {
  const { shortest, longest } = config
  const bad = (code: string, text: string, params: Refusal['params'] = {}) => ({ code, text, params })
  if (shortest > longest)
    return bad(
      'shortest-longest',
      `The shortest word (${shortest}) is longer than the longest (${longest}).`,
      { shortest, longest },
    )
  if (config.penalty && config.judging === 'checked')
    return bad('penalty-checked', 'A penalty needs challenges; checked words cannot be wrong.')
  if (config.ending === 'last-jarnac' && config.calls === 0)
    return bad('last-jarnac-calls', 'A last Jarnac needs Jarnac calls to be allowed.')
  if (config.callTime && (config.calls === 0 || config.clock.type === 'days'))
    return bad('call-time', 'A time to call needs Jarnac calls, and a clock without days.')
  if (config.solo && config.calls !== 0)
    return bad('solo-calls', 'There is nobody to call Jarnac on in solo.')
  if (config.solo && config.judging === 'challenge')
    return bad('solo-challenge', 'There is nobody to challenge in solo.')
  if (!config.solo && config.turnLimit !== null) return bad('turn-limit-solo', 'Only solo has a turn limit.')
  return undefined
}
