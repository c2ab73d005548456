import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueOf, typDom } from '@estocade/games'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estocade, here, json } from './estocade.ts'

const lexicons = openLexicons(cacheFolder())
const catalogue = catalogueOf(lexicons)

function logOf(id: typDom.TypDomGame) {
  const { game, bots, lexicon } = catalogue.get(id)!
  const config = game.configure({ language: 'vi', rounds: 1 })
  if (!config.ok) throw new Error(config.error.text)
  const players = [bots.get('master')!, bots.get('pupil')!]
  return typDom.playMatch({
    game,
    config: config.value,
    bots: players,
    seed: 'a record',
    lexicon: lexicon(config.value),
  }).log
}

let folder = ''
const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(typDom.typDomGames)('a record of %s', (id) => {
  const log = logOf(id)

  it('is shown with the table, and verified by rules, dictionary and seed', async () => {
    const path = file(`${id}.json`, log)
    const { code, out } = await estocade('replay', path)
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^Typ-Dom, ${id}\nlanguage vi\nplayers 2\n`))
    expect(out).toMatch(/Round 1/)
    expect(out).toMatch(/column -?\d+ …\n/)
    expect(out).toMatch(/Settled: .*\n(Winner: P\d.*|Nobody wins)\n$/)
    expect(await json('replay', path)).toEqual(JSON.parse(JSON.stringify(log)))
    expect(await json('verify', path)).toEqual({ ok: true })
    const text = join(folder, `${id}.txt`)
    writeFileSync(text, out)
    expect(await json('verify', text)).toEqual({ ok: true })
  })

  it('is reviewed', async () => {
    const path = file(`${id}.json`, log)
    const review = await json('review', path)
    expect(review.game).toBe(id)
    const parts: readonly { readonly seat: number }[] = review.turns ?? review.builders
    expect(new Set(parts.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
    expect((await here('review', path)).out).toMatch(/^ 1 {2}P\d /)
  })

  it('with a changed draw fails verification', async () => {
    const [deal, ...rest] = log.steps
    const forged = { ...log, steps: [deal, ...rest.slice(1)] }
    const { code, err } = await here('verify', file('forged.json', forged))
    expect(code).toBe(2)
    expect(err).toMatch(/version \d+:/)
  })
})

describe('a file that is not a log', () => {
  const { header, steps } = logOf('kreuzwort')
  it.each([
    ['of another language', { header: { ...header, config: { language: 'xx' } }, steps: [] }, /unknown lang/],
    ['with impossible events', { header, steps: [{ ...steps[0], events: [{ type: 'laid' }] }] }, /replayed/],
    ['of no game', { header: { ...header, game: 'chess' }, steps }, /not the log/],
    ['without steps', { header }, /not the log/],
  ])('%s is an error', async (_, log, text) => {
    const { code, err } = await here('replay', file('none.json', log))
    expect(code).toBe(2)
    expect(err).toMatch(text)
  })
})
