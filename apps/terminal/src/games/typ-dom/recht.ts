import { actionIn, typDom } from '@estocade/games'
import { alphabets, normalise } from '@estocade/words'
import { type Line, line, styled } from '../../play/line.ts'
import { placeFrom, placeName } from '../../play/place.ts'
import type { CommandName } from '../../texts/index.ts'
import { about } from '../about.ts'
import { act, chosenFrom, type LineMeaning, no, type Scene, type TableInWords } from '../terminal-game.ts'
import {
  commonCommand,
  commonDescribe,
  commonEvent,
  drawTable,
  mustAnswer,
  roundBegins,
  roundText,
  stoneValues,
  tellTable,
} from './common.ts'
import { additionsOf, fulfilmentOf, ghostsOf, namingsOf } from './naming.ts'
import { coloursFrom } from './rack.ts'

type View = typDom.RechtView
type S = Scene<View>

/** Wer behält recht? */
export const rechtTable: TableInWords<View> = {
  hidden: true,
  rules: 'rules_recht',
  board: (scene, size) => drawTable(scene, size, marksOf(scene.view), namedLine(scene)),
  tell: (scene) => [...tellTable(scene), ...namedText(scene)],
  status: ({ say, view }) => roundText(say, view, view.config.rounds),
  scores: ({ scores }) => scores,
  values: ({ view }) => stoneValues(view.config.language, false),
  prompt,
  offers,
  read,
  command,
  event: (scene, event) => eventLine(scene, event as typDom.RechtSeen),
  describe: (scene, action) => describe(scene, actionIn('recht', action)),
}

/** What is named and not laid yet is shown in small letters, dimmed. */
const marksOf = (view: View) => {
  const ghosts = ghostsOf(view)
  return { ghosts, styles: new Map([...ghosts.keys()].map((key) => [key, 'dim'] as const)) }
}

function namedText({ view, say, names }: S): readonly string[] {
  const { naming } = view
  if (naming === null) return []
  const place = `${placeName(naming)} ${say(naming.direction)}`
  return [say('namedIs', { word: naming.word, place, name: names[naming.author]! })]
}

const namedLine = (scene: S): readonly Line[] =>
  namedText(scene).map((text) => line(' ', styled('bold', text)))

const turnPhase = ({ view, me }: S) =>
  'seat' in view.phase && view.phase.seat === me ? view.phase : undefined

function prompt(scene: S): string {
  const { view, me, say, names } = scene
  const { phase } = view
  if (mustAnswer(view, me)) return say('promptProposal', { word: view.proposal!.word })
  if (view.proposal !== null) return say('waitForOthers')
  if (phase.type === 'over') return say('promptOver')
  if (phase.type === 'pause' && !phase.ready.some((seat) => seat === me)) return say('promptPause')
  if (!('seat' in phase)) return say('waitForOthers')
  if (phase.seat !== me) return say('promptWait', { name: names[phase.seat]! })
  switch (phase.type) {
    case 'begin':
      return say(view.finished === null ? 'promptBeginFirst' : 'promptBegin', {
        word: view.finished?.word ?? '',
      })
    case 'grow':
      return say('promptGrow', { word: view.naming!.word })
    case 'bonus':
      return say('promptBonus', { count: phase.left })
    case 'duty':
      return say(fulfilmentOf(view, view.racks[me] ?? []) === undefined ? 'promptFail' : 'promptDuty', {
        word: view.naming!.word,
      })
  }
}

function offers(scene: S): readonly CommandName[] {
  const { view, me } = scene
  if (mustAnswer(view, me)) return ['yes', 'no']
  if (view.phase.type === 'pause') return ['ready']
  const phase = turnPhase(scene)
  if (phase === undefined) return []
  if (phase.type === 'duty') return ['fulfil']
  return phase.type === 'begin' ? ['buy', 'pass', 'jolly'] : ['add', 'buy', 'pass', 'jolly']
}

/** `KRONE`, `H8 KRONE`, `H8 K KRONE`; `K*` lays a jolly as K. */
const NAMING = /^(?:([A-Za-z]{1,2}-?\d{1,3})\s+(?:(\S)(\*)?\s+)?)?(\S+)$/

/** `E`, `E*` for a jolly, `D6`, `E D6`, or only `*`. */
const ADDING = /^(?:(\p{L})(?!\p{L}|\d))?(\*)?\s*([A-Z]{1,2}-?\d{1,3})?$/u

