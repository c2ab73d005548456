import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  createJarnac,
  type Jarnac,
  type JarnacTypes,
  jarnacBot,
  levelSettings,
  simulate,
} from '@estocade/jarnac'
import { type Bot, type Level, levels } from '@estocade/kernel'
import { familiarityOf, type Lexicon, type LexiconId, normalise } from '@estocade/words'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { markdownTable } from '../measure.ts'

// How the weak levels of Jarnac play, and which words Novice lays. `ESTOCADE_FREQUENCY` names a folder of word lists,
// commonest word first, one file per language (`fr.txt` or `fr.txt.gz`): then the share of laid words on the list is shown.
const games = Number(process.env.ESTOCADE_GAMES ?? 30)
const seed = Number(process.env.ESTOCADE_SEED ?? 930_001)
const languages = (process.env.ESTOCADE_LANGUAGES ?? 'fr,de,en,es,it,vi').split(',') as LexiconId[]
const frequency = process.env.ESTOCADE_FREQUENCY
const MOST_LAID = 200
const weak = levels.slice(0, 3)

interface Seen {
  words: number
  listed: number
  growths: number
  whole: number
  passes: number
  /** Passes with a word left that the level knows, and with any word that the rules allow. */
  left: number
  allowed: number
  readonly laid: Map<string, number>
}

/** The tokens of a frequency list as tiles; `undefined` if there is none. */
function tokensOf(lexicon: Lexicon): ReadonlySet<string> | undefined {
  if (frequency === undefined) return undefined
  const file = ['txt', 'txt.gz']
    .map((end) => join(frequency, `${lexicon.alphabet.id}.${end}`))
    .find(existsSync)
  if (file === undefined) return undefined
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const words = text.split('\n').map((line) => normalise(line.trim().split(/\s/)[0]!, lexicon.alphabet))
  return new Set(words.flatMap((word) => (word.ok ? [word.value] : [])))
}

/** A bot that counts what it does. */
function watched(
  game: Jarnac,
  level: Level,
  language: LexiconId,
  lexicon: Lexicon,
  seen: Seen,
): Bot<JarnacTypes> {
  const bot = jarnacBot(game, level)
  const tokens = tokensOf(lexicon)
  const familiarity = familiarityOf(lexicon, levelSettings(level, language))
  return {
    ...bot,
    choose(view, seat, eyes) {
      const action = bot.choose(view, seat, eyes)
      if (action.type === 'lay') {
        seen.words++
        seen.laid.set(action.word, (seen.laid.get(action.word) ?? 0) + 1)
        if (tokens?.has(action.word)) seen.listed++
        if (action.row !== null) {
          seen.growths++
          if (action.word.includes(view.sides[seat]!.rows[action.row]!)) seen.whole++
        }
      } else if (action.type === 'pass') {
        seen.passes++
        const lays = [...game.plays(view, seat)].filter((play) => play.type === 'lay')
        if (lays.length > 0) seen.allowed++
        if (lays.some(({ word }) => familiarity(word) > 0)) seen.left++
      }
      return action
    },
  }
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const rows: string[][] = []
const lists: string[] = []
for (const language of languages) {
  const lexicon = loadLexicon(cacheFolder(), language)
  const game = createJarnac(lexicon)
  const config = game.configure({ language })
  if (!config.ok) throw new Error(config.error.text)
  for (const level of weak) {
    const seen: Seen = {
      words: 0,
      listed: 0,
      growths: 0,
      whole: 0,
      passes: 0,
      left: 0,
      allowed: 0,
      laid: new Map(),
    }
    const bot = watched(game, level, language, lexicon, seen)
    const bots = [bot, { ...bot, id: `${level}'` }]
    const tally = simulate({ game, lexicon: lexicon.hash, config: config.value, bots, games, seed })
    const offending = [...seen.laid.keys()].filter((word) => lexicon.offends(word)).length
    rows.push([
      `${language}, ${level}`,
      String(tally.games),
      ((tally.scores[0]! + tally.scores[1]!) / 2).toFixed(0),
      String(seen.words),
      frequency === undefined ? '' : share(seen.listed, seen.words),
      share(seen.whole, seen.growths),
      share(seen.left, seen.passes),
      share(seen.allowed, seen.passes),
      String(offending),
    ])
    if (level !== weak[0]) continue
    const most = [...seen.laid].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_LAID)
    lists.push(`### Novice, ${language}\n\n${most.map(([word]) => lexicon.display(word)).join(' ')}`)
  }
  console.error(rows.at(-3)!.join(' | '))
}
const head = [
  'language, level',
  'games',
  'points',
  'words laid',
  'in the frequency list',
  'growths that keep the word whole',
  'passes with a known word left',
  'passes with any word left',
  'words that offend',
]
console.log(
  `## Levels in Jarnac\n\nBots of the same level against each other, deals from ${seed} on.\n\n${markdownTable(head, rows)}\n`,
)
console.log(`## Novice's ${MOST_LAID} most laid words\n\n${lists.join('\n\n')}`)
