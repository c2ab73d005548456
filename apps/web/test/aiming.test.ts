import { describe, expect, it } from 'vitest'
import { aim, type Ground, nextPlace, placesFor } from '../src/games/jarnac/aiming.ts'
import { type Story, storyOf, toldOf } from '../src/table/story.ts'

const ground: Ground = {
  rows: ['RAPIERE', 'GANT', '', ''],
  reserve: 'TOLK',
  shortest: 3,
  longest: 9,
  room: true,
}

describe('where typed letters go', () => {
  it('finds the row that all its letters and some of the reserve make', () => {
    expect(aim(ground, 'REPARTIE')).toEqual({ type: 'ready', row: 0, used: 'T', was: 'RAPIERE' })
  })
  it('takes a new word where no row fits', () => {
    expect(aim(ground, 'LOT')).toEqual({ type: 'ready', row: null, used: 'LOT', was: '' })
  })
  it('says what a row still needs', () => {
    expect(aim(ground, 'GAN')).toEqual({ type: 'open', row: 1, used: '', rest: 'T' })
  })
  it('says which letters are missing', () => {
    expect(aim(ground, 'ZZ')).toEqual({ type: 'lacking', letters: 'ZZ' })
  })
  it('lets the player choose among the possible places', () => {
    const places = placesFor(ground, 'T')
    expect(places).toEqual([0, 1, null])
    expect(nextPlace(places, null, 1)).toBe(0)
    expect(nextPlace(places, 0, -1)).toBeNull()
    expect(aim(ground, 'T', 1)).toMatchObject({ type: 'open', row: 1 })
  })
  it('has no room for a new word on a full board', () => {
    expect(aim({ ...ground, rows: ['RAPIERES'], room: false }, 'LOT').type).toBe('no-room')
  })
  it('knows when a word is longer than a row', () => {
    expect(aim({ ...ground, longest: 4, reserve: 'TOLKA' }, 'TOLKA').type).toBe('too-long')
  })
})

describe('the steps of a match that a browser has seen', () => {
  const step = (letters: string) => ({ type: 'step', events: [{ type: 'took', letters }] }) as never
  type Took = { readonly type: 'took'; readonly letters: string }
  const lettersOf = (story: Story<Took>) =>
    story.steps.flatMap(({ events }) => events.map(({ letters }) => letters))

  it('leave out undone steps', () => {
    const seen = [
      { type: 'started' } as never,
      step('A'),
      step('B'),
      { type: 'undo', to: 1 } as never,
      step('C'),
    ]
    const story = storyOf<Took>(seen, 1, 4)
    expect(lettersOf(story)).toEqual(['A', 'C'])
    // The list of moves says where one was taken back.
    expect(toldOf(story).undos).toEqual([1])
  })
  it('continue from the stored ones after a reload', () => {
    const kept = storyOf<Took>([{ type: 'started' } as never, step('A'), step('B')], 1, 2)
    expect(lettersOf(storyOf([step('C')], 1, 3, kept))).toEqual(['A', 'B', 'C'])
  })
  it('are empty when the next match begins', () => {
    const kept = storyOf<Took>([{ type: 'started' } as never, step('A')], 1, 1)
    expect(lettersOf(storyOf([{ type: 'started' } as never, step('C')], 2, 1, kept))).toEqual(['C'])
  })
})
