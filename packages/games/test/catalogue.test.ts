import { after, appendAct, before, deal, headerFor, type Seat, seedFrom } from '@estocade/kernel'
import { type Lexicon, type LexiconId, lexiconIds } from '@estocade/words'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../src/index.ts'

const shelf = openLexicons(cacheFolder())
const catalogue = catalogueOf(shelf)

/** A crossword graph takes seconds to build the first time, so Typ-Dom is played only in its home language and one other. */
const languagesFor = (id: string): readonly LexiconId[] =>
  id === 'jarnac' || id === 'abrahaminetz' ? lexiconIds : ['de', 'vi29']

describe.each([...catalogue.keys()])('%s', (id) => {
  const { game, bots, lexicon, action, adviser } = catalogue.get(id)!

  it.each(languagesFor(id))('is played to its end by bots in %s', (language) => {
    const config = game.configure({ language })
    if (!config.ok) throw new Error(config.error.text)
    const fairness = { serverSeed: seedFrom(`${id} ${language}`), playerSeeds: [] }
    const header = headerFor(game, config.value, 2, lexicon(config.value), fairness)
    const bot = bots.get('pupil')!
    let live = after(game, before(game, header), deal(game, header, fairness))
    for (let outcome = false; !outcome; ) {
      const duty = game.toAct(game.view(live.state, 'spectator'))[0]!
      const view = game.view(live.state, duty.seat)
      const chosen = action(JSON.parse(JSON.stringify(bot.choose(view, duty.seat, 'seed'))))
      if (!chosen.ok) throw new Error(chosen.error.text)
      const act = appendAct(game, live, duty.seat as Seat, chosen.value, fairness)
      if (!act.ok) throw new Error(`${JSON.stringify(chosen.value)}: ${act.error.text}`)
      live = act.value.live
      outcome = game.outcome(game.view(live.state, 'spectator')) !== undefined
    }
    expect(game.toAct(game.view(live.state, 'spectator'))).toEqual([])
  })

  it('has five levels and an adviser among them', () => {
    expect([...bots.keys()]).toEqual(['novice', 'pupil', 'fencer', 'provost', 'master'])
    expect(bots.has(adviser!)).toBe(true)
  })

  it('is refused while a dictionary is not ready, and playable once it is', () => {
    let ready: Lexicon | undefined
    const waiting = catalogueOf(() => ready).get(id)!
    expect(waiting.game.configure({ language: 'vi' })).toMatchObject({
      ok: false,
      error: { code: 'no-dictionary' },
    })
    ready = shelf('vi')
    expect(waiting.game.configure({ language: 'vi' }).ok).toBe(true)
  })

  it.each([null, {}, { type: 'nonsense' }, { type: 'timeout' }, 7])('refuses %j as an action', (input) =>
    expect(action(input).ok).toBe(false),
  )
})
