import { fileURLToPath } from 'node:url'
import { games } from '@estocade/games'
import { type GameEntry, type OptionSpec, usualPreset } from '@estocade/kernel'
import { plainSettings } from '@estocade/table'
import { lexiconIds } from '@estocade/words'
import { statusOf } from '../apps/server/src/http/answers.ts'
import { usualLimits } from '../apps/server/src/limits.ts'
import { MAX_FRAME } from '../packages/protocol/src/version.ts'
import { en as accountTexts } from '../packages/texts/src/page/account/en.ts'
import { en as pageTexts } from '../packages/texts/src/page/common/en.ts'
import { en as refusalTexts } from '../packages/texts/src/refusals/en.ts'
import { refusalsOf } from './refusal-codes.mjs'
import { declaration, literal } from './schema-notation.ts'
import type { Json } from './type-schemas.ts'

type Components = Readonly<Record<string, Json>>

/** docs/protocol.md with its generated parts renewed. */
export function protocolPage(page: string, components: Components): string {
  const parts: Readonly<Record<string, () => string>> = {
    limits: () => limits(components),
    settings: settingsTable,
    table: () => declarations(components, 'table', ['View', 'Event']),
    games: () => games.map((game) => gameSection(game, components)).join('\n\n'),
    codes: codes,
  }
  return page.replace(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}${parts[name]!()}${end}`,
  )
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ').replaceAll('\n', ' ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')

/** The named components first, then the components of the same prefix that they refer to. */
function declarations(components: Components, prefix: string, first: readonly string[]): string {
  const own = Object.keys(components).flatMap((key) =>
    key.startsWith(`${prefix}.`) ? [key.slice(prefix.length + 1)] : [],
  )
  // Types that all games share, such as the clock, are declared once, with the table.
  const isShared = (name: string) => prefix !== 'table' && name !== 'Event' && same(components, prefix, name)
  const names = [
    ...first,
    ...own.filter((name) => !first.includes(name) && name !== 'Options' && !isShared(name)),
  ]
  const all = names.map((name) => declaration(name, components[`${prefix}.${name}`]!, prefix))
  return ['```ts', all.join('\n\n'), '```'].join('\n')
}

const same = (components: Components, prefix: string, name: string): boolean =>
  JSON.stringify(components[`${prefix}.${name}`]) === JSON.stringify(components[`table.${name}`])

function gameSection(game: GameEntry, components: Components): string {
  const { id, name, options, levels } = game
  const twin = games.find((one) => one.id !== id && sameTypes(one.id, id, components))
  const isSecond = twin !== undefined && games.indexOf(twin) < games.findIndex((one) => one.id === id)
  const types = isSecond
    ? `Actions, events and view are those of \`${twin.id}\`.`
    : declarations(components, id, ['Action', 'Event', 'View', 'Config'])
  const presets = lexiconIds.map((language) => `${language} \`${usualPreset(options, language)}\``)
  return [
    `### ${name} (\`${id}\`)`,
    `Bots: ${levels.map((level) => `\`${level}\``).join(', ')}. Presets: ${options.presets.map((one) => `\`${one.id}\``).join(', ')}; without one: ${presets.join(', ')}.`,
    table(['option', 'values', 'default'], options.options.map(optionRow)),
    types,
  ].join('\n\n')
}

const sameTypes = (a: string, b: string, components: Components): boolean =>
  ['Action', 'Event', 'View'].every(
    (part) =>
      JSON.stringify(components[`${a}.${part}`]).replaceAll(`${a}.`, '') ===
      JSON.stringify(components[`${b}.${part}`]).replaceAll(`${b}.`, ''),
  )

const optionRow = (spec: OptionSpec): readonly string[] => [
  `\`${spec.key}\``,
  valuesOf(spec),
  spec.default === undefined ? '' : `\`${JSON.stringify(spec.default)}\``,
]

