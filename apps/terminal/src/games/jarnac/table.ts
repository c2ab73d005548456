import { actionIn, type JarnacAction, type JarnacEvent, type JarnacView, jarnac } from '@estocade/games'
import { alphabets, normalise } from '@estocade/words'
import type { CommandName } from '../../texts/index.ts'
import { about } from '../about.ts'
import { leavingLine } from '../leaving.ts'
import { letterTable } from '../letter-table.ts'
import { less, spaced } from '../letters.ts'
import { act, chosenFrom, type LineMeaning, no, type Scene, type TableInWords } from '../terminal-game.ts'
import { drawBoards, scoresOf, tellBoards, wordScore } from './board.ts'
import { type Aim, aimsOf, groundSeat, type Moment, momentOf } from './moment.ts'

type S = Scene<JarnacView>
type HintGiven = Extract<JarnacEvent, { type: 'hinted' }>['hint']

export const jarnacTable: TableInWords<JarnacView> = {
  hidden: false,
  rules: 'rules_jarnac',
  board: drawBoards,
  tell: tellBoards,
  status: ({ say, view }) => say('inBag', { count: view.bag }),
  scores: scoresOf,
  values: ({ view }) => letterTable(jarnac.lettersOf(view.config.language)),
  hint: (_, rest) => act({ type: 'hint', kind: rest === '' ? 'play' : 'place' }),
  prompt: (scene) => prompt(scene, momentOf(scene.view, scene.me)),
  offers: (scene) => commandsIn(momentOf(scene.view, scene.me)),
  read,
  command,
  preview,
  event: (scene, event) => eventLine(scene, event as JarnacEvent),
  describe: (scene, action) => describe(scene, actionIn('jarnac', action)),
}

function prompt({ say, names, view, me }: S, moment: Moment): string {
  switch (moment.type) {
    case 'window': {
      const name = names[moment.victim]!
      if (moment.mayTake) return say(moment.maySwap ? 'promptJarnacOrSwap' : 'promptJarnac', { name })
      const scores = names.map((one, seat) => `${one} ${scoresOf(view)[seat]}`).join(' · ')
      if (view.phase.type !== 'last-jarnac')
        return say(moment.ends ? 'promptEndJarnac' : 'promptOpenJarnac', { name, scores })
      return say('promptLastJarnac', { name, scores, length: view.phase.length })
    }
    case 'opening':
      return say(moment.maySwap ? 'promptTakeOrSwap' : 'promptTake', { count: moment.count })
    case 'playing':
      return say(view.sides[me]!.rows.includes('') ? 'promptLay' : 'promptRemake')
    case 'challenge':
      return say('promptChallenge', { name: names[moment.by]!, word: moment.word })
    case 'waiting':
      return moment.for === 'others' ? say('waitForOthers') : say('promptWait', { name: names[moment.for]! })
    case 'over':
      return say('promptOver')
  }
}

function commandsIn(moment: Moment): readonly CommandName[] {
  switch (moment.type) {
    case 'window':
      return ['decline', ...openingCommands(moment)]
    case 'opening':
      return openingCommands({ ...moment, mayTake: true })
    case 'playing':
      return ['pass']
    case 'challenge':
      return ['accept', 'challenge']
    default:
      return []
  }
}

const openingCommands = (may: {
  readonly mayTake: boolean
  readonly maySwap: boolean
}): readonly CommandName[] => [
  ...(may.mayTake ? (['take'] as const) : []),
  ...(may.maySwap ? (['swap'] as const) : []),
]

function read(scene: S, text: string): LineMeaning | undefined {
  const moment = momentOf(scene.view, scene.me)
  if (text === '') return emptyLine(scene, moment)
  if (text.startsWith('-')) return command(scene, 'swap', text.slice(1))
  if (text === '+') return act({ type: 'take' })
  if (text === '.') return command(scene, 'pass', '')
  const typed = /^(\d+)[ :]+(.+)$/.exec(text)
  const word = normalise(typed?.[2] ?? text, alphabets[scene.view.config.language])
  if (!word.ok) return undefined
  const seat = groundSeat(moment, scene.me)
  if (seat === undefined) return undefined
  return wordAt(scene, moment, seat, word.value, typed === null ? undefined : Number(typed[1]))
}

