import type { Viewer } from '@estocade/kernel'
import { matchFacts, movingView, type Playable, settledParts, settledView, type Table } from '@estocade/table'

interface Settled {
  readonly parts: readonly unknown[]
  /** An object that is still open. */
  readonly text: string
}

/** `viewOf` as JSON, for one table as it moves on: each part is written once, for whomever and as long as it is the same. */
export class ViewTexts {
  readonly #playable: Playable
  readonly #settled = new Map<Viewer, Settled>()
  #movingOf: Table | undefined
  #moving = ''
  #shown: unknown
  #shownText = ''

  constructor(playable: Playable) {
    this.#playable = playable
  }

  view(table: Table, viewer: Viewer): string {
    const own = table.match === undefined ? '' : `${this.#game(table, viewer)}}`
    return `${this.#settledText(table, viewer)},${this.#movingText(table)}${own}}`
  }

  #settledText(table: Table, viewer: Viewer): string {
    const parts = settledParts(table)
    const known = this.#settled.get(viewer)
    if (known?.parts.every((part, i) => part === parts[i])) return known.text
    const text = JSON.stringify(settledView(this.#playable, table, viewer)).slice(0, -1)
    this.#settled.set(viewer, { parts, text })
    return text
  }

  /** Fields for all viewers; with a match, the last one is open for the game's own view. */
  #movingText(table: Table): string {
    if (this.#movingOf === table) return this.#moving
    const fields = JSON.stringify(movingView(table)).slice(1, -1)
    const { match } = table
    const facts =
      match === undefined ? '' : `,"match":${JSON.stringify(matchFacts(match)).slice(0, -1)},"view":`
    this.#movingOf = table
    this.#moving = fields + facts
    return this.#moving
  }

  /** Open games show everybody the same object. */
  #game(table: Table, viewer: Viewer): string {
    const view = this.#playable.game.view(table.match!.live.state, viewer)
    if (view !== this.#shown) {
      this.#shown = view
      this.#shownText = JSON.stringify(view)
    }
    return this.#shownText
  }
}
