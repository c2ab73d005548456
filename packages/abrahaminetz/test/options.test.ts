import { describe, expect, it } from 'vitest'
import { table } from './support/table.ts'

const words = 'MARES MARE MIRE MISE ARES'
const stock = 'AAAAAAAA'

describe('options and judging', () => {
  it('A24 a card face down erases at the edge and counts 0', () => {
    const scene = { words, rack: 'MARES', hands: ['ZZEEEE-', 'IEEEEEE'], stock, options: { beginners: true } }
    const down = table(scene)
    expect(down.lay(0, '....#', 'none', 'Z')).toBe('ok')
    expect(down.state.rack).toBe('MARE#')
    expect(down.points).toBe(5)
    expect(down.state.down).toBe('Z')
    expect(down.lay(1, '.I..E')).toBe('not-a-word')
    expect(down.lay(1, '.I...')).toBe('ok')
    expect(down.points).toBe(5)
    expect(table(scene).lay(0, '..#..', 'none', 'Z')).toBe('eraser-inside')
    expect(table(scene).lay(0, '#...#', 'none', 'Z')).toBe('face-down-one')
    expect(table(scene).lay(0, '....#')).toBe('face-down-one')
    expect(table(scene).lay(0, '....#', 'none', 'Q')).toBe('cards-missing')
    expect(table({ ...scene, rack: 'MARE#' }).lay(0, '....#', 'none', 'Z')).toBe('erased-already')
    expect(table({ ...scene, options: {} }).lay(0, '....#', 'none', 'Z')).toBe('face-down-off')
  })

  it('A24 others do not see which card it is', () => {
    const down = table({
      words,
      rack: 'MARES',
      hands: ['ZZEEEE-', 'IEEEEEE'],
      stock,
      options: { beginners: true },
    })
    down.lay(0, '....#', 'none', 'Z')
    const seen = (viewer: number) => down.game.see(down.event('laid')!, viewer as never, down.state)
    expect(seen(1)).toEqual({ type: 'laid', seat: 0, grow: 'none', cards: '....#', down: null })
    expect(seen(0)).toMatchObject({ down: 'Z' })
    expect(down.view(1)).toMatchObject({ rack: 'MARE#', down: 1 })
  })

  const challenge = (hands: readonly string[] = ['IXEEEEE', 'SEEEEEE', 'OEEEEEE']) =>
    table({ words, rack: 'MARE', hands, stock, options: { judging: 'challenge' } })

  it('A26 a word stands open until all others accept', () => {
    const open = challenge()
    expect(open.lay(0, '.I..')).toBe('ok')
    expect(open.view()).toMatchObject({
      scores: [0, 0, 0],
      phase: { type: 'window', window: 'w1', awaiting: [1, 2] },
    })
    expect(open.game.toAct(open.view())).toEqual([
      { seat: 1, for: 'window', about: 'w1', limit: 10 },
      { seat: 2, for: 'window', about: 'w1', limit: 10 },
    ])
    expect(open.code(0, { type: 'pass' })).toBe('window-open')
    expect(open.code(0, { type: 'accept', window: 'w1' })).toBe('own-word')
    open.do(1, { type: 'accept', window: 'w1' })
    expect(open.code(1, { type: 'challenge', window: 'w1' })).toBe('answered')
    expect(open.game.onTimeout(open.view(2), 2 as never)).toEqual({ type: 'accept', window: 'w1' })
    open.do(2, { type: 'accept', window: 'w1' })
    expect(open.state).toMatchObject({ scores: [5, 0, 0], phase: { type: 'turn', seat: 1 } })
    expect(open.state.hands[0]).toHaveLength(7)
  })

  it('A26 a wrong word goes back, the turn goes on, and it is not laid again', () => {
    const wrong = challenge()
    wrong.do(0, { type: 'exchange', card: 'E' })
    const before = wrong.state
    wrong.lay(0, '.X..')
    wrong.do(1, { type: 'accept', window: 'w1' }).do(2, { type: 'challenge', window: 'w1' })
    expect(wrong.event('challenged')).toEqual({
      type: 'challenged',
      seat: 2,
      word: 'MXRE',
      wrong: 'unknown-word',
    })
    expect(wrong.state).toEqual({ ...before, windows: 1, wrong: ['MXRE'] })
    expect(wrong.lay(0, '.X..')).toBe('found-wrong')
    expect(wrong.lay(0, '.I..')).toBe('ok')
    expect(wrong.state.phase).toMatchObject({ window: 'w2' })
  })

  it('A26 a right word stands at the first challenge', () => {
    const right = challenge()
    right.lay(0, '.I..')
    right.do(2, { type: 'challenge', window: 'w1' })
    expect(right.event('challenged')).toEqual({ type: 'challenged', seat: 2, word: 'MIRE' })
    expect(right.state).toMatchObject({ scores: [5, 0, 0], wrong: [], phase: { seat: 1 } })
  })

  it('A26 answers to another window are stale', () => {
    const late = challenge()
    expect(late.code(1, { type: 'accept', window: 'w1' })).toBe('stale')
    late.lay(0, '.X..')
    late.do(1, { type: 'challenge', window: 'w1' })
    late.lay(0, '.I..')
    expect(late.code(2, { type: 'accept', window: 'w1' })).toBe('stale')
    expect(late.state.phase).toMatchObject({ awaiting: [1, 2] })
  })

  it('A26 a wrong starting word counts as none', () => {
    const start = table({ words, starting: true, hands: ['ZZZ', 'ARE'], options: { judging: 'challenge' } })
    start.do(0, { type: 'choose', cards: 'ZZZ' })
    start.lots = [1]
    start.do(1, { type: 'decline' })
    expect(start.event('started')).toMatchObject({
      by: 'lot',
      words: [{ cards: 'ZZZ', admitted: false }, { cards: '' }],
    })
  })

  it('A25 house words are normalised like other input', () => {
    const { game } = table({ words, rack: 'MARE', hands: ['ZZ', 'ZZ'], stock })
    const configured = game.configure({ words: { houseWords: ['été', 'ete', 'Mâts'] } })
    expect(configured.ok && configured.value.words.houseWords).toEqual(['ETE', 'MATS'])
    expect(game.configure({ words: { houseWords: ['ab'] } })).toMatchObject({
      error: { params: { min: 3, max: 9 } },
    })
  })

  it('A27 of two sides one concedes: the other wins, and nothing is subtracted', () => {
    const two = table({ words, rack: 'MARE', hands: ['ZZ', 'ZZ'], stock, change: { scores: [20, 3] } })
    two.do(0, { type: 'concede' })
    const left = [{ seat: 0, by: 'choice' }]
    expect(two.game.outcome(two.view())).toEqual({ scores: [20, 3], winners: [1], reason: 'conceded', left })
    const late = table({ words, rack: 'MARE', hands: ['ZZ', 'ZZ'], stock })
    expect(late.do(1, { type: 'concede', by: 'time' }).game.outcome(late.view())?.left).toEqual([
      { seat: 1, by: 'time' },
    ])
    expect(two.code(1, { type: 'pass' })).toBe('over')
  })

  it('A27 of three the others play on', () => {
    const three = table({
      words,
      rack: 'MARE',
      hands: ['ZZ', 'I', 'S'],
      stock,
      change: { scores: [20, 3, 4] },
    })
    three.do(0, { type: 'concede' })
    expect(three.state.phase).toMatchObject({ type: 'turn', seat: 1 })
    expect(three.code(0, { type: 'pass' })).toBe('out')
    three.do(1, { type: 'pass' }).do(2, { type: 'pass' })
    expect(three.state.phase).toMatchObject({ type: 'turn', seat: 1 })
  })

  it('A27 conceding while a word is open: the own one is taken back, another side’s is accepted', () => {
    const own = challenge()
    own.lay(0, '.I..')
    own.do(0, { type: 'concede' })
    expect(own.state).toMatchObject({ rack: 'MARE', wrong: [], phase: { type: 'turn', seat: 1 } })
    const other = challenge()
    other.lay(0, '.I..')
    other.do(1, { type: 'concede' })
    expect(other.state.phase).toMatchObject({ type: 'window', awaiting: [2] })
    other.do(2, { type: 'accept', window: 'w1' })
    expect(other.state).toMatchObject({ scores: [5, 0, 0], phase: { seat: 2 } })
  })

  it('A27 conceding before the start: the last choice may then be there', () => {
    const start = table({ words: 'ARE', starting: true, hands: ['ARE', 'ARE', 'ARE'] })
    start.do(0, { type: 'choose', cards: 'ARE' }).do(2, { type: 'decline' }).do(1, { type: 'concede' })
    expect(start.state.phase).toMatchObject({ type: 'turn', seat: 0 })
  })
})
