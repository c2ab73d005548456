import type { Viewer } from '@estocade/kernel'
import {
  type Match,
  matchFacts,
  movingView,
  type Playable,
  type SettledParts,
  sameSettled,
  settledView,
  type Table,
} from '@estocade/table'

interface Settled {
  /** What it was made of. */
  readonly of: SettledParts
  /** An object that is still open. */
  readonly text: string
}

/** `viewOf` as JSON, for one table as it moves on: each part is written once, for whomever and as long as it is the same. */
export class ViewTexts {
  readonly #playable: Playable
  readonly #settled = new Map<Viewer, Settled>()
  #movingOf: Table | undefined
  #moving = ''
  #headerOf: unknown
  #header = ''
  #shown: unknown
  #shownText = ''

  constructor(playable: Playable) {
    this.#playable = playable
  }

  view(table: Table, viewer: Viewer): string {
    const own = table.match === undefined ? '' : `${this.#game(table.match, viewer)}}`
    return `${this.#settledText(table, viewer)},${this.#movingText(table)}${own}}`
  }

  #settledText(table: Table, viewer: Viewer): string {
    const known = this.#settled.get(viewer)
    if (known !== undefined && sameSettled(known.of, table)) return known.text
    const { config, settings, host, sides, commitment } = table
    const text = JSON.stringify(settledView(this.#playable, table, viewer)).slice(0, -1)
    this.#settled.set(viewer, { of: { config, settings, host, sides, commitment }, text })
    return text
  }

  /** Fields for all viewers; with a match, the last one is open for the game's own view. */
  #movingText(table: Table): string {
    if (this.#movingOf === table) return this.#moving
    const fields = JSON.stringify(movingView(table)).slice(1, -1)
    this.#movingOf = table
    this.#moving = table.match === undefined ? fields : fields + this.#matchText(table.match)
    return this.#moving
  }

  #matchText(match: Match): string {
    const { number, version, playerSeeds, lexicon, ...more } = matchFacts(match)
    if (this.#headerOf !== match.live.header) {
      this.#headerOf = match.live.header
      this.#header = JSON.stringify({ number, playerSeeds, lexicon }).slice(0, -1)
    }
    const end = match.outcome === undefined ? '' : `,${JSON.stringify(more).slice(1, -1)}`
    return `,"match":${this.#header},"version":${version}${end},"view":`
  }

  /** Open games show everybody the same object. */
  #game({ live }: Match, viewer: Viewer): string {
    const view = this.#playable.game.view(live.state, viewer)
    if (view !== this.#shown) {
      this.#shown = view
      this.#shownText = JSON.stringify(view)
    }
    return this.#shownText
  }
}
