import { asView, seat } from '@estocade/kernel'
import { expect, it } from 'vitest'
import { type JarnacView, jarnacEntry } from '../src/index.ts'
import { listed } from './support/lexicons.ts'

const german = listed('de', 'REST MAUT')
const playable = jarnacEntry.playable((language) => (language === 'de' ? german : undefined))

const view = (clock: object) =>
  asView({
    config: { language: 'de', clock },
    sides: [{ rows: ['REST', 'MAU', ''] }, { rows: ['', '', ''] }],
  } as unknown as JarnacView)

it('J30 lists show the score of each side', () => {
  expect(playable.scores!(view({ type: 'none' }))).toEqual([25, 0])
})

it('J11 an empty bank loses by time; otherwise a side that leaves concedes', () => {
  const bank = { type: 'bank', seconds: 60, increment: 0 }
  expect(playable.forfeit!(view(bank), seat(0), 'time')).toEqual({ type: 'timeout' })
  expect(playable.forfeit!(view(bank), seat(0), 'choice')).toEqual({ type: 'concede' })
  expect(playable.forfeit!(view({ type: 'turn', seconds: 60 }), seat(0), 'time')).toEqual({ type: 'concede' })
})

it('J1 the game of a table is played with the dictionary of its language', () => {
  const config = playable.game.configure({ language: 'de' })
  if (!config.ok) throw new Error(config.error.text)
  expect(playable.lexicon(config.value)).toBe(german.hash)
  expect(playable.game.configure({ language: 'fr' })).toMatchObject({ error: { code: 'no-dictionary' } })
  // French is the language of the first box.
  expect(playable.game.configure({})).toMatchObject({ error: { params: { language: 'fr' } } })
  expect(jarnacEntry.seats(config.value)).toEqual(playable.game.seats(config.value))
  expect([playable.game.id, playable.adviser, playable.hint]).toEqual([
    'jarnac',
    'master',
    { type: 'hint', kind: 'play' },
  ])
})
