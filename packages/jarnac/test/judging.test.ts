import { type Level, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { jarnacBot } from '../src/index.ts'
import { german } from './support/german-words.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = listed('de', 'MAU MAUT REST RASTER TEE TEER TOR')
const challenge = { preset: 'classic-de', judging: 'challenge' }
const penalty = { ...challenge, penalty: true }

describe('judging words', () => {
  it('J40 checked: a word that is not admitted is refused with a reason, nothing changes', () => {
    const played = table(words, { preset: 'classic-de' }).take(0, 'SATEMU')
    const before = played.state
    expect(played.refusal(0, { type: 'lay', word: 'UMT', row: null })).toMatchObject({
      code: 'unknown-word',
      params: { word: 'UMT' },
    })
    expect(played.state).toBe(before)
  })

  it('J40 word classes: of the rule set, or as the table wants', () => {
    const professional = { preset: 'professional-de', judging: 'checked', firstDraw: 8 }
    const reason = (word: string, options: object = professional) => {
      const played = table(german, options).take(0, word.padEnd(8, 'X').replace(/X/g, 'E'))
      return played.code(0, { type: 'lay', word, row: null })
    }
    expect(reason('TALS')).toBe('noun-form')
    expect(reason('LAEUFT')).toBe('verb-form')
    expect(reason('PETER')).toBe('name')
    const classic = table(german, { preset: 'classic-de', firstDraw: 8 }).take(0, 'LAEUFTEE')
    expect(classic.lay(0, 'LAEUFT', null, 'A').show(0)).toBe('LAEUFT | EEA')
    const house = table(german, { ...professional, words: { houseWords: ['PETER'] } }).take(0, 'PETEREEE')
    expect(house.lay(0, 'PETER', null, 'A').show(0)).toBe('PETER | EEEA')
  })

  describe('challenge', () => {
    it('J41 any letters may be laid; the others challenge or accept within ten seconds', () => {
      const played = table(words, challenge, { seats: 3 }).take(0, 'SATEMU').lay(0, 'UMT', null)
      expect(played.show(0)).toBe('UMT | SAE')
      expect(played.state.phase).toMatchObject({ type: 'challenge', accepted: [] })
      expect(played.duties).toEqual(['1 window 10', '2 window 10'])
      expect(played.game.onTimeout(played.view, seat(1))).toEqual({ type: 'accept', window: 'w1' })
      played.accept(1)
      expect(played.duties).toEqual(['2 window 10'])
      played.accept(2, 'R')
      expect(played.show(0)).toBe('UMT | SAER')
      expect(played.duties).toEqual(['0 turn'])
    })

    it('J41 nothing else is possible meanwhile but conceding', () => {
      const played = table(words, challenge, { seats: 3 }).take(0, 'SATEMU').lay(0, 'MAU', null)
      for (const action of [
        { type: 'pass' },
        { type: 'take' },
        { type: 'timeout' },
        { type: 'hint', kind: 'play' },
      ] as const)
        expect(played.code(0, action)).toBe('pending')
      expect(played.code(0, { type: 'lay', word: 'REST', row: null })).toBe('pending')
      expect(played.code(0, { type: 'accept', window: 'w1' })).toBe('own-word')
      expect(played.accept(1).code(1, { type: 'challenge', window: 'w1' })).toBe('accepted-already')
      expect(played.do(2, { type: 'concede' }, 'R').duties).toEqual(['0 turn'])
    })

    it('J41 a late answer to one word never accepts the next', () => {
      const played = table(words, challenge)
        .take(0, 'MAUTEE')
        .lay(0, 'MAU', null)
        .accept(1, 'R')
        .lay(0, 'TEE', null)
      expect(played.window).toBe('w2')
      expect(played.code(1, { type: 'accept', window: 'w1' })).toBe('stale')
      expect(played.accept(1, 'X').code(1, { type: 'challenge', window: 'w2' })).toBe('stale')
      const checked = table(words, { preset: 'classic-de' })
      expect(checked.code(1, { type: 'accept', window: 'w1' })).toBe('no-challenge')
    })

    it('J41 the material rules hold all the same', () => {
      const played = table(words, challenge).take(0, 'SATEMU')
      expect(played.code(0, { type: 'lay', word: 'REST', row: null })).toBe('missing-letters')
      expect(played.code(0, { type: 'lay', word: 'UM', row: null })).toBe('too-short')
    })

    it('J41 verdict, then ending, then the earned letter', () => {
      const right = table(words, { ...challenge, rows: 1 })
        .take(0, 'SATEMU')
        .lay(0, 'MAU', null)
      expect(right.outcome).toBeUndefined()
      right.challenge(1)
      expect(right.events.map(({ type }) => type)).toEqual(['challenged', 'stood', 'ended'])
      const wrong = table(words, { ...challenge, rows: 1 })
        .take(0, 'SATEMU')
        .lay(0, 'UMT', null)
        .challenge(1)
      expect(wrong.outcome).toBeUndefined()
      expect(wrong.show(0)).toBe('| SATEMU')
    })

    it('J42 a right word: without penalty as usual, with penalty two letters', () => {
      expect(table(words, challenge).take(0, 'SATEMU').lay(0, 'MAU', null).challenge(1, 'R').show(0)).toBe(
        'MAU | STER',
      )
      const played = table(words, penalty).take(0, 'SATEMU').lay(0, 'MAU', null).challenge(1, 'RX')
      expect(played.show(0)).toBe('MAU | STERX')
      expect(played.duties).toEqual(['0 turn'])
    })

    it('J42 a right Jarnac under penalty draws one', () => {
      const played = table(words, penalty).take(0, 'SATEMU').pass(0).call(1, 'MAU', null).challenge(0, 'X')
      expect(played.show(1)).toBe('MAU | X')
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1 })
      const free = table(words, challenge).take(0, 'SATEMU').pass(0).call(1, 'MAU', null).accept(0)
      expect(free.show(1)).toBe('MAU |')
    })

    it('J43 a wrong word without penalty: row and reserve as before, the side goes on', () => {
      const played = table(words, challenge)
        .take(0, 'SATEMU')
        .lay(0, 'MAU', null)
        .accept(1, 'R')
        .lay(0, 'UMARS', 0)
      played.challenge(1)
      expect(played.events).toEqual([
        { type: 'challenged', seat: 1, word: 'UMARS', right: false, reason: 'unknown-word' },
        { type: 'struck', wrong: true, from: null },
      ])
      expect(played.show(0)).toBe('MAU | STER')
      expect(played.duties).toEqual(['0 turn'])
    })

    it('J43 with penalty the turn ends, the next side may call and takes one more: 7 for 6, 2 for 1', () => {
      const played = table(words, penalty).take(0, 'SATEMU').lay(0, 'UMT', null).challenge(1)
      expect(played.events.map(({ type }) => type)).toEqual(['challenged', 'struck', 'passed', 'turned'])
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1, window: { victim: 0 } })
      played.take(1, 'RESTXYZ').lay(1, 'REXT', null).challenge(0)
      expect(played.take(0, 'EE').show(0)).toBe('| SATEMUEE')
    })

    it('J43 the extra letter is drawn when time is up, and goes to the next side if this one leaves', () => {
      const wrong = () =>
        table(words, penalty, { seats: 3 }).take(0, 'SATEMU').lay(0, 'UMT', null).challenge(1)
      expect(wrong().do(1, { type: 'timeout' }, 'EE').show(1)).toBe('| EE')
      const left = wrong().do(1, { type: 'concede' })
      expect(left.state.phase).toMatchObject({ type: 'opening', seat: 2, extra: 1 })
    })

    it('J43 the next side may call Jarnac first', () => {
      const played = table(words, penalty)
        .take(0, 'SATEMU')
        .lay(0, 'UMT', null)
        .challenge(1)
        .call(1, 'MAUT', null)
        .accept(0)
      expect(played.take(1, 'EEEEEEE').show(1)).toBe('MAUT | EEEEEEE')
    })

    it('J43 a swap is 3 back and 4 drawn, which needs 4 in the bag', () => {
      const played = table(words, penalty)
        .take(0, 'SATEMU')
        .pass(0)
        .take(1, 'RESTXY')
        .lay(1, 'REXT', null)
        .challenge(0)
      const rest = played.state.bag
      played.state = { ...played.state, bag: { E: 3 } }
      expect(played.refusal(0, { type: 'swap', letters: 'SAT' })).toMatchObject({
        code: 'swap-bag',
        params: { needed: 4, left: 3 },
      })
      expect([...played.game.plays(played.view, seat(0))].filter(({ type }) => type === 'swap')).toEqual([])
      played.state = { ...played.state, bag: rest }
      expect(played.do(0, { type: 'swap', letters: 'SAT' }, 'EEEE').show(0)).toBe('| EMUEEEE')
    })

    it('J44 a word found wrong may not be laid again in this game, by anyone', () => {
      const played = table(words, challenge).take(0, 'SATEMU').lay(0, 'UMT', null).challenge(1)
      expect(played.code(0, { type: 'lay', word: 'UMT', row: null })).toBe('found-wrong')
      played.pass(0)
      expect(played.code(1, { type: 'call', window: played.window, word: 'UMT', row: null })).toBe(
        'found-wrong',
      )
    })

    it('J44 a word found wrong is not offered, even if a newer dictionary has it', () => {
      const played = table(words, challenge).take(0, 'SATEMU')
      const offered = () =>
        [...played.game.plays(played.view, seat(0))].map((play) => 'word' in play && play.word)
      expect(offered()).toEqual(['MAU', 'MAUT', false])
      played.state = { ...played.state, wrong: [{ word: 'MAUT', from: null }] }
      expect(offered()).toEqual(['MAU', false])
    })

    it('J44 a lengthening found wrong may be laid as a new word', () => {
      const played = table(german, { ...challenge, words: { sameEntry: true }, firstDraw: 8 }).take(
        0,
        'LAUFENDE',
      )
      played.lay(0, 'LAUFEN', null).accept(1, 'S').lay(0, 'LAUFEND', 0).challenge(1)
      expect(played.code(0, { type: 'lay', word: 'LAUFEND', row: 0 })).toBe('found-wrong')
      expect(played.lay(0, 'FAULEND', 0).accept(1, 'E').show(0)).toBe('FAULEND | ESE')
      expect(played.state.wrong).toEqual([{ word: 'LAUFEND', from: 'LAUFEN' }])
      const fresh = table(words, challenge).take(0, 'SATEMU')
      fresh.state = { ...fresh.state, wrong: [{ word: 'MAUT', from: 'MAU' }] }
      expect(fresh.lay(0, 'MAUT', null).show(0)).toBe('MAUT | SE')
    })

    it('J45 a wrong Jarnac returns; without penalty the caller may call again', () => {
      const played = table(words, { ...challenge, calls: 1 })
        .take(0, 'SATEMU')
        .lay(0, 'MAU', null)
        .accept(1, 'R')
        .pass(0)
      played.call(1, 'UMAR', 0)
      expect([played.show(0), played.show(1)]).toEqual(['| STE', 'UMAR |'])
      played.challenge(0)
      expect([played.show(0), played.show(1)]).toEqual(['MAU | STER', '|'])
      expect(played.call(1, 'MAUT', 0).accept(0).show(1)).toBe('MAUT |')
    })

    it('J45 with penalty his turn ends, first letters stay due; the victim may call and takes one more', () => {
      const played = table(words, penalty).take(0, 'SATEMU').pass(0).call(1, 'UMT', null).challenge(0)
      expect(played.events.map(({ type }) => type)).toEqual(['challenged', 'struck', 'passed', 'turned'])
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 0, extra: 1, window: { victim: 1 } })
      expect(played.take(0, 'EE').pass(0).show(0)).toBe('| SATEMUEE')
      expect(played.take(1, 'RRRRRR').show(1)).toBe('| RRRRRR')
    })

    it('J45 a wrong last Jarnac under penalty ends the game', () => {
      const played = table(words, { ...penalty, ending: 'last-jarnac', rows: 1 }).take(0, 'SATEMU')
      played.lay(0, 'MAU', null).accept(1).call(1, 'UMAT', 0).challenge(0)
      expect(played.outcome).toEqual({ scores: [9, 0], winners: [0], reason: 'full' })
    })

    describe('J45 a wrong Jarnac in a window that would end the game', () => {
      const turnOf = (victim: number, played: ReturnType<typeof table>) => {
        const { phase } = played.challenge(victim).state
        expect(phase).toMatchObject({ type: 'opening', seat: victim, extra: 1 })
        expect(phase.type === 'opening' && phase.window?.final).toBeFalsy()
        return played
      }

      it('J45 full: the victim has the turn', () => {
        const full = table(words, { ...penalty, ending: 'full-and-passed', rows: 1 }).take(0, 'SATEMU')
        turnOf(0, full.lay(0, 'MAU', null).accept(1, 'R').pass(0).call(1, 'UMAT', 0)).take(0, 'EE')
      })

      it('J45 stuck: the victim has the turn', () => {
        const stuck = table(words, penalty)
        stuck.state = { ...stuck.state, bag: { E: 6, M: 1, A: 1, U: 1, T: 1 } }
        stuck.take(0, 'EEEEEE').pass(0).take(1, 'MAUT').pass(1)
        expect(stuck.state.phase).toMatchObject({ window: { final: 'stuck' } })
        expect(
          turnOf(1, stuck.call(0, 'UMT', null))
            .take(1, '')
            .show(1),
        ).toBe('| MAUT')
      })

      it('J45 idle: the victim has the turn', () => {
        const idle = table(words, penalty).take(0, 'SATEMU')
        idle.state = { ...idle.state, sides: idle.state.sides.map((side) => ({ ...side, idle: 6 })) }
        idle.pass(0)
        expect(idle.state.phase).toMatchObject({ window: { final: 'idle' } })
        expect(
          turnOf(0, idle.call(1, 'UMT', null))
            .take(0, 'EE')
            .show(0),
        ).toBe('| SATEMUEE')
      })

      it('J45 called out of turn: the victim has the turn, and nobody has passed', () => {
        const options = { ...penalty, ending: 'full-and-passed', rows: 1, callers: 'open' }
        const open = table(words, options, { seats: 3 }).take(0, 'SATEMU').lay(0, 'MAU', null)
        open.accept(1).accept(2, 'R').pass(0).call(2, 'UMAT', 0).challenge(1)
        expect(open.state.phase).toEqual({ type: 'opening', seat: 0, extra: 1, window: null })
      })
    })

    it('J45 the victim has left: the turn and the letter go to the next side, never to the caller', () => {
      const played = table(words, penalty, { seats: 3 }).take(0, 'SATEMU').pass(0).call(1, 'UMT', null)
      played.do(0, { type: 'concede' }).challenge(2)
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 2, extra: 1, window: { victim: 1 } })
      expect(played.state.sides.map(({ turns }) => turns)).toEqual([1, 1, 1])
      played.take(2, 'RRRRRRR').pass(2)
      expect(played.take(1, 'EEEEEE').show(1)).toBe('| EEEEEE')
    })

    it('J45 a wrong Jarnac out of turn costs the right to call', () => {
      const played = table(words, { ...penalty, callers: 'open' }, { seats: 3 })
        .take(0, 'SATEMU')
        .pass(0)
      played.call(2, 'UMT', null).challenge(1)
      expect(played.code(2, { type: 'call', window: 'w1', word: 'MAUT', row: null })).toBe('declined')
      expect(played.duties).toEqual(['1 turn'])
    })

    it('J45 a wrong Jarnac out of turn on a side that has left changes nothing', () => {
      const played = table(words, { ...penalty, callers: 'open' }, { seats: 3 })
        .take(0, 'SATEMU')
        .pass(0)
      played.call(2, 'UMT', null).do(0, { type: 'concede' }).challenge(1)
      expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1, window: null })
      expect(played.duties).toEqual(['1 turn'])
    })
  })

  describe('J47 closed dictionary', () => {
    /** Often enough for a novice to overlook something. */
    const TIMES = 400
    const challenged = (word: string, level: Level) => {
      const played = table(words, { ...penalty, firstDraw: word.length })
        .take(0, word)
        .lay(0, word, null)
      const bot = jarnacBot(played.game, level)
      const answers = Array.from(
        { length: TIMES },
        (_, n) => bot.choose(played.view, seat(1), `seed ${n}`).type,
      )
      return answers.filter((type) => type === 'challenge').length
    }

    it('J47 bots doubt what they do not know, by level, and never a word that they know', () => {
      // Which words of a plain list a level knows is drawn by lot: all know this one.
      expect(challenged('TEER', 'novice')).toBe(0)
      expect(challenged('TEER', 'master')).toBe(0)
      expect(challenged('XQZ', 'master')).toBe(TIMES)
      const novice = challenged('XQZ', 'novice')
      expect(novice).toBeGreaterThan(TIMES / 8)
      expect(novice).toBeLessThan(TIMES)
    })
  })
})
