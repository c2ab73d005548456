import { abrahaminetz, actionIn } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import { alphabets, normalise } from '@estocade/words'
import type { CommandName } from '../../texts/index.ts'
import { about } from '../about.ts'
import { leavingLine } from '../leaving.ts'
import { letterTable } from '../letter-table.ts'
import { spaced } from '../letters.ts'
import { act, chosenFrom, type LineMeaning, no, type Scene, type TableInWords } from '../terminal-game.ts'
import { drawTable, tellTable } from './board.ts'
import { layingsOf, pointsFor, rackAfter } from './layings.ts'

type View = abrahaminetz.View
type S = Scene<View>
type Laying = abrahaminetz.Laying

export const abrahaminetzTable: TableInWords<View> = {
  hidden: true,
  rules: 'rules_abrahaminetz',
  board: drawTable,
  tell: tellTable,
  status: ({ say, view }) => say('inStock', { count: view.stock }),
  scores: ({ scores }) => scores,
  values: ({ view }) =>
    letterTable(abrahaminetz.fullDeck(view.config.language), {
      ...abrahaminetz.valuesOf(view.config.language),
      [abrahaminetz.JOKER]: abrahaminetz.JOKER_VALUE,
      [abrahaminetz.ERASER]: -abrahaminetz.ERASER_COST,
    }),
  prompt,
  offers,
  read,
  command,
  preview,
  event: (scene, event) => eventLine(scene, event as abrahaminetz.SeenEvent),
  describe: (scene, action) => describe(scene, actionIn('abrahaminetz', action)),
}

function prompt({ view, me, say, names }: S): string {
  const { phase } = view
  switch (phase.type) {
    case 'starting':
      return me >= 0 && phase.own === null ? say('promptStart') : say('waitForOthers')
    case 'turn':
      if (phase.seat !== me) return say('promptWait', { name: names[phase.seat]! })
      if (view.rack === '') return say('promptFirstWord')
      return say('promptChange', { word: abrahaminetz.wordOn(view.rack) })
    case 'window':
      return phase.awaiting.some((seat) => seat === me)
        ? say('promptChallenge', { name: names[phase.seat]!, word: phase.word })
        : say('waitForOthers')
    case 'over':
      return say('promptOver')
  }
}

function offers({ view, me }: S): readonly CommandName[] {
  const { phase } = view
  if (phase.type === 'starting') return ['none']
  if (phase.type === 'window') return ['accept', 'challenge']
  return phase.type === 'turn' && phase.seat === me ? ['pass', 'exchange', 'cards'] : []
}

const wordIn = ({ view }: S, text: string): string | undefined => {
  const word = normalise(text, alphabets[view.config.language])
  return word.ok ? word.value : undefined
}

function read(scene: S, text: string): LineMeaning | undefined {
  const { view, me, say } = scene
  const { phase } = view
  if (text === '') return no(prompt(scene))
  if (text === '.') return command(scene, 'pass', '')
  const word = wordIn(scene, text)
  const hand = view.hands[me] ?? ''
  if (word === undefined || (phase.type !== 'starting' && phase.type !== 'turn')) return undefined
  const layings = layingsOf(view, hand, word)
  if (phase.type === 'starting') {
    if (word.length !== abrahaminetz.SHORTEST) return no(say('threeLetters'))
    return layings[0] === undefined
      ? no(say('cannotMake', { word }))
      : act({ type: 'choose', cards: layings[0].cards })
  }
  const choices = layings.map((laying) => ({
    label: layingText(scene, laying),
    action: { type: 'lay', ...laying },
  }))
  const cannot = say(view.rack === '' ? 'cannotMake' : 'cannotChange', { word })
  return chosenFrom(choices, say('whichCards', { word }), cannot)
}

/** `R E N T E* (7)`, and which cards are laid; `#Z` is Z face down. */
const layingText = ({ view, say }: S, laying: Laying): string =>
  say('layingIs', {
    rack: spaced(rackAfter(view.rack, laying)),
    cards: spaced(laying.cards.replaceAll('.', '')).replace('#', `#${laying.down ?? ''}`),
    points: pointsFor(view, laying),
  })

