import { actionIn, typDom } from '@estocade/games'
import { beside, type Line, line, type Style, styled } from '../../play/line.ts'
import { placeFrom, placeName } from '../../play/place.ts'
import type { CommandName } from '../../texts/index.ts'
import { about } from '../about.ts'
import { act, type LineMeaning, no, type Scene, type Size, type TableInWords } from '../terminal-game.ts'
import { benchOf, looseStones, placeWord, pressOnBench, removeStones } from './bench.ts'
import {
  commonCommand,
  commonDescribe,
  commonEvent,
  mustAnswer,
  stoneValues,
  wordsOnTable,
} from './common.ts'
import { drawGrid, gridWidth } from './grid-view.ts'
import { spotFrom } from './placing.ts'
import { rackSpans, rackText } from './rack.ts'

type View = typDom.PrestoView
type S = Scene<View>

export const prestoTable: TableInWords<View> = {
  hidden: true,
  rules: 'rules_presto',
  board,
  tell,
  status: ({ say, view }) => say('roundOnly', { round: view.round }),
  scores: ({ scores }) => scores,
  values: ({ view }) => stoneValues(view.config.language, false),
  prompt,
  offers,
  read,
  command,
  press: (scene, key) => isBuilding(scene) && pressOnBench(scene.bench, scene.view, rackOf(scene), key),
  event: (scene, event) => eventLine(scene, event as typDom.PrestoSeen),
  describe: ({ say }, action) => describe(say, actionIn('presto', action)),
}

const rackOf = ({ view, me }: S): readonly typDom.Stone[] => view.racks[me] ?? []

const isBuilding = ({ view, me }: S): boolean => {
  const builder = view.builders[me]?.type
  return view.phase.type === 'building' && (builder === 'building' || builder === 'blocked')
}

/** The bench to show: the player's current one, or after the round the claimed one. */
function shownBench(scene: S): typDom.Grid {
  const builder = scene.view.builders[scene.me]
  if (builder?.type === 'finished' && builder.bench !== null) return builder.bench
  return benchOf(scene.bench, scene.view, rackOf(scene))
}

function board(scene: S, size: Size): readonly Line[] {
  const { say, bench } = scene
  const grid = shownBench(scene)
  const marks = { styles: faultStyles(scene), ...(isBuilding(scene) ? { cursor: bench.cursor } : {}) }
  const loose = looseStones(rackOf(scene), grid)
  const turned = bench.direction === 'across' ? '→' : '↓'
  const rack = line(styled('dim', ` ${say('rack')} ${turned} `), ...rackSpans(loose))
  const panel = panelLines(scene)
  const narrow = size.columns < 60
  const columns = narrow ? size.columns : gridWidth(size.columns - 26)
  const rows = size.rows - 3 - (narrow ? panel.length : 0)
  const picture = drawGrid(grid, { ...size, columns, rows }, marks)
  return narrow ? [...picture, ...panel, rack] : [...beside(picture, panel, columns + 1), rack]
}

const builderKey = (builder: typDom.SeenBuilder) =>
  builder.type === 'gave-up' && builder.by === 'time'
    ? 'builder_out-of-time'
    : (`builder_${builder.type}` as const)

function panelLines({ view, names, me, say }: S): readonly Line[] {
  return names.map((name, seat) => {
    const style: Style = seat === me ? 'mine' : 'rival'
    const short = [...name].slice(0, 10).join('').padEnd(10)
    return line(
      styled(style, short),
      styled('bold', `${view.scores[seat]}`.padStart(3)),
      ` ${say(builderKey(view.builders[seat]!))}`,
    )
  })
}

/** The cells that made the last claim fail. */
function faultStyles({ view, me }: S): ReadonlyMap<string, Style> {
  const builder = view.builders[me]
  const faults = builder?.type === 'blocked' ? builder.faults : []
  return new Map(
    faults
      .flatMap((fault) => (fault.type === 'left-over' ? [] : fault.cells))
      .map(({ row, col }) => [typDom.keyOf(row, col), 'bad'] as const),
  )
}

function tell(scene: S): readonly string[] {
  const { view, names, say } = scene
  const grid = shownBench(scene)
  const words = wordsOnTable(grid, say)
  return [
    names
      .map((name, seat) => `${name} ${view.scores[seat]}, ${say(builderKey(view.builders[seat]!))}`)
      .join('; '),
    words.length === 0 ? say('tableEmpty') : say('tableHolds', { words: words.join(', ') }),
    `${say('rack')} ${rackText(say, looseStones(rackOf(scene), grid))}`,
  ]
}

