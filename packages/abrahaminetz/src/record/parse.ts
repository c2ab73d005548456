import {
  type Log,
  type LogHeader,
  ok,
  type Result,
  refuse,
  type Seat,
  type Step,
  seat,
} from '@estocade/kernel'
import type { Reason } from '@estocade/words'
import type { AbrahaminetzTypes, Action, EndReason, Event, Grow, Laying, StartingWord } from '../types.ts'

/** Thrown only inside the reader, which returns a Result. */
class Unreadable extends Error {}

/** Reads what `printRecord` wrote. The kernel's `verify` checks whether the game was played by the rules. */
export function parseRecord(text: string): Result<Log<AbrahaminetzTypes>> {
  const lines = text.replaceAll('\r', '').split('\n')
  let line = 0
  try {
    const gap = lines.indexOf('')
    const { header, serverSeed } = parseHeader(lines.slice(0, gap < 0 ? lines.length : gap))
    const steps: Step<AbrahaminetzTypes>[] = []
    for (line = gap + 1; gap >= 0 && line < lines.length; line++)
      if (lines[line] !== '') steps.push(parseStep(lines[line]!))
    return ok({ header, steps, ...(serverSeed === undefined ? {} : { serverSeed }) })
  } catch (error) {
    if (!(error instanceof Unreadable) && !(error instanceof SyntaxError)) throw error
    return refuse('record', `Line ${line + 1} of the record cannot be read: ${error.message}`, {
      line: line + 1,
    })
  }
}

function parseHeader(lines: readonly string[]): {
  readonly header: LogHeader<AbrahaminetzTypes>
  readonly serverSeed: string | undefined
} {
  const fields = new Map(lines.map((line) => [line.split(' ', 1)[0]!, line.slice(line.indexOf(' ') + 1)]))
  const field = (name: string): string => fields.get(name) ?? fail(`no ${name}`)
  const header = {
    game: 'abrahaminetz',
    rulesVersion: number(field('abrahaminetz')),
    lexicon: field('lexicon'),
    config: JSON.parse(field('config')),
    seats: number(field('seats')),
    commitment: field('commitment'),
    playerSeeds: JSON.parse(field('seeds')),
  }
  return { header, serverSeed: fields.get('server') }
}

const fail = (text: string): never => {
  throw new Unreadable(text)
}
const number = (text: string | undefined): number =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : fail(`${text ?? 'nothing'} is no number`)
const need = (text: string | undefined): string => text ?? fail('something is missing')
const side = (text: string | undefined): Seat => seat(number(text))
const uncards = (text: string | undefined): string => (text === '~' ? '' : need(text))

function parseStep(line: string): Step<AbrahaminetzTypes> {
  const [, body, drawn] = /^(.*) @(\d+)$/.exec(line) ?? fail('no @')
  const draws = number(drawn)
  const undo = /^undo (\d+)$/.exec(body!)
  if (undo !== null) return { type: 'undo', to: number(undo[1]), draws }
  const [what, came] = body!.split(' : ')
  const events = need(came).split(' / ').map(parseEvent)
  if (what === 'deal') return { type: 'deal', events, draws }
  const [by, ...action] = what!.split(' ')
  return { type: 'act', seat: side(by), action: parseAction(action), events, draws }
}

function parseLaying(text: string | undefined): Laying {
  const [, sign, laid, down] = /^([<>=])([^~]+)(?:~(.))?$/.exec(need(text)) ?? fail(`${text} is no laying`)
  const grow: Grow = sign === '<' ? 'front' : sign === '>' ? 'end' : 'none'
  return down === undefined ? { grow, cards: laid! } : { grow, cards: laid!, down }
}

/** Nothing for a side that left by choice. */
function parseLeaving(by: string | undefined): { readonly by?: 'time' } {
  if (by === undefined) return {}
  return by === 'time' ? { by } : fail(`${by} is no reason`)
}

function parseAction([type, what]: readonly string[]): Action {
  switch (type) {
    case 'choose':
      return { type, cards: need(what) }
    case 'lay':
      return { type, ...parseLaying(what) }
    case 'exchange':
      return { type, card: need(what) }
    case 'accept':
    case 'challenge':
      return { type, window: need(what) }
    case 'decline':
    case 'pass':
      return { type }
    case 'concede':
      return { type, ...parseLeaving(what) }
    default:
      return fail(`there is no action ${type}`)
  }
}

function parseStart(text: string): StartingWord {
  if (text === '~') return { cards: '', points: 0, admitted: false }
  const [, word, points, sign] = /^(.+)=(\d+)([+-])$/.exec(text) ?? fail(`${text} is no starting word`)
  return { cards: word!, points: number(points), admitted: sign === '+' }
}

function parseEvent(text: string): Event {
  const [type, ...rest] = text.split(' ')
  const [first, second, third, fourth] = rest
  switch (type) {
    case 'dealt':
      return { type, hands: rest }
    case 'started':
      return { type, words: rest.slice(1).map(parseStart), by: first === 'points' ? 'points' : 'lot' }
    case 'ended': {
      const hands = rest.slice(1).map((hand) => /^(.+)=(\d+)$/.exec(hand) ?? fail(`${hand} is no hand`))
      return {
        type,
        reason: need(first) as EndReason,
        hands: hands.map(([, hand]) => uncards(hand)),
        costs: hands.map(([, , cost]) => number(cost)),
      }
    }
    case 'opened':
      return {
        type,
        window: need(first),
        word: need(second),
        points: number(third),
        awaiting: need(fourth).split(',').map(side),
      }
    case 'laid':
      return { type, seat: side(first), ...parseLaying(second) }
    case 'chose':
    case 'drew':
      return { type, seat: side(first), cards: uncards(second) }
    case 'turn':
      return { type, seat: side(first), number: number(second) }
    case 'exchanged':
      return { type, seat: side(first), gave: need(second), took: need(third) }
    case 'challenged':
      return {
        type,
        seat: side(first),
        word: need(second),
        ...(third === undefined ? {} : { wrong: third as Reason }),
      }
    case 'withdrawn':
      return { type, seat: side(first), word: need(second) }
    case 'scored':
      return { type, seat: side(first), word: need(second), points: number(third) }
    case 'passed':
      return { type, seat: side(first), points: number(second) }
    case 'accepted':
      return { type, seat: side(first) }
    case 'conceded':
      return { type, seat: side(first), ...parseLeaving(second) }
    default:
      return fail(`there is no event ${type}`)
  }
}