function preview(scene: S, text: string): string {
  const word = wordIn(scene, text)
  const { view, me } = scene
  if (word === undefined || view.phase.type !== 'turn' || view.phase.seat !== me) return ''
  return layingsOf(view, view.hands[me] ?? '', word)
    .map((laying) => layingText(scene, laying))
    .join('   ')
}

function command(scene: S, name: CommandName, rest: string): LineMeaning | undefined {
  const { phase } = scene.view
  switch (name) {
    case 'pass':
      return act(phase.type === 'starting' ? { type: 'decline' } : { type: 'pass' })
    case 'none':
      return act({ type: 'decline' })
    case 'exchange': {
      const card = rest === '*' || rest === '-' ? rest : wordIn(scene, rest)
      return card?.length === 1 ? act({ type: 'exchange', card }) : no(scene.say('exchangeWhich'))
    }
    case 'cards':
      return cardByCard(scene, rest)
    case 'accept':
    case 'challenge':
      return phase.type === 'window' ? act({ type: name, window: phase.window }) : undefined
    default:
      return undefined
  }
}

/** By sign, as in records. */
const grows: Readonly<Record<string, abrahaminetz.Grow>> = { '<': 'front', '>': 'end' }

/** `<A..-`, `..S`: at which end the word grows, then a card or a dot for each cell; `..#. Z` lays Z face down. */
function cardByCard({ say }: S, rest: string): LineMeaning {
  const [, where, cards, down] = /^([<>])? *(\S+)(?: +(\S))?$/.exec(rest) ?? []
  if (cards === undefined) return no(say('does_cards'))
  return act({
    type: 'lay',
    grow: grows[where ?? ''] ?? 'none',
    cards,
    ...(down && { down: down.toUpperCase() }),
  })
}

function eventLine(scene: S, event: abrahaminetz.SeenEvent): string | undefined {
  const { say, names, view, written } = scene
  const name = 'seat' in event ? names[event.seat]! : ''
  switch (event.type) {
    case 'chose':
      return say('abrSaysChose', about(scene, event.seat))
    case 'started':
      return event.words
        .map(({ cards, points }, seat) =>
          say('labelled', { label: names[seat]!, value: `${cards.toUpperCase() || '–'} ${points}` }),
        )
        .join(' · ')
    case 'exchanged':
      return event.gave === null
        ? say('abrSaysExchanged', about(scene, event.seat))
        : say('stepSwap', { name, back: event.gave, drawn: event.took ?? '' })
    case 'opened':
      return say('offers', { word: written(event.word), points: event.points })
    case 'accepted':
      return say('stepAccept', { name })
    case 'challenged':
      return say(event.wrong === undefined ? 'stepRight' : 'stepWrong', {
        name,
        word: written(event.word),
      })
    case 'scored':
      return say('lays', { name, word: written(event.word), points: event.points })
    case 'passed':
      return event.points === 0
        ? say('stepPass', { name })
        : `${say('stepPass', { name })} (${figure(event.points)})`
    case 'drew':
      return event.cards === null || event.cards === ''
        ? undefined
        : say('stepTake', { name, letters: spaced(event.cards) })
    case 'conceded':
      return leavingLine(scene, event.seat, event.by)
    case 'ended':
      return event.hands
        .map((hand, seat) =>
          say('labelled', { label: names[seat]!, value: `−${event.costs[seat] ?? 0} ${spaced(hand)}` }),
        )
        .join(' · ')
    case 'turn':
      return event.number === 1 && view.turns <= 1 ? say('begins', { name }) : undefined
    case 'dealt':
    case 'laid':
    case 'withdrawn':
      return undefined
  }
}

function describe({ view, say }: S, action: abrahaminetz.Action): string {
  switch (action.type) {
    case 'lay':
      return abrahaminetz.wordOn(rackAfter(view.rack, action))
    case 'choose':
      return action.cards.toUpperCase()
    case 'exchange':
      return `/${say.command('exchange')} ${action.card}`
    case 'decline':
      return `/${say.command('none')}`
    case 'pass':
    case 'accept':
    case 'challenge':
    case 'concede':
      return `/${say.command(action.type)}`
  }
}
