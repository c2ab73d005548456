import type { LogHeader } from '@estocade/kernel'
import { alphabets, type LexiconId } from '@estocade/words'
import type { JarnacConfig } from '../config.ts'
import { configure } from '../options.ts'
import { languageOfPreset, type PresetName, presetNames } from '../presets.ts'
import type { JarnacTypes } from '../view.ts'

export const TITLE = 'Jarnac record 1'

const PRESET = new RegExp(`^(${presetNames.join('|')})$`)

export interface Header {
  readonly header: LogHeader<JarnacTypes>
  readonly serverSeed: string | undefined
}

export function headerLines({ header, serverSeed }: Header): readonly string[] {
  const { preset, options } = shortest(header.config)
  return [
    TITLE,
    `language ${header.config.language}`,
    `preset ${preset}`,
    ...(Object.keys(options).length > 0 ? [`options ${JSON.stringify(options)}`] : []),
    `sides ${header.seats}`,
    `rules ${header.rulesVersion}`,
    `lexicon ${header.lexicon}`,
    `commitment ${header.commitment}`,
    `player-seeds ${JSON.stringify(header.playerSeeds)}`,
    ...(serverSeed === undefined ? [] : [`server-seed ${serverSeed}`]),
  ]
}

/** The preset from which the fewest options differ. */
function shortest(config: JarnacConfig): { readonly preset: PresetName; readonly options: object } {
  const choices = presetNames
    .filter((preset) => (languageOfPreset(preset) ?? config.language) === config.language)
    .map((preset) => ({ preset, options: differences(preset, config) }))
  return choices.reduce((best, one) =>
    JSON.stringify(one.options).length < JSON.stringify(best.options).length ? one : best,
  )
}

/** The options that turn the preset into the configuration, without those that follow from others. */
function differences(preset: PresetName, config: JarnacConfig): object {
  const alphabet = alphabets[config.language]
  const same = (options: object): boolean => {
    const made = configure({ preset, ...options }, alphabet)
    return made.ok && JSON.stringify(made.value) === JSON.stringify(config)
  }
  const base = configure({ preset }, alphabet)
  if (!base.ok) throw new Error(base.error.text)
  const differing = changed(config, base.value)
  for (const key of Object.keys(differing)) {
    const { [key]: _, ...others } = differing
    if (same(others)) delete differing[key]
  }
  // Options that the game does not use are left out, also those that were added later.
  if ('words' in differing) differing.words = changed(config.words, base.value.words)
  return differing
}

/** The fields that differ. */
const changed = (value: object, base: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => JSON.stringify(one) !== JSON.stringify((base as Record<string, unknown>)[key]),
    ),
  )

/** A header line by its key; where the header has no such line, its first. */
export const headerKeys = {
  game: 'language',
  rulesVersion: 'rules',
  lexicon: 'lexicon',
  config: 'options',
  seats: 'sides',
  commitment: 'commitment',
  playerSeeds: 'player-seeds',
  serverSeed: 'server-seed',
} as const

/** Reads the header. On failure returns what is wrong and at which key. */
export function readHeader(
  fields: ReadonlyMap<string, string>,
): Header | { readonly key: string; readonly text: string } {
  const need = (key: string, pattern: RegExp) => {
    const value = fields.get(key) ?? ''
    if (!pattern.test(value)) throw new WrongField(key)
    return value
  }
  try {
    const language = need('language', /^(fr|de|en|es|it|vi|vi29)$/) as LexiconId
    const options = { preset: need('preset', PRESET), ...(json(fields, 'options', {}) as object) }
    const config = configure(options, alphabets[language])
    if (!config.ok) return { key: fields.has('options') ? 'options' : 'preset', text: config.error.text }
    const serverSeed = fields.has('server-seed') ? need('server-seed', /^[0-9a-f]{64}$/) : undefined
    const header: LogHeader<JarnacTypes> = {
      game: 'jarnac',
      rulesVersion: Number(need('rules', /^\d{1,9}$/)),
      lexicon: need('lexicon', /^\S+$/),
      config: config.value,
      seats: Number(need('sides', /^[1-6]$/)),
      commitment: need('commitment', /^\S+$/),
      playerSeeds: seeds(json(fields, 'player-seeds', undefined)),
    }
    return { header, serverSeed }
  } catch (error) {
    if (error instanceof WrongField)
      return { key: error.key, text: `The header's ${error.key} is missing or wrong.` }
    throw error
  }
}

/** Thrown inside this file only. */
class WrongField {
  constructor(readonly key: string) {}
}

function json(fields: ReadonlyMap<string, string>, key: string, missing: unknown): unknown {
  const text = fields.get(key)
  if (text === undefined) return missing
  try {
    return JSON.parse(text)
  } catch {
    throw new WrongField(key)
  }
}

function seeds(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
    throw new WrongField('player-seeds')
  return value as string[]
}
