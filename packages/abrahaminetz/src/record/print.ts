import type { Log, Step } from '@estocade/kernel'
import type { AbrahaminetzTypes, Action, Event, Grow, Laying, StartingWord } from '../types.ts'

/**
 * A match as text. First the header, then one line per step: seat and action, after `:` the events, after `@` how
 * many numbers of chance the match had used. `~` is an empty hand or no word; a laying is
 * written with `<`, `>` or `=` for where the rack grows, and a card face down after `~`.
 */
export function printRecord({ header, steps, serverSeed }: Log<AbrahaminetzTypes>): string {
  const lines = [
    `${header.game} ${header.rulesVersion}`,
    `lexicon ${header.lexicon}`,
    `config ${JSON.stringify(header.config)}`,
    `seats ${header.seats}`,
    `commitment ${header.commitment}`,
    `seeds ${JSON.stringify(header.playerSeeds)}`,
    ...(serverSeed === undefined ? [] : [`server ${serverSeed}`]),
    '',
    ...steps.map(printStep),
  ]
  return `${lines.join('\n')}\n`
}

function printStep(step: Step<AbrahaminetzTypes>): string {
  if (step.type === 'undo') return `undo ${step.to} @${step.draws}`
  const what = step.type === 'deal' ? 'deal' : `${step.seat} ${printAction(step.action)}`
  return `${what} : ${step.events.map(printEvent).join(' / ')} @${step.draws}`
}

const cards = (text: string): string => (text === '' ? '~' : text)
const growSigns: Readonly<Record<Grow, string>> = { none: '=', front: '<', end: '>' }

const printLaying = ({ grow, cards, down }: Laying): string =>
  growSigns[grow] + cards + (down === undefined ? '' : `~${down}`)

const leaving = ({ by }: { readonly by?: 'time' }): string => (by === undefined ? '' : ` ${by}`)

function printAction(action: Action): string {
  switch (action.type) {
    case 'choose':
      return `choose ${action.cards}`
    case 'lay':
      return `lay ${printLaying(action)}`
    case 'exchange':
      return `exchange ${action.card}`
    case 'accept':
    case 'challenge':
      return `${action.type} ${action.window}`
    case 'concede':
      return `concede${leaving(action)}`
    default:
      return action.type
  }
}

const printStart = ({ cards: word, points, admitted }: StartingWord): string =>
  word === '' ? '~' : `${word}=${points}${admitted ? '+' : '-'}`

function printEvent(event: Event): string {
  switch (event.type) {
    case 'dealt':
      return `dealt ${event.hands.join(' ')}`
    case 'started':
      return `started ${event.by} ${event.words.map(printStart).join(' ')}`
    case 'ended':
      return `ended ${event.reason} ${event.hands.map((hand, i) => `${cards(hand)}=${event.costs[i]}`).join(' ')}`
    case 'opened':
      return `opened ${event.window} ${event.word} ${event.points} ${event.awaiting.join(',')}`
    case 'laid':
      return `laid ${event.seat} ${printLaying(event)}`
    case 'chose':
    case 'drew':
      return `${event.type} ${event.seat} ${cards(event.cards)}`
    case 'turn':
      return `turn ${event.seat} ${event.number}`
    case 'exchanged':
      return `exchanged ${event.seat} ${event.gave} ${event.took}`
    case 'challenged':
      return `challenged ${event.seat} ${event.word}${event.wrong === undefined ? '' : ` ${event.wrong}`}`
    case 'withdrawn':
      return `withdrawn ${event.seat} ${event.word}`
    case 'scored':
      return `scored ${event.seat} ${event.word} ${event.points}`
    case 'passed':
      return `passed ${event.seat} ${event.points}`
    case 'accepted':
      return `accepted ${event.seat}`
    case 'conceded':
      return `conceded ${event.seat}${leaving(event)}`
  }
}
