import { diceFrom, seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { levelSettings } from '../src/bot/levels.ts'
import { dealOf, unseenBy } from '../src/bot/unseen.ts'
import { createKreuzwort, createPoint, gridFromRows, kreuzwortBot, pointBot, stoneSet } from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { scene } from './playing.ts'

const judge = judgeOf(['TANG', 'GELBE', 'GELE', 'ABUS'])
const grid = gridFromRows(['TANG'])
/** GELBE uses most stones but leaves U S, for which there is no word; GELE and ABUS use them all in two turns. */
const racks = ['EELBUS', 'XQYJZ']
const set = stoneSet(alphabets.de)

describe('the level below the highest, without playouts', () => {
  const chosenWith = (changes: object) => {
    const settings = { ...levelSettings('provost', 'point'), sight: Number.POSITIVE_INFINITY, ...changes }
    const game = createPoint(judge)
    const view = game.view(scene(game, { racks, grid }), seat(0))
    const chosen = pointBot(judge, 'provost', settings).choose(view, seat(0), 'seed')
    return chosen.type === 'lay' ? chosen.stones : chosen.type
  }

  it('plans its next turn', () => {
    expect(['.ELE', '.BUS']).toContain(chosenWith({}))
    expect(chosenWith({ ahead: 2 })).toBe('.ELBE')
  })

  it('plans only with words that it notices', () => expect(chosenWith({ sight: 0 })).toBe('buy'))
})

describe('the highest level', () => {
  it.each([
    ['Point', createPoint(judge), pointBot],
    ['Kreuzwort', createKreuzwort(judge), kreuzwortBot],
  ])('lays in %s what leaves the best own next turn, not most stones', (_, game, bot) => {
    const view = game.view(scene(game, { racks, grid }), seat(0))
    const chosen = bot(judge, 'master').choose(view, seat(0), 'seed')
    expect(['.ELE', '.BUS']).toContain(chosen.type === 'lay' ? chosen.stones : chosen.type)
  })

  it.each([
    ['Point', createPoint, pointBot],
    ['Kreuzwort', createKreuzwort, kreuzwortBot],
  ])(
    'joins blocks in %s if the earned word then empties the rack, rather than use more stones',
    (_, create, bot) => {
      const words = judgeOf(['HAUS', 'HUT', 'SOS', 'TEES', 'EIN', 'SEIN'])
      const game = create(words)
      const joined = { racks: ['EEIN', 'XQYJZ'], grid: gridFromRows(['HAUS', 'U..O', 'T..S']) }
      const view = game.view(scene(game, joined), seat(0))
      expect(bot(words, 'master').choose(view, seat(0), 'seed')).toMatchObject({
        type: 'lay',
        stones: '.EE.',
      })
    },
  )

  it('deals the unseen stones according to the colours that everybody sees', () => {
    const game = createPoint(judge)
    const view = game.view(scene(game, { racks, grid }), seat(0))
    const unseen = unseenBy(view, seat(0), set)
    const { racks: dealt, stocks } = dealOf(unseen, view, seat(0), diceFrom('deal'))
    expect(dealt[0]).toEqual(view.racks[0])
    expect(dealt[1]).toHaveLength(racks[1]!.length)
    expect(dealt[1]!.filter((stone) => set.vowels.includes(stone) || stone === '+')).toHaveLength(
      view.held[1]!.red,
    )
    const all = [...dealt[1]!, ...stocks.red, ...stocks.black]
    expect(all.toSorted()).toEqual(unseen.toSorted())
    expect(unseen).toHaveLength(80 - 'TANG'.length - racks[0]!.length)
  })
})