function read(scene: S, text: string): LineMeaning | undefined {
  const { view, say } = scene
  const phase = turnPhase(scene)
  if (text === '') {
    if (view.phase.type === 'pause') return act({ type: 'ready' })
    return phase?.type === 'duty' ? fulfil(scene) : no(prompt(scene))
  }
  if (text === '.') return command(scene, 'pass', '')
  if (text === '+' || text === '+*') return command(scene, 'add', text.slice(1))
  if (text.startsWith('+')) {
    const rest = text.slice(1).trim()
    const adds = phase !== undefined && phase.type !== 'begin' && coloursFrom(say, rest) === undefined
    return command(scene, adds || phase?.type === 'bonus' ? 'add' : 'buy', rest)
  }
  const [, place, stone, jolly, typed] = NAMING.exec(text) ?? []
  const word = normalise(typed ?? '', alphabets[view.config.language])
  if (phase === undefined || !word.ok) return undefined
  const cell = place === undefined ? undefined : placeFrom(place)
  const ways = namingsOf(view, view.racks[scene.me] ?? [], word.value, scene.admits, jolly === '*')
    .filter(({ row, col }) => cell === undefined || (cell.row === row && cell.col === col))
    .filter((way) => stone === undefined || way.stone.toUpperCase() === stone.toUpperCase())
  const choices = ways.map((way) => ({
    label: say('namingIs', { stone: way.stone, place: placeName(way), start: placeName(way.start) }),
    action: { type: 'name', word: word.value, ...way },
  }))
  return chosenFrom(choices, say('whichPlace', { word: word.value }), say('cannotName', { word: word.value }))
}

function fulfil({ view, me }: S): LineMeaning {
  const stones = fulfilmentOf(view, view.racks[me] ?? [])
  return act(stones === undefined ? { type: 'fail' } : { type: 'fulfil', stones })
}

function command(scene: S, name: CommandName, rest: string): LineMeaning | undefined {
  const { view, me, say } = scene
  switch (name) {
    case 'pass':
      return act({ type: 'pass' })
    case 'fulfil':
      return fulfil(scene)
    case 'add': {
      const [, stone, jolly, place] = ADDING.exec(rest.trim().toUpperCase()) ?? []
      const ways = additionsOf(view, view.racks[me] ?? [], jolly === '*').filter(
        (laid) =>
          (stone === undefined || laid.stone.toUpperCase() === stone) &&
          (place === undefined || placeName(laid) === place),
      )
      const choices = ways.map((laid) => ({
        label: `${laid.stone} ${placeName(laid)}`,
        action: { type: 'add', ...laid },
      }))
      return chosenFrom(choices, say('whichStone'), say('cannotAdd'))
    }
    case 'buy': {
      const colours = rest.trim() === '' ? undefined : coloursFrom(say, rest)
      if (colours !== undefined) return act({ type: 'buy', colour: colours[0] })
      const choices = typDom.colours.map((colour) => ({
        label: say(colour),
        action: { type: 'buy', colour },
      }))
      return { type: 'choose', text: say('whichColour'), choices }
    }
    default:
      return commonCommand(scene, name, rest)
  }
}

function eventLine(scene: S, event: typDom.RechtSeen): string | undefined {
  const { say, names, written } = scene
  const name = 'seat' in event ? names[event.seat]! : ''
  switch (event.type) {
    case 'dealt':
      return roundBegins(scene, event)
    case 'named':
      return say('names', {
        name,
        stone: event.laid.stone,
        place: placeName(event.laid),
        word: written(event.run.word),
      })
    case 'added':
      return say('adds', { name, stone: event.laid.stone, place: placeName(event.laid) })
    case 'fulfilled':
      return say('fulfils', { name, stones: event.laid.map(({ stone }) => stone).join(' ') })
    case 'completed':
      return say('stepComplete', { word: written(event.run.word) })
    case 'dropped':
      return say('tellDropped', about(scene, event.seat))
    default:
      return commonEvent(scene, event)
  }
}

function describe({ say }: S, action: typDom.RechtAction): string {
  switch (action.type) {
    case 'name':
      return say('labelled', {
        label: action.word,
        value: say('namingIs', {
          stone: action.stone,
          place: placeName(action),
          start: placeName(action.start),
        }),
      })
    case 'add':
      return `/${say.command('add')} ${action.stone} ${placeName(action)}`
    case 'buy':
    case 'buy-and-pass':
      return `/${say.command('buy')} ${say(action.colour)}`
    case 'swap':
      return `/${say.command('jolly')} ${placeName(action)}`
    case 'fulfil':
    case 'fail':
      return `/${say.command('fulfil')}`
    default:
      return commonDescribe(say, action)
  }
}
