import type { Viewer } from '@estocade/kernel'
import {
  type DutyView,
  type Match,
  type MovingView,
  matchFacts,
  movingView,
  type Playable,
  type SettledParts,
  sameSettled,
  settledView,
  type Table,
} from '@estocade/table'
import { jsonUtf8, type Utf8, utf8 } from '../utf8.ts'
import { timeText } from './time-text.ts'

interface Settled {
  /** The parts of the table that it was made from. */
  readonly of: SettledParts
  /** A JSON object without its closing brace. */
  readonly text: Utf8
}

/** `viewOf` as JSON, for one table over time. Each part is serialised once and kept for as long as it is the same. */
export class ViewTexts {
  readonly #playable: Playable
  readonly #seats: (Settled | undefined)[] = []
  #spectators: Settled | undefined
  #movingOf: Table | undefined
  #moving = ''
  #headerOf: unknown
  #header = ''
  #shown: unknown
  #shownText = ''

  constructor(playable: Playable) {
    this.#playable = playable
  }

  /** `settled`, a comma, and `moving` with `own` in it. */
  view(table: Table, viewer: Viewer): Utf8 {
    return `${this.settled(table, viewer)},${utf8(this.moving(table, this.own(table, viewer)))}` as Utf8
  }

  /** The fields that seldom change, as a JSON object without its closing brace. */
  settled(table: Table, viewer: Viewer): Utf8 {
    const known = viewer === 'spectator' ? this.#spectators : this.#seats[viewer]
    if (known !== undefined && sameSettled(known.of, table)) return known.text
    const { config, settings, host, sides, commitment } = table
    const text = jsonUtf8(settledView(this.#playable, table, viewer)).slice(0, -1) as Utf8
    const settled = { of: { config, settings, host, sides, commitment }, text }
    if (viewer === 'spectator') this.#spectators = settled
    else this.#seats[viewer] = settled
    return text
  }

  /** The other fields, equal for all viewers except for the game's own view, and the closing brace. */
  moving(table: Table, own: string): string {
    return table.match === undefined ? `${this.#movingText(table)}}` : `${this.#movingText(table)}${own}}}`
  }

  /** The game's view. Games without hidden parts return one object for all viewers; then the text is reused. */
  own({ match }: Table, viewer: Viewer): string {
    if (match === undefined) return ''
    const view = this.#playable.game.view(match.live.state, viewer)
    if (view !== this.#shown) {
      this.#shown = view
      this.#shownText = JSON.stringify(view)
    }
    return this.#shownText
  }

  /** With a match, the text ends where the game's own view follows. */
  #movingText(table: Table): string {
    if (this.#movingOf === table) return this.#moving
    const fields = fieldsText(movingView(table))
    this.#movingOf = table
    this.#moving = table.match === undefined ? fields : fields + this.#matchText(table.match)
    return this.#moving
  }

  #matchText(match: Match): string {
    if (this.#headerOf !== match.live.header) {
      const { number, playerSeeds, lexicon } = matchFacts(match)
      this.#headerOf = match.live.header
      this.#header = JSON.stringify({ number, playerSeeds, lexicon }).slice(0, -1)
    }
    return `,"match":${this.#header},"version":${match.live.version}${endText(match)},"view":`
  }
}

/** The same as JSON.stringify, but faster: this is written with every move. */
function fieldsText({ phase, version, at, clocks, duties, request, reason }: MovingView): string {
  const fields = `"phase":"${phase}","version":${version},"at":${timeText(at)},"clocks":[${clocks.map(String).join()}],"duties":[${duties.map(dutyText).join()}]`
  return request === undefined && reason === undefined
    ? fields
    : `${fields},${JSON.stringify({ request, reason }).slice(1, -1)}`
}

function dutyText({ seat, for: what, about, limit, left }: DutyView): string {
  const times = `${limit === undefined ? '' : `,"limit":${limit}`}${left === undefined ? '' : `,"left":${left}`}`
  return `{"seat":${seat},"for":"${what}","about":${JSON.stringify(about)}${times}}`
}

function endText(match: Match): string {
  if (match.outcome === undefined) return ''
  const { outcome, serverSeed } = matchFacts(match)
  return `,${JSON.stringify({ outcome, serverSeed }).slice(1, -1)}`
}
