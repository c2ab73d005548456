import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alphabets, judge } from '@estocade/words'
import { cacheFolder, openLexicons } from '@estocade/words/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { here } from '../estocade.ts'
import { piped } from './piped.ts'
import { ownFolder } from './terminal.ts'

const german = openLexicons(cacheFolder())('de')!

describe('words of one’s own, played and verified', () => {
  let folder = ''
  beforeEach(() => {
    folder = ownFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const flags = (more: string) =>
    `--plain --ui en --pace 0 --preset solo --first-draw 20 --turns 1 --seed own ${more}`.split(' ')
  const play = async (more: string, ...lines: readonly string[]) =>
    (await piped(flags(more), `${lines.join('\n')}\n`, folder)).out
  const lettersIn = (out: string) => /Reserve ((?:\S )*\S)/.exec(out)![1]!.replaceAll(' ', '')
  const kept = () => {
    const games = join(folder, 'estocade', 'games')
    return join(games, readdirSync(games).sort().at(-1)!)
  }

  it('an own list', async () => {
    const letters = [...alphabets.fr.letters]
    const list = join(folder, 'club.txt')
    writeFileSync(
      list,
      letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c))).join('\n'),
    )
    const words = `--lang fr --words fr=${list}`
    const held = lettersIn(await play(words, '/quit'))
    const out = await play(words, held.slice(0, 4), held.slice(0, 3), '.', '/quit')
    expect(out).toContain(`${held.slice(0, 4)} is not in the dictionary.`)
    expect(out).toContain('The game is over')
    expect(await here('verify', kept(), '--words', `fr=${list}`)).toMatchObject({ code: 0, err: '' })
    delete process.env.ESTOCADE_WORDS
    expect((await here('verify', kept())).code).not.toBe(0)
  })

  it('a removed lemma and family mode', async () => {
    const held = lettersIn(await play('--lang de', '/quit'))
    const words = judge(german, { classes: 'open' }).vocabulary.anagrams(9).from(held, 4)
    const plural = words.find((word) => german.readingsOf(word).every(({ form }) => form === 'plural'))!
    const { lemma } = german.readingsOf(plural)[0]!
    const other = words.find((word) => !german.readingsOf(word).some((one) => one.lemma === lemma))!
    const out = await play(`--lang de --family --removed ${lemma}`, plural, other, '.', '/quit')
    expect(out).toContain(`${plural} was taken out of the words of this table.`)
    expect(out).toContain('The game is over')
    expect(await here('verify', kept())).toMatchObject({ code: 0, err: '' })
  })

  it('every refusal says why: unknown, class, removed, family, too rare', async () => {
    const strict = judge(german, { classes: 'professional-de', common: 5000, family: true })
    const open = judge(german, { classes: 'open' }).vocabulary.anagrams(9)
    /** Words of the letters, one for each verdict. */
    const wordsOf = (held: string) => {
      const verdicts = open.from(held, 3).map((word) => [word, strict.admits(word)] as const)
      const refused = (reason: string) =>
        verdicts.find(([, verdict]) => !verdict.admitted && verdict.reason === reason)?.[0]
      return {
        form: refused('noun-form'),
        rare: refused('rare-word'),
        rude: refused('offensive-word'),
        removed: verdicts.find(([, { admitted }]) => admitted)?.[0],
      }
    }
    for (let tries = 0; ; tries++) {
      expect(tries).toBeLessThan(50)
      const seed = `--lang de --seed ${tries}`
      const held = lettersIn(await play(seed, '/quit'))
      const { form, rare, rude, removed } = wordsOf(held)
      if (!form || !rare || !rude || !removed) continue
      const unknown = [...held].slice(0, 6).sort().join('')
      const rules = `${seed} --classes professional-de --common 5000 --family --removed ${removed}`
      const out = await play(rules, unknown, form, removed, rare, rude, '.', '/quit')
      expect(out).toContain(`${unknown} is not in the dictionary.`)
      expect(out).toContain(`${form} is a noun form that these rules do not admit.`)
      expect(out).toContain(`${removed} was taken out of the words of this table.`)
      expect(out).toContain(`${rare} is too rare a word for this table.`)
      expect(out).toContain(`${rude} may offend, and this table refuses such words.`)
      expect(await here('verify', kept())).toMatchObject({ code: 0, err: '' })
      return
    }
  })
})
