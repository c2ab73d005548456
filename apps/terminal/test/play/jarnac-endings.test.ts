import { rmSync } from 'node:fs'
import { judge, type LexiconId, type Vocabulary, type WordClasses } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endReaders, lastMatch, PlainReader } from './plain-reader.ts'
import { leaveAll, ownFolder, Terminal } from './terminal.ts'

const wordsOf = (language: LexiconId, classes: WordClasses): Vocabulary =>
  judge(loadLexicon(cacheFolder(), language), { classes }).vocabulary

/** Reserve and rows of a player as they were told last. */
function boardOf(text: string, name: string) {
  const told = lastMatch(text, new RegExp(`^${name}: (\\d+) points?\\. (.*)\\. Reserve ([^.]*)\\.$`, 'gm'))!
  const rows = [...told[2]!.matchAll(/\d+ (\p{Lu}+) \d+/gu)].map(([, word]) => word!)
  return { points: Number(told[1]), rows, reserve: told[3]!.replace(/[^\p{Lu}]/gu, '') }
}

const shortest = (words: Iterable<string>): string => [...words].sort((a, b) => a.length - b.length)[0]!

describe('what the end of a game of Jarnac and a swap look like in lines', () => {
  let folder = ''
  beforeAll(() => {
    folder = ownFolder()
  })
  afterEach(endReaders)
  afterEach(leaveAll)
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Two at one keyboard; says whose prompt comes and answers it. */
  function table(flags: string) {
    const reader = new PlainReader(['--players', 'Ann,Bob', ...flags.split(' ')], folder)
    return {
      reader,
      /** The next prompt, which has to fit, and who it is for. */
      async asked(pattern: RegExp) {
        const { prompt, news } = await reader.next()
        expect(prompt).toMatch(pattern)
        const name = /^(\w+): /.exec(prompt)?.[1] ?? ''
        return { name, other: name === 'Ann' ? 'Bob' : 'Ann', news }
      },
      async leave() {
        reader.answer('/quit')
        expect(await reader.exit).toBe(0)
      },
    }
  }

  const german = '--preset professional-de --judging checked --call-time none --clock none --seed end'

  /** Somebody lays the shortest words there are until the rows are full; the letters left are read off. */
  async function fills(at: ReturnType<typeof table>, words: Vocabulary, rows: number) {
    const { name, other } = await at.asked(/Enter draws your letters/)
    at.reader.answer('')
    for (let row = 0; row < rows; row++) {
      await at.asked(/Type a new word/)
      at.reader.answer(shortest(words.anagrams(9).from(boardOf(at.reader.text, name).reserve, 3)))
    }
    return { name, other }
  }

  it('J32: the last Jarnac is told with its conditions; taking the last row by it ends the game', async () => {
    const words = wordsOf('de', 'professional-de')
    const at = table(`${german} --rows 1 --first-draw 14`)
    const { name, other } = await fills(at, words, 1)
    await at.asked(
      new RegExp(
        `^${other}: ${name} has filled the last row \\(Ann \\d+ · Bob \\d+\\)\\. The game ends unless you take a word: a remake, or a new word of more than 3 letters`,
      ),
    )
    const { rows, reserve } = boardOf(at.reader.text, name)
    expect(rows[0]).toHaveLength(3)
    // No longer than the last word: not a last Jarnac.
    at.reader.answer(shortest(words.anagrams(9).from(reserve, 3)))
    expect((await at.asked(/has filled the last row/)).news).toContain('must have more than 3 letters.')
    const longer = [...words.anagrams(9).from(reserve, 4)][0]!
    at.reader.answer(longer)
    await at.asked(/The game is over\. Enter/)
    expect(at.reader.text).toMatch(new RegExp(`^${other}: Jarnac! ${longer} from ${name} `, 'm'))
    expect(at.reader.text).toMatch(new RegExp(`^The game is over\\. ${other} wins\\.$`, 'm'))
    await at.leave()
  })

  it('J33: a caller of the last Jarnac who has an empty row plays on', async () => {
    const words = wordsOf('de', 'professional-de')
    const at = table(`${german} --rows 2 --first-draw 16`)
    const { name, other } = await fills(at, words, 2)
    await at.asked(/has filled the last row/)
    const longer = [...words.anagrams(9).from(boardOf(at.reader.text, name).reserve, 4)][0]!
    at.reader.answer(longer)
    const { name: next } = await at.asked(/Your turn\. Enter draws your letters \(16\)/)
    expect(next).toBe(other)
    expect(at.reader.text).not.toContain('The game is over')
    expect(boardOf(at.reader.text, other).rows).toEqual([longer])
    await at.leave()
  })

  it('J32: declining the last Jarnac ends the game', async () => {
    const at = table(`${german} --rows 1 --first-draw 14`)
    const { name } = await fills(at, wordsOf('de', 'professional-de'), 1)
    await at.asked(/has filled the last row/)
    at.reader.answer('/leave')
    await at.asked(/The game is over\. Enter/)
    expect(at.reader.text).toMatch(new RegExp(`^The game is over\\. ${name} wins\\.$`, 'm'))
    await at.leave()
  })

  it('J35: who fills the last row by a Jarnac draws, can only remake, and is open to a Jarnac in turn', async () => {
    const words = wordsOf('fr', 'classic-fr')
    const at = table('--lang fr --preset classic-fr --rows 1 --first-draw 14 --seed eighth')
    const { name, other } = await at.asked(/Enter draws your letters/)
    at.reader.answer('')
    await at.asked(/Type a new word/)
    at.reader.answer('.')
    await at.asked(new RegExp(`^${other}: ${name} has passed\\. Type a word that was missed`))
    const taken = shortest(words.anagrams(9).from(boardOf(at.reader.text, name).reserve, 3))
    at.reader.answer(taken)
    await at.asked(new RegExp(`^${other}: Your turn\\. Enter draws your letters`))
    at.reader.answer('')
    await at.asked(new RegExp(`^${other}: Your rows are full: remake one, or pass`))
    at.reader.answer('.')
    await at.asked(new RegExp(`^${name}: The game ends here .* unless you take a word from ${other}`))
    const { rows, reserve } = boardOf(at.reader.text, other)
    expect(rows).toEqual([taken])
    at.reader.answer(shortest(words.anagrams(9).growing(taken, reserve)))
    await at.asked(new RegExp(`^${name}: Your turn\\. Enter draws`))
    expect(at.reader.text).not.toContain('The game is over')
    await at.leave()
  })

  it('J9, J10: a swap is exactly three letters for three, offered from the second turn on', async () => {
    const at = table('--lang fr --preset classic-fr --seed swap')
    const { name } = await at.asked(/Enter draws your letters \(6\)\.$/)
    at.reader.answer('-ABC')
    const first = await at.asked(/Enter draws your letters/)
    expect(first.news).toContain('first turn')
    at.reader.answer('')
    await at.asked(/Type a new word/)
    at.reader.answer('.')
    await at.asked(/or draw with \+\.$/)
    at.reader.answer('+')
    await at.asked(/Type a new word/)
    at.reader.answer('.')
    await at.asked(new RegExp(`^${name}: .* has passed\\. .*; or draw with \\+, or swap three: -ABC\\.$`))
    const before = boardOf(at.reader.text, name).reserve
    at.reader.answer(`-${before.slice(0, 2)}`)
    expect((await at.asked(/swap three/)).news).toContain('Exactly three letters are swapped.')
    at.reader.answer(`-${before.slice(0, 3)}`)
    await at.asked(/Type a new word/)
    const [, drawn] = lastMatch(
      at.reader.text,
      new RegExp(`^${name}: ${[...before.slice(0, 3)].join(' ')} back, (.*) drawn$`, 'gm'),
    )!
    const sorted = (letters: string) => [...letters.replaceAll(' ', '')].sort().join('')
    expect(sorted(boardOf(at.reader.text, name).reserve)).toBe(sorted(before.slice(3) + drawn))
    expect(lastMatch(at.reader.text, /^In the bag: (\d+)/gm)![1]).toBe('132')
    await at.leave()
  })

  it('J19: the time to call ends the window by itself; the turn is still to be played', async () => {
    const at = table('--lang fr --preset classic-fr --call-time 3 --seed call')
    const { name, other } = await at.asked(/Enter draws your letters/)
    at.reader.answer('')
    await at.asked(/Type a new word/)
    at.reader.answer('.')
    await at.asked(new RegExp(`^${other}: ${name} has passed`))
    // Nothing is answered.
    await at.asked(new RegExp(`^${other}: Your turn\\. Enter draws your letters`))
    at.reader.answer('')
    await at.asked(new RegExp(`^${other}: Type a new word`))
    await at.leave()
  })

  // The fourteenth letter of a reserve was cut off at the edge of the board.
  it('J3: a screen shows every letter of a long reserve', async () => {
    const flags =
      '--ui de --lang fr --preset classic-fr --first-draw 20 --players Ann,Bob --seed long --pace 0'
    const terminal = new Terminal(flags.split(' '), { folder, columns: 100 })
    await terminal.until('Die Eingabetaste zieht')
    terminal.type('\r')
    const text = await terminal.until(/: ((\S )*\S) gezogen/)
    const drawn = /: ((\S )*\S) gezogen/.exec(text)![1]!
    const shown = /^ Vorrat ((?:\S )*\S)\s.*\n {8}((?:\S )*\S)\s/m.exec(text)!
    expect(`${shown[1]} ${shown[2]}`).toBe(drawn)
    terminal.type('/ende\r')
    expect(await terminal.exit).toBe(0)
  })
})