/** Enter alone draws, if that gives up no right to call. */
const emptyLine = (scene: S, moment: Moment): LineMeaning =>
  moment.type === 'opening' ? act({ type: 'take' }) : no(prompt(scene, moment))

/** `row` as typed before the word: 0 is a new word, else the row's number. */
function wordAt(
  scene: S,
  moment: Moment,
  seat: number,
  word: string,
  row: number | undefined,
): LineMeaning | undefined {
  const { say, view } = scene
  const window = moment.type === 'window' ? { type: 'call', window: moment.window } : { type: 'lay' }
  if (row !== undefined) return act({ ...window, word, row: row === 0 ? null : row - 1 })
  const aims = aimsOf(view, seat, word)
  if (aims.length === 0) return cannot(scene, seat, word)
  const choices = aims.map((aim) => ({
    label: aimText(scene, aim, word),
    action: { ...window, word, row: aim.row },
  }))
  return chosenFrom(choices, say('whichRow', { word }), '')
}

/** Why the word fits on no row, with the letters that are missing for the nearest one. */
function cannot({ view, say }: S, seat: number, word: string): LineMeaning | undefined {
  const { rows, reserve } = view.sides[seat]!
  const { shortest, longest } = view.config
  if (word.length > longest) return no(say('refusal_too-long', { longest }))
  if (less(reserve, word).lacking === '')
    return no(word.length < shortest ? say('refusal_too-short', { shortest }) : say('refusal_board-full'))
  const lacks = ['', ...rows].map((was) => {
    const beyond = less(was, word)
    return beyond.left === '' ? less(reserve, beyond.lacking).lacking : undefined
  })
  const lacking = lacks.filter((lack) => lack !== undefined).toSorted((a, b) => a.length - b.length)[0]!
  return no(
    lacking === '' ? say('addsNothing', { word }) : say('lacking', { word, letters: spaced(lacking) }),
  )
}

const aimText = ({ say, view, me }: S, { row, was, used }: Aim, word: string): string => {
  const points = wordScore(word)
  if (row === null)
    return say('aimNew', { word, row: view.sides[Math.max(0, me)]!.rows.indexOf('') + 1, points })
  return say('aimRemake', { was, letters: used, row: row + 1, word, points })
}

function preview(scene: S, text: string): string {
  const moment = momentOf(scene.view, scene.me)
  const seat = groundSeat(moment, scene.me)
  const word = normalise(text, alphabets[scene.view.config.language])
  if (seat === undefined || !word.ok) return ''
  return aimsOf(scene.view, seat, word.value)
    .map((aim) => aimText(scene, aim, word.value))
    .join('   ')
}

function command(scene: S, name: CommandName, rest: string): LineMeaning | undefined {
  const { say, view, me } = scene
  const moment = momentOf(view, me)
  const { phase } = view
  switch (name) {
    case 'take':
      return act({ type: 'take' })
    case 'swap': {
      const letters = normalise(rest, alphabets[view.config.language])
      return letters.ok ? act({ type: 'swap', letters: letters.value }) : no(say('swapWhich'))
    }
    case 'pass':
      return moment.type === 'window' ? decline(moment) : act({ type: 'pass' })
    case 'decline':
      return moment.type === 'window' ? decline(moment) : undefined
    case 'challenge':
    case 'accept':
      return phase.type === 'challenge' ? act({ type: name, window: phase.window }) : undefined
    default:
      return undefined
  }
}

const decline = ({ window }: Extract<Moment, { type: 'window' }>): LineMeaning =>
  act({ type: 'decline', window })

