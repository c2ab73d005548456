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
import { jsonUtf8, timeText, type Utf8, utf8 } from '../utf8.ts'

interface Settled {
  /** What it was made of. */
  readonly of: SettledParts
  /** An object that is still open. */
  readonly text: Utf8
}

/** `viewOf` as JSON, for one table as it moves on: each part is written once, for whomever and as long as it is the same. */
export class ViewTexts {
  readonly #playable: Playable
  /** By seat; what spectators see apart. */
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

  /** The view is these parts: `settled`, a comma, `moving` with `own` in it. */
  view(table: Table, viewer: Viewer): Utf8 {
    return `${this.settled(table, viewer)},${utf8(this.moving(table, this.own(table, viewer)))}` as Utf8
  }

  /** What changes seldom: an object that is still open. */
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

  /** The fields that follow, the same for all but for the game's own view; closes the object. */
  moving(table: Table, own: string): string {
    return table.match === undefined ? `${this.#movingText(table)}}` : `${this.#movingText(table)}${own}}}`
  }

  /** Open games show everybody the same object: then this is the same text. */
  own({ match }: Table, viewer: Viewer): string {
    if (match === undefined) return ''
    const view = this.#playable.game.view(match.live.state, viewer)
    if (view !== this.#shown) {
      this.#shown = view
      this.#shownText = JSON.stringify(view)
    }
    return this.#shownText
  }

  /** With a match, the last field is open for the game's own view. */
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

/** As JSON would have it, by hand: this is written with every move. */
function fieldsText({ phase, version, at, clocks, duties, request, reason }: MovingView): string {
  const fields = `"phase":"${phase}","version":${version},"at":${timeText(at)},"clocks":[${clocks.map(String)}],"duties":[${duties.map(dutyText)}]`
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