function valuesOf(spec: OptionSpec): string {
  switch (spec.type) {
    case 'whole':
      return `${spec.min} to ${spec.max}`
    case 'limit':
      return `${spec.min} to ${spec.max}, or \`null\``
    case 'by-side':
      return `a list by seat, each ${spec.min} to ${spec.max} or \`null\``
    case 'choice':
      return spec.among.map((one) => `\`${one}\``).join(', ')
    case 'flag':
      return '`true`, `false`'
    case 'words':
      return `a list of words of ${spec.min} to ${spec.max} letters`
    case 'changes':
      return 'the server’s own changes to the dictionary; the server sets it when a table is opened'
    case 'clock':
      return 'a clock (see `Clock`)'
  }
}

const settingsTable = (): string =>
  table(
    ['setting', 'default'],
    [
      ...Object.entries(plainSettings).map(([name, value]) => [`\`${name}\``, `\`${literal(value)}\``]),
      ['`clock`', 'the clock of the game’s options'],
    ],
  )

/** The maximum length of a field of a client's frame, from its schema. */
function lengthOf(components: Components, type: string, field: string): number {
  const found = JSON.stringify(components['frames.Client']).match(
    new RegExp(`"const":"${type}"\\}.*?"${field}":\\{"type":"string"[^}]*?"maxLength":(\\d+)`),
  )
  if (found === null) throw new Error(`No length of ${field} in ${type}.`)
  return Number(found[1])
}

const kilo = (bytes: number): string => `${bytes / 1024} KB`

function limits(components: Components): string {
  const { socketBurst, socketRate, addressBurst, addressRate, socketsPerAddress } = usualLimits
  const { requests, identityRequests, openTables, newTables, passwordBurst, passwordRate } = usualLimits
  return table(
    ['what', 'limit'],
    [
      ['a frame of a client', kilo(MAX_FRAME)],
      [
        'a body of a request',
        `${kilo(MAX_FRAME)}, unless \`x-body-limit\` in the OpenAPI document says otherwise`,
      ],
      ['`say`', `${lengthOf(components, 'say', 'text')} characters`],
      ['`draft`', `${lengthOf(components, 'draft', 'body')} characters`],
      ['`ready`: `seed`', `${lengthOf(components, 'ready', 'seed')} characters`],
      [
        'frames of one socket, commands of one program',
        `${socketBurst} at once, then ${socketRate} per second`,
      ],
      ['frames of one address', `${addressBurst} at once, then ${addressRate} per second`],
      ['sockets of one address', String(socketsPerAddress)],
      ['requests of one address', `${requests} per minute`],
      ['requests that make or check an identity', `${identityRequests} per minute and address`],
      ['new tables', `${newTables} per minute and address; ${openTables} waiting for players per host`],
      ['wrong passwords of one account', `${passwordBurst} at once, then ${passwordRate} per minute`],
    ],
  )
}

const root = fileURLToPath(new URL('..', import.meta.url))
const texts: Readonly<Record<string, string>> = { ...accountTexts, ...pageTexts, ...refusalTexts }

/** Every refusal code in the sources, with the page's English sentence for it. */
function codes(): string {
  const { games: byPackage, table: ofTables, routes } = refusalsOf(root)
  const groups = [
    ['table', 'Tables and sockets', ofTables],
    ['routes', 'Routes', routes],
    ...Object.entries(byPackage).map(
      ([name, found]) => [name, `Games of \`packages/${name}\``, found] as const,
    ),
  ] as const
  return groups
    .map(([group, title, all]) => {
      const found = [...new Set(all.map(({ code }) => code))].sort()
      const rows = found.map((code) => [
        `\`${code}\``,
        ...(group === 'routes' ? [String(statusOf(code))] : []),
        (texts[`refusal_${code}`] ?? texts[`fault_${code}`] ?? '').replaceAll(/\{\{(\w+)\}\}/g, '*$1*'),
      ])
      const head = group === 'routes' ? ['code', 'status', 'meaning'] : ['code', 'meaning']
      return `#### ${title}\n\n${table(head, rows)}`
    })
    .join('\n\n')
}
