import { jarnac } from '@estocade/games'
import { chanceFrom, seat, seedFrom } from '@estocade/kernel'
import type { InterfaceLanguage } from '@estocade/texts'
import { alphabets, lexiconOf } from '@estocade/words'
import { createInstance, type TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { acceptedByEnter, groundOf, sceneOf } from '../src/games/jarnac/scene.ts'
import { stripOf } from '../src/games/jarnac/sentences.ts'
import { alarmOf, eventText } from '../src/games/jarnac/spoken.ts'
import { spoken as prestoText } from '../src/games/typ-dom/presto/sentences.ts'
import { settlementTitle } from '../src/games/typ-dom/settlement-title.ts'
import { spokenInBox } from '../src/games/typ-dom/spoken.ts'
import { resultText, whyText } from '../src/table/ending-text.ts'
import { isClosed, judgingOf } from '../src/table/judging.ts'
import { isNearEnd } from '../src/table/use-time.ts'
import { catalogues } from '../src/texts/catalogues.ts'

/** The page's texts in one language, as the page itself looks them up. */
async function textsIn(language: InterfaceLanguage): Promise<TFunction> {
  const i18n = createInstance()
  const translation = await catalogues[language]()
  return i18n.init({
    lng: language,
    resources: { [language]: { translation } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
}

const t = await textsIn('en')

const game = jarnac.createJarnac(lexiconOf(['MAU', 'MAUT', 'REST'], alphabets.de))

/** A side has filled its only row with MAU and passed; the view of the other side. */
function lastWindow(ending: string) {
  const config = game.configure({ preset: 'classic-de', ending, rows: 1 })
  if (!config.ok) throw new Error(config.error.text)
  let state = game
    .setup(config.value, 2, chanceFrom(seedFrom('last')))
    .reduce(game.evolve, game.empty(config.value, 2))
  const first = 'seat' in state.phase ? state.phase.seat : seat(0)
  const sides = state.sides.with(first, {
    ...state.sides[first]!,
    rows: ['MAU'],
    reserve: 'TX',
    opened: true,
  })
  state = { ...state, sides, phase: { type: 'playing', seat: first } }
  const decided = game.decide(state, first, { type: 'pass' }, chanceFrom(seedFrom('last')))
  if (!decided.ok) throw new Error(decided.error.text)
  state = decided.value.events.reduce(game.evolve, state)
  return { view: game.view(state, 'spectator'), other: first === 0 ? 1 : 0 }
}

/** Jarnac D1: in the window that ends the game, the text spoke of drawing and swapping. */
describe('Jarnac D1 a window that would end the game', () => {
  it('J34 says so with the score as it would stand, and offers neither letters nor a swap', () => {
    const { view, other } = lastWindow('full-and-passed')
    const scene = sceneOf({ phase: 'playing' }, view, other)
    expect(scene).toMatchObject({ type: 'window', last: false, ends: true, opening: undefined })
    const names = ['Ann', 'Bob']
    const { what } = stripOf({ scene, names, view, me: other, seat: other, captain: true } as never, t)
    const points = view.sides.map(({ rows }, one) => `${names[one]} ${rows[0] === 'MAU' ? 9 : 0}`)
    expect(what).toBe(`Was a word missed? Without a Jarnac the game ends: ${points.join(', ')}.`)
  })

  // Jarnac D11: a row that was taken in the window made an empty row for a new word.
  it('J21 offers no new word from a board that was full at the pass', () => {
    const { view, other } = lastWindow('full-and-passed')
    expect(groundOf(view, other, sceneOf({ phase: 'playing' }, view, other))?.room).toBe(false)
  })
})

/** Jarnac D5: a player who lost by time, or conceded, read that the others had given up. */
describe('Jarnac D5 why a game ended', () => {
  const names = ['Ann', 'Bob', 'Cem']
  const left = (by: 'choice' | 'time') => ({ left: [{ seat: seat(0), by }] })

  it('J50, J52 the player who left has a sentence of their own, the others read the name; time is not conceding', () => {
    expect(whyText(t, { seat: 0, names }, left('choice'), undefined)).toBe('You conceded.')
    expect(whyText(t, { seat: 1, names }, left('choice'), undefined)).toBe('Ann conceded.')
    expect(whyText(t, { seat: 0, names }, left('time'), undefined)).toBe('Your time ran out.')
    expect(whyText(t, { seat: 1, names }, left('time'), 'A reason.')).toBe('Ann ran out of time. A reason.')
  })

  // Jarnac D12: the third of three read "A draw."
  it('J38 the third of three reads who shares the win', () => {
    const outcome = { scores: [25, 25, 9], winners: [0, 1] }
    expect(resultText(t, { seat: 2, names }, outcome)).toContain('Ann, Bob share the win')
    expect(resultText(t, { seat: 0, names }, outcome)).toContain('A draw')
  })
})

/** A game that was won by one point was won "by 1 points". */
describe('a margin of one point', () => {
  it.each([
    ['fr', 'Vous gagnez de 1 point.', 'Ann gagne de 1 point.'],
    ['de', 'Du gewinnst mit einem Punkt Vorsprung.', 'Ann gewinnt mit einem Punkt Vorsprung.'],
    ['en', 'You win by one point.', 'Ann wins by one point.'],
    ['es', 'Ganas por un punto.', 'Ann gana por un punto.'],
    ['it', 'Vinci di un punto.', 'Ann vince di un punto.'],
    ['vi', 'Bạn thắng với cách biệt 1 điểm.', 'Ann thắng với cách biệt 1 điểm.'],
  ] as const)('J38 is told in the singular in %s', async (language, won, lost) => {
    const say = await textsIn(language)
    const outcome = { scores: [26, 25], winners: [0] }
    const told = (me: number) => resultText(say, { seat: me, names: ['Ann', 'Bob'] }, outcome)
    expect(told(0)).toContain(won)
    expect(told(1)).toContain(lost)
  })
})

/** A match that nobody had won was called a draw at the table, but not in its review nor in the terminal. */
describe('a match without a winner', () => {
  it('T13, T37 says that nobody wins', () => {
    const told = resultText(t, { seat: 0, names: ['Ann', 'Bob'] }, { scores: [0, 0], winners: [] })
    expect(told).toBe('Well fenced. Nobody wins.')
  })
})

/** A player of Point who was the first to finish, with fewer points, won "by -7 points". */
describe('a game of Point that is won with fewer points', () => {
  it.each([
    ['fr', 'Vous avez fini avant les autres et gagnez.', 'Ann a fini avant les autres et gagne.'],
    ['de', 'Du bist zuerst fertig und gewinnst.', 'Ann ist zuerst fertig und gewinnt.'],
    ['en', 'You finished first and win.', 'Ann finished first and wins.'],
    ['es', 'Has acabado antes que los demás y ganas.', 'Ann ha acabado antes que los demás y gana.'],
    ['it', 'Hai finito prima degli altri e vinci.', 'Ann ha finito prima degli altri e vince.'],
    ['vi', 'Bạn xong trước và thắng.', 'Ann xong trước và thắng.'],
  ] as const)('T25 tells who finished first, and no margin, in %s', async (language, won, lost) => {
    const say = await textsIn(language)
    const told = (me: number, scores: readonly number[]) =>
      resultText(say, { seat: me, names: ['Ann', 'Bob'] }, { scores, winners: [0] })
    for (const scores of [
      [40, 47],
      [40, 40],
    ]) {
      expect(told(0, scores)).toContain(won)
      expect(told(1, scores)).toContain(lost)
    }
  })

  // A match of several rounds was told as if its last round had decided it.
  it.each([
    ['fr', 'Vous avez gagné le plus de manches.', 'Ann a gagné le plus de manches.'],
    ['de', 'Du hast die meisten Runden gewonnen.', 'Ann hat die meisten Runden gewonnen.'],
    ['en', 'You won the most rounds.', 'Ann won the most rounds.'],
    ['es', 'Has ganado más rondas que nadie.', 'Ann ha ganado más rondas que nadie.'],
    ['it', 'Hai vinto più manche di tutti.', 'Ann ha vinto più manche di tutti.'],
    ['vi', 'Bạn thắng nhiều vòng nhất.', 'Ann thắng nhiều vòng nhất.'],
  ] as const)(
    'T25 tells who won the most rounds of a match of several, in %s',
    async (language, won, lost) => {
      const say = await textsIn(language)
      const outcome = { scores: [80, 95], winners: [0], rounds: 3 }
      const told = (me: number) => resultText(say, { seat: me, names: ['Ann', 'Bob'] }, outcome)
      expect(told(0)).toContain(won)
      expect(told(1)).toContain(lost)
    },
  )
})

/** Jarnac D2: the dictionary was open while a word could be challenged. */
describe('Jarnac D2 J47 closed dictionary', () => {
  it('J47 the dictionary stays closed at a table with challenges until the match is over', () => {
    expect(isClosed({ config: { judging: 'challenge' }, phase: 'playing' } as never)).toBe(true)
    expect(isClosed({ config: { judging: 'challenge' }, phase: 'over' } as never)).toBe(false)
    expect(isClosed({ config: { judging: 'checked' }, phase: 'playing' } as never)).toBe(false)
  })

  it('J47 what is typed gets no verdict where words are challenged, whatever the table is set to', () => {
    const session = { view: { settings: { verdict: 'typing' } } } as never
    expect(judgingOf(session, true)).toBe('never')
    expect(judgingOf(session, false)).toBe('typing')
  })
})

describe('a word that may be challenged', () => {
  it('is accepted by Enter, unless the player has typed something', () => {
    const scene = { type: 'challenge', window: 'w1', word: 'IHR', by: 1 } as const
    expect(acceptedByEnter(scene, '')).toEqual({ type: 'accept', window: 'w1' })
    expect(acceptedByEnter(scene, 'A')).toBeUndefined()
  })

  it('has a clock that is not red from the start', () => {
    const clock = (seconds: number) => ({ left: seconds * 1000, of: seconds * 1000, at: 0 })
    expect([10, 6, 5].map((left) => isNearEnd(clock(10), left))).toEqual([false, false, true])
    expect([11, 10].map((left) => isNearEnd(clock(60), left))).toEqual([false, true])
  })
})

describe('what interrupts a player who listens', () => {
  it('J27 a Jarnac is announced to its caller, too, while the same window stays open for another', () => {
    const scene = { type: 'window', window: 'w1', victim: 1 }
    const call = { type: 'called', seat: 0, victim: 1, word: 'REST', from: 0 }
    const table = { duties: [] }
    const at = (...events: unknown[]) =>
      alarmOf({ events, scene, names: ['You', 'Bob'], seat: 0, you: 0, table } as never, t)
    expect(at({ type: 'passed' })?.text).toBe('Bob passes. You may call Jarnac.')
    expect(at({ type: 'passed' }, call)?.text).toBe('Jarnac! REST is yours.')
    expect(at({ type: 'passed' }, call, { type: 'passed' })?.id).toBe('w1')
  })
})

/** Jarnac D12: the history omitted the exchange for a vowel. */
describe('Jarnac D12 the history', () => {
  it('J7 shows the exchange for a vowel, to the player and to others', () => {
    const event = { type: 'exchanged', seat: seat(0), back: 'T', drawn: 'A' } as const
    expect(eventText(t, ['Ann', 'Bob'], 0, event)).toBe('You have no vowel: T goes back for A.')
    expect(eventText(t, ['Ann', 'Bob'], 1, event)).toBe('Ann has no vowel: T goes back for A.')
  })
})

/** Typ-Dom D8: a next round was announced even after the last one, and always as double. */
describe('Typ-Dom D8 T11 a round without a winner', () => {
  const tied = (next: number | undefined) =>
    settlementTitle(t, { winners: [], reason: 'stuck', next }, ['Ann', 'Bob'], 0)

  it('T11 shows the factor of the next round, and none after the last round', () => {
    expect(tied(4)).toBe('Nobody can go on. Nobody wins. The next round counts ×4.')
    expect(tied(undefined)).toBe('Nobody can go on. Nobody wins the round.')
  })
})

/** When the time of a round was up, the page said that the player had given up. */
describe('a round of Presto that ends by its time', () => {
  it.each([
    [
      'fr',
      'Le temps de la manche est écoulé\u00a0: vous n’avez pas fini.',
      'Le temps de la manche est écoulé\u00a0: Ann n’a pas fini.',
    ],
    [
      'de',
      'Die Zeit der Runde ist um: Du bist nicht fertig geworden.',
      'Die Zeit der Runde ist um: Ann ist nicht fertig geworden.',
    ],
    ['en', 'The round’s time is up: you have not finished.', 'The round’s time is up: Ann has not finished.'],
    [
      'es',
      'Se acabó el tiempo de la ronda: no has terminado.',
      'Se acabó el tiempo de la ronda: Ann no ha terminado.',
    ],
    [
      'it',
      'Il tempo della manche è scaduto: non hai finito.',
      'Il tempo della manche è scaduto: Ann non ha finito.',
    ],
    ['vi', 'Hết giờ của vòng: bạn chưa xong.', 'Hết giờ của vòng: Ann chưa xong.'],
  ] as const)('T35 tells the time, not giving up, in %s', async (language, mine, theirs) => {
    const say = await textsIn(language)
    const event = { type: 'gave-up', seat: seat(0), by: 'time' } as const
    expect([0, 1].map((me) => prestoText(say, event, { names: ['Ann', 'Bob'], me }))).toEqual([mine, theirs])
    expect(prestoText(t, { type: 'gave-up', seat: seat(0) }, { names: ['Ann', 'Bob'], me: 0 })).toBe(
      'You have given up the round.',
    )
  })
})

/** Typ-Dom D1: a player who left ended the match for everybody, and the page did not say who had left and what it cost. */
describe('Typ-Dom D1 leaving on the page', () => {
  const names = ['Ann', 'Bob', 'Cem']
  const left = (by: 'choice' | 'time', price: number) =>
    ({ type: 'left', seat: seat(0), by, rack: [], price }) as never

  it('T14 says who left, why, and what the rack costs, with a sentence of its own for "you"', () => {
    const told = (me: number, by: 'choice' | 'time', price: number) =>
      spokenInBox(t, left(by, price), { names, me })
    expect(told(1, 'choice', 23)).toBe('Ann concedes. The rack costs 23.')
    expect(told(0, 'choice', 23)).toBe('You concede. The rack costs 23.')
    expect(told(1, 'time', 0)).toBe('Ann is out of time and leaves the game.')
    expect(told(0, 'time', 0)).toBe('You are out of time and leave the game.')
  })

  it('T14 the result names the winner, and the player who left', () => {
    const outcome = {
      scores: [-23, -23, 46],
      winners: [2],
      left: [0, 1].map((n) => ({ seat: seat(n), by: 'choice' })),
    }
    expect(resultText(t, { seat: 2, names }, outcome as never)).toContain('The game is yours')
    expect(whyText(t, { seat: 1, names }, outcome as never, undefined)).toBe('Ann conceded. You conceded.')
  })

  it('T14 two of three play on: the winner is compared with the player who stayed', () => {
    const outcome = { scores: [-23, 30, -7], winners: [1], left: [{ seat: seat(0), by: 'time' }] }
    expect(resultText(t, { seat: 2, names }, outcome as never)).toContain('Bob wins by 37 points')
    expect(whyText(t, { seat: 2, names }, outcome as never, undefined)).toBe('Ann ran out of time.')
  })
})
