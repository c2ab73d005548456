// `npm run schemas`: describes what is sent over the network, as JSON Schemas (packages/protocol/src/schemas.ts, part of
// /api/openapi.json) and in docs/protocol.md. Views and events come from the TypeScript types; actions and options come
// from the data by which the games decode them. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@estocade/games'
import { actionSchema, optionsSchema } from '@estocade/kernel'
import { clientFrameSchema, gameAction, gameOptions } from '@estocade/protocol'
import { lexiconIds } from '@estocade/words'
import { API, type Project } from 'typescript/unstable/sync'
import * as z from 'zod/mini'
import { protocolPage } from './protocol-page.ts'
import { type Json, TypeSchemas } from './type-schemas.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const anyGame = (part: string): Json => ({ anyOf: games.map(({ id }) => ref(`${id}.${part}`)) })

export type Components = Readonly<Record<string, Json>>

/** All components, by name. */
export function schemaComponents(): Components {
  const api = new API({ cwd: root })
  const project = (folder: string): Project => {
    const snapshot = api.updateSnapshot({ openProject: `${root}packages/${folder}/tsconfig.json` })
    return snapshot.getProject(`${root}packages/${folder}/tsconfig.json`)!
  }
  try {
    return { ...frames(project('protocol')), ...table(project('table')), ...everyGame(project('games')) }
  } finally {
    api.close()
  }
}

function everyGame(project: Project): Components {
  const schemas = new TypeSchemas(project)
  const byId = schemas.exported(`${root}packages/games/src/games.ts`, 'GameById')
  const made: Record<string, Json> = {}
  for (const { id, actions, options } of games) {
    const types = schemas.member(byId, id)
    const of = (name: string) => schemas.member(types, name)
    schemas.add(id, { Config: of('Config'), View: of('View'), Event: of('SeenEvent') })
    const typed = new TypeSchemas(project)
    typed.add(id, { Action: of('Action') })
    made[`${id}.Action`] = described(actionSchema(actions), typed.components[`${id}.Action`]!)
    made[`${id}.Options`] = optionsSchema(options, lexiconIds)
  }
  return { ...schemas.components, ...made }
}

/** The comments of the types of actions, added to the schemas from the games' decoders. */
function described(read: Json, typed: Json): Json {
  const comments = new Map<unknown, unknown>()
  for (const one of (typed.anyOf ?? []) as Json[])
    comments.set((one.properties as Record<string, Json> | undefined)?.type?.const, one.description)
  return {
    oneOf: (read.oneOf as Json[]).map((one) => {
      const description = comments.get((one.properties as Record<string, Json>).type!.const)
      return description === undefined ? one : { description, ...one }
    }),
  }
}

function table(project: Project): Components {
  const given = new Map([
    ['AnyAction', anyGame('Action')],
    ['GameTypes', {}],
  ])
  const schemas = new TypeSchemas(project, given)
  const file = `${root}packages/table/src/view.ts`
  schemas.add('table', {
    View: schemas.exported(file, 'TableView'),
    Event: schemas.exported(file, 'SeenTableEvent'),
  })
  return JSON.parse(
    JSON.stringify(schemas.components, (key, value) => {
      // The table holds the data of any game.
      const schema = value as Json | undefined
      const isOpen = schema && typeof schema === 'object' && !Array.isArray(schema)
      if (isOpen && key === 'config') return anyGame('Config')
      if (isOpen && key === 'view') return anyGame('View')
      if (isOpen && key === 'action') return anyGame('Action')
      if (isOpen && key === 'events' && schema.type === 'array')
        return { type: 'array', items: anyGame('Event') }
      return value
    }),
  )
}

function frames(project: Project): Components {
  const schemas = new TypeSchemas(project, new Map([['SeenView', ref('table.View')]]))
  const file = `${root}packages/protocol/src/server-frames.ts`
  schemas.add('frames', { Server: schemas.exported(file, 'ServerFrame') })
  const entry = schemas.components['frames.SeenEntry']!.properties as Record<string, Json>
  entry.events = { type: 'array', items: ref('table.Event') }
  const { $schema: _, ...client } = z.toJSONSchema(clientFrameSchema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === (gameAction as unknown)) Object.assign(jsonSchema, anyGame('Action'))
      if (zodSchema === (gameOptions as unknown)) Object.assign(jsonSchema, anyGame('Options'))
    },
  })
  return { ...schemas.components, 'frames.Client': client as Json }
}

const schemasFile = `${root}packages/protocol/src/schemas.ts`
const head = `// Made by \`npm run schemas\`: JSON Schemas of everything that goes over the wire.
export const schemas: Readonly<Record<string, { readonly [key: string]: unknown }>> = `
const pageFile = `${root}docs/protocol.md`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const components = schemaComponents()
  const made = [
    [schemasFile, `${head}${JSON.stringify(components, null, 1)}\n`],
    [pageFile, protocolPage(readFileSync(pageFile, 'utf8'), components)],
  ] as const
  const stale = made.filter(([file, text]) => text !== readFileSync(file, { encoding: 'utf8', flag: 'a+' }))
  if (process.argv.includes('--check')) {
    for (const [file] of stale) console.error(`${file.slice(root.length)} is out of date: npm run schemas`)
    if (stale.length > 0) process.exitCode = 1
  } else for (const [file, text] of stale) writeFileSync(file, text)
}