function eventLine(scene: S, event: JarnacEvent): string | undefined {
  const { say, names, written } = scene
  const name = 'seat' in event ? names[event.seat]! : ''
  switch (event.type) {
    case 'began':
      return say('begins', { name: names[event.first]! })
    case 'took':
    case 'earned':
      return event.letters === '' ? undefined : say('stepTake', { name, letters: spaced(event.letters) })
    case 'exchanged':
      return say('tellVowel', { ...about(scene, event.seat), back: event.back, drawn: event.drawn })
    case 'swapped':
      return say('stepSwap', { name, back: spaced(event.back), drawn: spaced(event.drawn) })
    case 'laid':
      return event.was === ''
        ? say('lays', { name, word: written(event.word), points: wordScore(event.word) })
        : say('remakes', { name, was: event.was, word: written(event.word), points: wordScore(event.word) })
    case 'called':
      return say(event.victim === scene.me ? 'callsJarnacOnYou' : 'callsJarnac', {
        name,
        victim: names[event.victim]!,
        word: written(event.word),
        points: wordScore(event.word),
      })
    case 'accepted':
      return say('stepAccept', { name })
    case 'challenged':
      return say(event.right ? 'stepRight' : 'stepWrong', { name, word: written(event.word) })
    case 'passed':
      if (event.by === 'penalty') return say('tellPenalty', about(scene, event.seat))
      return say(event.by === 'time' ? 'stepTime' : 'stepPass', { name })
    case 'declined':
      return say('stepDecline', { name })
    case 'filled':
      return say('fillsLast', { name })
    case 'conceded':
      return leavingLine(scene, event.seat, event.by)
    case 'hinted':
      return hintLine(scene, event.seat, event.hint)
    case 'ended':
      return endLine(scene, event.reason)
    case 'turned':
    case 'stood':
    case 'struck':
      return undefined
  }
}

/** Why the game is over; who left has been told. */
function endLine({ say, names, me, view }: S, reason: Extract<JarnacEvent, { type: 'ended' }>['reason']) {
  if (reason === 'conceded') return undefined
  if (reason !== 'full') return say(`end_${reason}`)
  const full = jarnac.fullSides(view)
  return full.some((seat) => seat === me)
    ? say('end_youFull')
    : say('end_full', { name: full.map((seat) => names[seat]).join(', ') })
}

/** The hint itself is for the side that asked; the others learn that it was given. */
function hintLine(scene: S, seat: number, hint: HintGiven): string {
  const { say, me } = scene
  const told = say('tellHint', about(scene, seat))
  if (me >= 0 && seat !== me) return told
  switch (hint.type) {
    case 'nothing':
      return `${told} ${say('hintNothing')}`
    case 'place':
      return `${told} ${say('hintIs', { hint: placeHint(say, hint) })}`
    case 'play': {
      const { word, row } = hint
      const text = hint.jarnac
        ? say('hintJarnac', { word })
        : row === null
          ? say('hintNew', { word })
          : say('hintRemake', { word, row: row + 1 })
      return `${told} ${say('hintIs', { hint: text })}`
    }
  }
}

const placeHint = (say: S['say'], { row, jarnac }: { row: number | null; jarnac: boolean }): string => {
  const where = row === null ? say('hintPlaceNew') : say('hintPlaceRow', { row: row + 1 })
  return jarnac ? `Jarnac, ${where}` : where
}

function describe({ say }: S, action: JarnacAction): string {
  switch (action.type) {
    case 'lay':
      return action.row === null
        ? say('hintNew', { word: action.word })
        : say('hintRemake', { word: action.word, row: action.row + 1 })
    case 'call':
      return say('hintJarnac', { word: action.word })
    case 'swap':
      return say('hintSwap', { letters: spaced(action.letters) })
    case 'timeout':
      return say('hintDo', { command: say.command('pass') })
    default:
      return say('hintDo', { command: say.command(action.type) })
  }
}
