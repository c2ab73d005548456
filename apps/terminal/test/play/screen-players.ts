import { typDom } from '@estocade/games'
import { type Judge, judge, type LexiconId, type WordClasses } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { placeName } from '../../src/play/place.ts'
import { lastMatch } from './plain-reader.ts'

/** What somebody answers who sees only what is written. `tries` counts their answers in this turn. */
export type Answering = (prompt: string, text: string, tries: number) => string

const judges = new Map<string, Judge>()
const lists = new Map<string, readonly string[]>()

function judgeFor(language: LexiconId, classes: WordClasses): Judge {
  const key = `${language} ${classes}`
  const known = judges.get(key) ?? judge(loadLexicon(cacheFolder(), language), { classes })
  judges.set(key, known)
  return known
}

/** A player's own dictionary: words of three to seven letters, the longest first. */
function wordsFor(language: LexiconId, classes: WordClasses): readonly string[] {
  const known = lists.get(language) ?? longestFirst([...judgeFor(language, classes).lexicon.words()])
  lists.set(language, known)
  return known
}

const longestFirst = (words: readonly string[]): readonly string[] =>
  [7, 6, 5, 4, 3].flatMap((length) => words.filter((word) => word.length === length))

/** `word` less `letters`: what is missing. */
function missing(word: string, letters: string): string {
  let left = letters
  let lacking = ''
  for (const letter of word) {
    const at = left.indexOf(letter)
    if (at < 0) lacking += letter
    else left = left.slice(0, at) + left.slice(at + 1)
  }
  return lacking
}

const lettersIn = (text: string): string => text.replace(/[^\p{Lu}]/gu, '')

export function jarnacPlayer(language: LexiconId, classes: WordClasses): Answering {
  const words = wordsFor(language, classes)
  const rules = judgeFor(language, classes)
  const tried = new Set<string>()
  const sideOf = (text: string, name: string) => {
    const [, told = '', reserve = ''] =
      lastMatch(text, new RegExp(`^${name}: \\d+ points?\\. (.*)\\. Reserve ([^.]*)\\.$`, 'gm')) ?? []
    const rows = [...told.matchAll(/\d+ (\p{Lu}+) \d+/gu)].map(([, word]) => word!)
    return { rows, reserve: lettersIn(reserve) }
  }
  /** A word not tried in this position: new, or one that takes in a whole row. */
  const find = (text: string, name: string): string | undefined => {
    const { rows, reserve } = sideOf(text, name)
    const fits = (word: string) =>
      missing(word, reserve) === '' ||
      rows.some(
        (row) =>
          word.length > row.length &&
          missing(row, word) === '' &&
          missing(missing(word, row), reserve) === '',
      )
    const isNew = (one: string) => !tried.has(`${name} ${rows} ${reserve} ${one}`)
    const word = words.find((one) => fits(one) && isNew(one) && rules.admits(one).admitted)
    if (word !== undefined) tried.add(`${name} ${rows} ${reserve} ${word}`)
    return word
  }
  return (prompt, text, tries) => {
    if (/where\?$/.test(prompt)) return '1'
    if (/accept or/.test(prompt)) return '/accept'
    const victim = /^(\w+) has passed|take a word from (\w+)|^(\w+) has filled/.exec(prompt)
    if (victim !== null) {
      const name = victim[1] ?? victim[2] ?? victim[3]!
      const word = tries < 3 ? find(text, name) : undefined
      return word ?? (/draw with \+/.test(prompt) ? '+' : '/leave')
    }
    if (/Enter draws/.test(prompt)) return ''
    return (tries < 12 ? find(text, 'Ann') : undefined) ?? '.'
  }
}

const rackIn = (text: string): readonly typDom.Stone[] => {
  const [, red = '', black = ''] = lastMatch(text, /^Rack red (.*), black (.*)$/gm) ?? []
  const stones = (part: string, jolly: string) =>
    part
      .split(' ')
      .map((one) => one.replace(/\d+$/, ''))
      .filter((one) => one !== '' && one !== '–')
      .map((one) => (one === '*' ? jolly : one))
  return [...stones(red, typDom.RED_JOLLY), ...stones(black, typDom.BLACK_JOLLY)]
}

/** The colour to buy: `r` or `b`, whichever there is. */
function stockIn(text: string, prefer: 'r' | 'b'): string {
  const [, red = '0', black = '0'] = lastMatch(text, /Stocks (\d+) red, (\d+) black/g) ?? []
  if (red === '0' && black === '0') return '.'
  return prefer === 'r' ? (red === '0' ? '+b' : '+r') : black === '0' ? '+r' : '+b'
}

