import { describe, expect, it } from 'vitest'
import {
  asView,
  chanceFrom,
  type Game,
  ok,
  perLanguage,
  perLexicon,
  seat,
  seedFrom,
  type WordedTypes,
} from '../src/index.ts'

describe('what is made of a dictionary', () => {
  it('is made once for each, and again when the dictionary was replaced', () => {
    const lexicons = new Map([['de', { words: 1 }]])
    let made = 0
    const of = perLexicon(
      (language) => lexicons.get(language),
      ({ words }) => ({ words, number: ++made }),
    )
    expect(of('fr')).toBeUndefined()
    expect(of('de')).toEqual({ words: 1, number: 1 })
    expect(of('de')).toBe(of('de'))
    lexicons.set('de', { words: 2 })
    expect(of('de')).toEqual({ words: 2, number: 2 })
    lexicons.set('fr', { words: 3 })
    expect(of('fr')).toEqual({ words: 3, number: 3 })
    expect(of('de')).toEqual({ words: 2, number: 2 })
    lexicons.delete('de')
    expect(of('de')).toBeUndefined()
  })
})

describe('a game in all languages', () => {
  /** Answers each call with the name of the method, the language and what it was given. */
  function echo(language: string): Game<WordedTypes> {
    const answer =
      (name: string) =>
      (...given: unknown[]) =>
        [language, name, ...given] as never
    const names = 'seats clock empty setup decide evolve view see toAct plays onTimeout outcome'.split(' ')
    return {
      id: 'echo',
      rulesVersion: 9,
      configure: () => ok({ language }),
      ...Object.fromEntries(names.map((name) => [name, answer(name)])),
    } as unknown as Game<WordedTypes>
  }
  const games = new Map(['de', 'fr'].map((language) => [language, echo(language)]))
  const languageOf = (options: unknown) => (options as { language: string }).language
  const game = perLanguage({ id: 'own', rulesVersion: 3 }, (language) => games.get(language), languageOf)

  it('has its own name and version', () => {
    expect([game.id, game.rulesVersion]).toEqual(['own', 3])
  })

  it('is configured in the language of the options', () => {
    expect(game.configure({ language: 'fr' })).toEqual({ ok: true, value: { language: 'fr' } })
    expect(game.configure({ language: 'it' })).toEqual({
      ok: false,
      error: {
        code: 'no-dictionary',
        text: 'The dictionary it is not ready yet.',
        params: { language: 'it' },
      },
    })
  })

  it('passes each call to the game of the language, with everything it was given', () => {
    const config = { language: 'fr' }
    const state = { config }
    const view = asView({ config })
    const chance = chanceFrom(seedFrom('x'))
    const thing = { type: 'thing' }
    const own = seat(1)
    expect(game.seats(config)).toEqual(['fr', 'seats', config])
    expect(game.clock(config)).toEqual(['fr', 'clock', config])
    expect(game.empty(config, 2)).toEqual(['fr', 'empty', config, 2])
    expect(game.setup(config, 2, chance)).toEqual(['fr', 'setup', config, 2, chance])
    expect(game.decide(state, own, thing, chance)).toEqual(['fr', 'decide', state, own, thing, chance])
    expect(game.evolve(state, thing)).toEqual(['fr', 'evolve', state, thing])
    expect(game.view(state, own)).toEqual(['fr', 'view', state, own])
    expect(game.see(thing, own, state)).toEqual(['fr', 'see', thing, own, state])
    expect(game.toAct(view)).toEqual(['fr', 'toAct', view])
    expect(game.plays(view, own)).toEqual(['fr', 'plays', view, own])
    expect(game.onTimeout(view, own)).toEqual(['fr', 'onTimeout', view, own])
    expect(game.outcome(view)).toEqual(['fr', 'outcome', view])
  })

  it('keeps at an undo what its game keeps, else nothing', () => {
    const [back, undone] = [{ config: { language: 'de' } }, { config: { language: 'de' }, hints: 2 }]
    expect(game.keep!(back, undone)).toBe(back)
    games.set('de', { ...echo('de'), keep: (state, gone) => ({ ...state, ...gone }) })
    expect(game.keep!(back, undone)).toEqual(undone)
  })

  it('throws for a table whose dictionary is not loaded', () => {
    expect(() => game.seats({ language: 'it' })).toThrow('The it dictionary is not loaded.')
  })
})
