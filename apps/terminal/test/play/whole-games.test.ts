import { rmSync } from 'node:fs'
import type { LexiconId, WordClasses } from '@estocade/words'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../../scripts/test-scale.ts'
import { endReaders, PlainReader } from './plain-reader.ts'
import {
  type Answering,
  abrahaminetzPlayer,
  crosswordPlayer,
  jarnacPlayer,
  prestoPlayer,
  rechtPlayer,
} from './screen-players.ts'
import { ownFolder } from './terminal.ts'

interface Form {
  readonly form: string
  readonly args: readonly string[]
  readonly player: () => Answering
}

const jarnac = (preset: string, language: LexiconId, classes: WordClasses): Form => ({
  form: `Jarnac, ${preset}`,
  args: ['--game', 'jarnac', '--preset', preset, '--lang', language],
  player: () => jarnacPlayer(language, classes),
})

const usual: readonly Form[] = [
  jarnac('competition-fr', 'fr', 'competition-fr'),
  jarnac('solo', 'it', 'open'),
  {
    form: 'Kreuzwort',
    args: ['--game', 'kreuzwort', '--lang', 'de', '--rounds', '2'],
    player: () => crosswordPlayer('de'),
  },
  {
    form: 'Presto',
    // More time than a busy machine needs; the bot hurries when the player is done.
    args: ['--game', 'presto', '--lang', 'de', '--rounds', '1', '--limit', '600'],
    player: () => prestoPlayer('de'),
  },
  {
    form: 'Abrahaminetz',
    args: ['--game', 'abrahaminetz', '--lang', 'fr'],
    player: () => abrahaminetzPlayer('fr'),
  },
]

/**
 * Left to the long run: jarnac.test.ts of the server always plays every rule set, plain.test.ts a round of Recht and a
 * game of Point.
 */
const more: readonly Form[] = [
  { form: 'Point', args: ['--game', 'point', '--lang', 'de'], player: () => crosswordPlayer('de') },
  {
    form: 'Wer behält recht?',
    args: ['--game', 'recht', '--lang', 'de', '--rounds', '1'],
    player: () => rechtPlayer('de'),
  },
  jarnac('classic-de', 'de', 'classic-de'),
  jarnac('extended', 'en', 'open'),
  jarnac('professional-de', 'de', 'professional-de'),
  jarnac('classic-fr', 'fr', 'classic-fr'),
]

/** More answers than any of these games takes. */
const MANY = 2000

/** Another player's move begins a new turn of one's own. */
const isOthers = (news: string): boolean => /^Novice: (?!\d+ points)/m.test(news)

describe('whole games by somebody who only reads what is written', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterEach(endReaders)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(alsoLong(usual, more))('$form', async ({ args, player }) => {
    const solo = args.includes('solo')
    const reader = new PlainReader(
      [...args, '--name', 'Ann', '--seed', 'whole', ...(solo ? [] : ['--bots', 'novice'])],
      folder,
    )
    const answerTo = player()
    let tries = 0
    let last = ''
    for (let answers = 0; ; answers++) {
      expect(answers).toBeLessThan(MANY)
      const { prompt, news } = await reader.next()
      if (/The game is over\. Enter/.test(prompt)) break
      tries = prompt === last && !isOthers(news) ? tries + 1 : 0
      last = prompt
      reader.answer(answerTo(prompt, reader.text, tries))
    }
    reader.answer('/quit')
    expect(await reader.exit).toBe(0)
    const { text } = reader
    expect(text).toMatch(
      solo
        ? /^The game is over\. \d+ points in \d+ turns\.$/m
        : /^The game is over\. (You win|Novice wins|A draw|Nobody wins)/m,
    )
    expect(text).toMatch(solo ? /^A new personal best\.$/m : /^Ann −?\d+ · Novice −?\d+$/m)
    // The player took part: at least one word or crossword of theirs stands in the history.
    expect(text).toMatch(/^Ann: (\p{Lu}{2,}.*\(\d+\)|\p{Lu}{2,} \p{Lu}+-?\d+|.*named: |Done! \+|.* → )/mu)
    expect(text).not.toMatch(/is not understood|undefined|\{\{|NaN/)
  })
})