export function crosswordPlayer(language: LexiconId): Answering {
  const words = wordsFor(language, 'typ-dom')
  const rules = judgeFor(language, 'typ-dom')
  return (prompt, text, tries) => {
    if (/where\?$/.test(prompt)) return '1'
    if (/on to the next/.test(prompt)) return ''
    if (/A dot ends the turn|if you like/.test(prompt)) return '.'
    if (/count as a word\?/.test(prompt)) return '/yes'
    const rack = rackIn(text).join('')
    const [, table = ''] = lastMatch(text, /^On the table: (.*)\.$/gm) ?? []
    const lying = new Set(lettersIn(table.replace(/ [A-Z]{1,2}-?\d+ /g, ' ')))
    const isFirst = /first word/.test(prompt)
    const fits = (word: string) => {
      const lacks = missing(word, rack)
      return isFirst
        ? lacks === ''
        : lacks.length <= 1 && (lacks === '' ? [...word].some((one) => lying.has(one)) : lying.has(lacks))
    }
    const candidates: string[] = []
    for (const word of words) {
      if (candidates.length > tries) break
      if (fits(word) && rules.admits(word).admitted) candidates.push(word)
    }
    const word = tries < 6 ? candidates[tries] : undefined
    return word ?? (/empty: a dot/.test(prompt) ? '.' : stockIn(text, rack.length % 2 === 0 ? 'r' : 'b'))
  }
}

export function prestoPlayer(language: LexiconId): Answering {
  const solver = typDom.prestoSolver(typDom.tableWords(judgeFor(language, 'typ-dom'))([]))
  let lines: string[] = []
  return (prompt, text) => {
    if (/on to the next/.test(prompt)) return ''
    if (/not right/.test(prompt)) return '/giveup'
    if (lines.length > 0) return lines.shift()!
    const bench = solver.solve(typDom.sortStones(rackIn(text)), { seed: 'read' })
    if (bench === undefined) return '/giveup'
    const marked = (stone: string) => (stone === stone.toUpperCase() ? stone : `${stone.toUpperCase()}*`)
    lines = [
      ...typDom.runsOf(bench).map((run) => {
        const stones = typDom.cellsOfRun(run).map(({ row, col }) => marked(typDom.stoneAt(bench, row, col)!))
        return `${placeName(run)} ${run.direction === 'across' ? '>' : 'v'} ${stones.join('')}`
      }),
      'fertig',
    ]
    return lines.shift()!
  }
}

export function rechtPlayer(language: LexiconId): Answering {
  const words = wordsFor(language, 'typ-dom')
  const rules = judgeFor(language, 'typ-dom')
  return (prompt, text, tries) => {
    if (/where\?$|Which stone\?/.test(prompt)) return '1'
    if (/Which colour\?/.test(prompt)) return '2'
    if (/on to the next|has come back/.test(prompt)) return ''
    if (/A bonus/.test(prompt)) return '.'
    if (/count as a word\?/.test(prompt)) return '/yes'
    const buy = stockIn(text, 'b')
    if (/is named/.test(prompt)) return ['+', buy, '.'][tries] ?? '.'
    const rack = rackIn(text).join('')
    // Words of which all stones are at hand but one at most: most can be kept, and some are a bluff.
    const candidates = words.filter(
      (word) => word.length <= 6 && missing(word, rack).length <= 1 && rules.admits(word).admitted,
    )
    return tries < 5 ? (candidates[tries * 7] ?? buy) : ([buy, '.'][tries - 5] ?? '.')
  }
}

export function abrahaminetzPlayer(language: LexiconId): Answering {
  const words = wordsFor(language, 'open').toReversed()
  const rules = judgeFor(language, 'open')
  return (prompt, text, tries) => {
    if (/how\?$/.test(prompt)) return '1'
    if (/accept or/.test(prompt)) return '/accept'
    const hand = lettersIn(lastMatch(text, /^Hand (.*)$/gm)?.[1] ?? '')
    const lying = /On the rack: (\p{Lu}+)\. Type/u.exec(prompt)?.[1]
    const fits = (word: string) => {
      if (lying === undefined) return word.length === 3 && missing(word, hand) === ''
      if (word === lying || word.length < lying.length || word.length > lying.length + 1) return false
      const starts = word.length === lying.length ? [0] : [0, 1]
      return starts.some((start) => {
        const laid = [...word].filter((letter, i) => letter !== lying[i - start])
        return laid.length < word.length && missing(laid.join(''), hand) === ''
      })
    }
    const candidates = words.filter((word) => fits(word) && rules.admits(word).admitted)
    const word = tries < 4 ? candidates[tries * 3] : undefined
    return word?.toLowerCase() ?? (/Choose a word/.test(prompt) ? '/none' : '.')
  }
}
