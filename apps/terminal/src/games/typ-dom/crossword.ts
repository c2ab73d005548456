import { actionIn, typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { placeName } from '../../play/place.ts'
import type { CommandName } from '../../texts/index.ts'
import { act, chosenFrom, type LineMeaning, no, type Scene, type TableInWords } from '../terminal-game.ts'
import {
  commonCommand,
  commonDescribe,
  commonEvent,
  drawTable,
  mustAnswer,
  roundBegins,
  roundText,
  standings,
  stoneValues,
  tellTable,
} from './common.ts'
import { placementsOf, runsCount, spotFrom } from './placing.ts'
import { coloursFrom } from './rack.ts'

type View = typDom.CrosswordView
type S = Scene<View>
type Placement = typDom.Placement

/** Kreuzwort and Point. */
export const crosswordTable = (game: 'kreuzwort' | 'point'): TableInWords<View> => ({
  hidden: true,
  rules: `rules_${game}`,
  board: (scene, size) => drawTable(scene, size, {}, [], valuesIn(game, scene.view)),
  tell: (scene) => tellTable(scene, valuesIn(game, scene.view)),
  status: ({ say, view }) => roundText(say, view, view.config.rounds),
  scores: standings,
  values: ({ view }) => stoneValues(view.config.language, game === 'point'),
  prompt,
  offers,
  read,
  command,
  preview,
  event: (scene, event) => eventLine(scene, event as typDom.CrosswordSeen),
  describe: (scene, action) => describe(scene, actionIn('kreuzwort', action)),
})

/** Letters count in Point only. */
const valuesIn = (game: string, { config }: View) =>
  game === 'point' ? typDom.stoneSet(alphabets[config.language]).points : undefined

const isMine = ({ view, me }: S): boolean => view.phase.type === 'turn' && view.phase.seat === me

function prompt(scene: S): string {
  const { view, me, say, names } = scene
  const { phase } = view
  if (mustAnswer(view, me)) return say('promptProposal', { word: view.proposal!.word })
  if (view.proposal !== null) return say('waitForOthers')
  switch (phase.type) {
    case 'turn':
      if (!isMine(scene)) return say('promptWait', { name: names[phase.seat]! })
      if (phase.laid > 0) return say(phase.owed ? secondPrompt(scene) : 'promptEndTurn')
      return `${say(typDom.isEmptyGrid(view.grid) ? 'promptOpen' : 'promptWord')} ${buyPrompt(scene)}`
    case 'pause':
      return phase.ready.some((seat) => seat === me) ? say('waitForOthers') : say('promptPause')
    case 'dealing':
      return say('waitForOthers')
    case 'over':
      return say('promptOver')
  }
}

/** A link earns another word: in Point it is optional, in Kreuzwort it must be laid, or stones bought instead. */
const secondPrompt = ({ table }: S) => (table.game === 'point' ? 'promptSecondPoint' : 'promptSecond')

function buyPrompt({ table, view, say }: S): string {
  if (view.stocks.red + view.stocks.black === 0) return say('promptNoStock')
  return say(table.game === 'point' ? 'promptBuyPoint' : 'promptBuy')
}

function offers(scene: S): readonly CommandName[] {
  const { view, me } = scene
  if (mustAnswer(view, me)) return ['yes', 'no']
  if (view.phase.type === 'pause') return ['ready']
  return isMine(scene) ? ['buy', 'pass', 'jolly', 'propose'] : []
}

function read(scene: S, text: string): LineMeaning | undefined {
  const { view, say } = scene
  if (text === '') return view.phase.type === 'pause' ? act({ type: 'ready' }) : no(prompt(scene))
  if (text === '.') return command(scene, 'pass', '')
  if (text.startsWith('+')) return command(scene, 'buy', text.slice(1))
  if (!isMine(scene)) return undefined
  const ways = waysFor(scene, text)
  if (ways === undefined) return undefined
  const choices = ways.map((placement) => ({
    label: placementText(scene, placement),
    action: { type: 'lay', ...placement },
  }))
  return chosenFrom(
    choices,
    say('whichPlace', { word: text.toUpperCase() }),
    say('cannotLay', { word: text.toUpperCase() }),
  )
}

/** The places of a typed word where all runs are words; if there is none, a place that the table will refuse. */
function waysFor({ view, me, admits }: S, text: string): readonly Placement[] | undefined {
  const spot = spotFrom(text, view.config.language)
  if (spot === undefined) return undefined
  const board = { grid: view.grid, rack: view.racks[me] ?? [] }
  const ways = placementsOf(board, spot)
  const good = ways.filter((placement) => runsCount(view.grid, placement, admits))
  const weight = (placement: Placement) => pointsOf(view, placement) * 100 + typDom.laidBy(placement).length
  return good.length > 0 ? good.toSorted((a, b) => weight(b) - weight(a)) : ways.slice(0, 1)
}

const pointsOf = (view: View, placement: Placement): number =>
  typDom.wordPoints(
    typDom.stonesOf(view.grid, placement),
    typDom.stoneSet(alphabets[view.config.language]).points,
  )

function placementText({ view, say, table }: S, placement: Placement): string {
  const word = typDom.wordOf(view.grid, placement)
  const points = table.game === 'point' ? `, ${say('points', { count: pointsOf(view, placement) })}` : ''
  const link = typDom.joinsBlocks(placement) ? `, ${say('link')}` : ''
  const stones = typDom.laidBy(placement).length
  return say('labelled', {
    label: `${placeName(placement)} ${say(placement.direction)}`,
    value: `${word}, ${say('stoneCount', { count: stones })}${points}${link}`,
  })
}

function preview(scene: S, text: string): string {
  if (!isMine(scene) || text.length < 2) return ''
  const ways = waysFor(scene, text) ?? []
  return ways
    .slice(0, 2)
    .map((placement) => placementText(scene, placement))
    .join('   ')
}

function command(scene: S, name: CommandName, rest: string): LineMeaning | undefined {
  const { say } = scene
  switch (name) {
    case 'pass':
      return act({ type: 'pass' })
    case 'buy': {
      if (rest.trim() === '')
        return {
          type: 'choose',
          text: say('whichColour'),
          choices: typDom.colours.map((colour) => ({
            label: say(colour),
            action: { type: 'buy', colours: [colour] },
          })),
        }
      const colours = coloursFrom(say, rest)
      return colours === undefined ? no(say('does_buy')) : act({ type: 'buy', colours })
    }
    default:
      return commonCommand(scene, name, rest)
  }
}

function eventLine(scene: S, event: typDom.CrosswordSeen): string | undefined {
  const { say, names, table, written } = scene
  switch (event.type) {
    case 'dealt':
      return roundBegins(scene, event)
    case 'laid': {
      const points = table.game === 'point' ? ` (${event.points})` : ''
      const link = event.earned ? `, ${say('link')}` : ''
      const where = `${placeName(event.placement)} ${say(event.placement.direction)}`
      return say('labelled', {
        label: names[event.seat]!,
        value: `${written(event.word)} ${where}${points}${link}`,
      })
    }
    case 'emptied':
      return say('stepEmptied', { name: names[event.seat]! })
    default:
      return commonEvent(scene, event)
  }
}

function describe(scene: S, action: typDom.CrosswordAction): string {
  const { say } = scene
  switch (action.type) {
    case 'lay':
      return placementText(scene, action)
    case 'buy':
      return `/${say.command('buy')} ${action.colours.map((colour) => say(colour)).join(' ')}`
    case 'swap':
      return `/${say.command('jolly')} ${placeName(action)}`
    default:
      return commonDescribe(say, action)
  }
}