function prompt(scene: S): string {
  const { view, me, say } = scene
  if (mustAnswer(view, me)) return say('promptProposal', { word: view.proposal!.word })
  switch (view.phase.type) {
    case 'building': {
      const builder = view.builders[me]
      if (builder?.type === 'blocked') return `${say('promptBlocked')} ${faultTexts(scene).join(' ')}`
      if (!isBuilding(scene)) return say('waitForOthers')
      return say(view.config.easy ? 'promptBuildEasy' : 'promptBuild')
    }
    case 'pause':
      return view.phase.ready.some((seat) => seat === me) ? say('waitForOthers') : say('promptPause')
    case 'dealing':
      return say('waitForOthers')
    case 'over':
      return say('promptOver')
  }
}

function faultTexts({ view, me, say }: S): readonly string[] {
  const builder = view.builders[me]
  return builder?.type === 'blocked' ? builder.faults.map((fault) => faultText(say, fault)) : []
}

function faultText(say: S['say'], fault: typDom.BenchFault): string {
  switch (fault.type) {
    case 'no-word':
      return `${say('prNoWord', { word: fault.word })}.`
    case 'apart':
      return say('faultApart', { places: fault.cells.map(placeName).join(' ') })
    case 'left-over':
      return say('faultLeft', { count: fault.stones.length })
  }
}

function offers(scene: S): readonly CommandName[] {
  const { view, me } = scene
  if (mustAnswer(view, me)) return ['yes', 'no']
  if (view.phase.type === 'pause') return ['ready']
  return isBuilding(scene) ? ['done', 'remove', 'clear', 'giveup'] : []
}

function read(scene: S, text: string): LineMeaning | undefined {
  const { view, say, bench } = scene
  if (text === '') return view.phase.type === 'pause' ? act({ type: 'ready' }) : claim(scene)
  if (!isBuilding(scene)) return undefined
  const spot = spotFrom(text, view.config.language)
  if (spot === undefined) return undefined
  // In plain mode a word needs a place: without one it is most likely a command.
  if (spot.cell === undefined) return no(say('wherePlace', { word: spot.typed.word }))
  return placeWord(bench, view, rackOf(scene), { direction: 'across', ...spot })
    ? { type: 'done' }
    : no(say('cannotLay', { word: spot.typed.word }))
}

function claim(scene: S): LineMeaning {
  const { view, say } = scene
  if (!isBuilding(scene)) return no(prompt(scene))
  const grid = benchOf(scene.bench, view, rackOf(scene))
  const left = looseStones(rackOf(scene), grid).length
  if (left > (view.config.easy ? 1 : 0)) return no(say('faultLeft', { count: left }))
  return act({ type: 'claim', round: view.round, bench: grid })
}

function command(scene: S, name: CommandName, rest: string): LineMeaning | undefined {
  const { view, bench, say } = scene
  switch (name) {
    case 'done':
      return claim(scene)
    case 'giveup':
      return act({ type: 'give-up', round: view.round })
    case 'clear':
      benchOf(bench, view)
      bench.stones = {}
      return { type: 'done' }
    case 'remove': {
      const cells = removedCells(rest)
      if (cells === undefined) return no(say('does_remove'))
      removeStones(bench, view, cells)
      return { type: 'done' }
    }
    default:
      return commonCommand(scene, name, rest)
  }
}

/** `H8`, `H8 v 3`, `H8 > 4`. */
function removedCells(rest: string): readonly typDom.Cell[] | undefined {
  const [, place = '', sign, count = '1'] = /^(\S+?)(?:\s*([>v])\s*(\d+))?$/.exec(rest.trim()) ?? []
  const cell = placeFrom(place)
  const direction = sign === 'v' ? 'down' : 'across'
  return cell && Array.from({ length: Number(count) }, (_, k) => typDom.step(cell, direction, k))
}

function eventLine(scene: S, event: typDom.PrestoSeen): string | undefined {
  const { say, names } = scene
  const name = 'seat' in event ? names[event.seat]! : ''
  switch (event.type) {
    case 'dealt':
      return say('roundOnly', { round: event.round })
    case 'finished':
      return say('finishes', { name, points: event.points })
    case 'refused':
      return say('wrongClaim', { name })
    case 'gave-up':
      return event.by === 'time'
        ? say('tellRoundTime', about(scene, event.seat))
        : say('stepGaveUp', { name })
    default:
      return commonEvent(scene, event)
  }
}

function describe(say: S['say'], action: typDom.PrestoAction): string {
  switch (action.type) {
    case 'claim':
      return typDom
        .runsOf(action.bench)
        .map((run) => `${run.word} ${placeName(run)} ${say(run.direction)}`)
        .join(', ')
    case 'give-up':
    case 'resume':
      return `/${say.command('giveup')}`
    default:
      return commonDescribe(say, action)
  }
}
