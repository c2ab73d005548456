import type { SeenTableEvent, TableView } from '@estocade/table'
import type { LexiconId } from '@estocade/words'
import { gameOf } from '../games/index.ts'
import type { Action } from '../games/terminal-game.ts'
import { bestLine } from './bests.ts'
import { playerName, sideNames } from './names.ts'
import { type Outcome, resultLines, tableEventLine } from './news.ts'
import { ratingLine } from './own-rating.ts'
import { lexiconIdOf } from './setup.ts'
import { type Setting, sceneOf } from './stage.ts'

/** The seat that a table is seen from; -1 for a spectator. */
const viewerSeat = ({ viewer }: TableView): number => (viewer === 'spectator' ? -1 : viewer)

const languageOf = ({ config }: TableView): LexiconId | undefined =>
  lexiconIdOf((config as { readonly language?: string }).language)

/** Whether an event of the game itself says that the time was up. */
const tellsTime = (event: { readonly type: string; readonly by?: unknown }): boolean => event.by === 'time'

/** Lines kept. */
const KEPT = 500

/** What happened, a line each. */
export class History {
  readonly lines: string[] = []
  /** How many there ever were. */
  told = 0
  readonly #setting: Setting

  constructor(setting: Setting) {
    this.#setting = setting
  }

  write(text: string | undefined): void {
    if (text === undefined) return
    this.lines.push(text)
    this.told++
    if (this.lines.length > KEPT) this.lines.shift()
  }

  /** At a shared keyboard only what all may see is written. */
  tell(event: SeenTableEvent): void {
    const { session, say } = this.#setting
    const seats = session.seats()
    const table = session.view(seats.length === 1 ? seats[0] : undefined)
    if (table === undefined || session.playable === undefined) return
    const names = sideNames(table, say)
    const isPlay = event.type === 'step' || event.type === 'hinted' || event.type === 'proposed'
    if (isPlay && table.match !== undefined) {
      const scene = sceneOf(this.#setting, table, session.playable)
      const game = gameOf(table.game)
      if (event.type === 'step') {
        if (event.late && !event.events.some(tellsTime))
          this.write(say('stepTime', { name: names[event.seat!]! }))
        for (const one of event.events) this.write(game.event(scene, one))
      } else {
        const what = game.describe(scene, event.action as Action)
        if (event.type === 'hinted') this.write(say('hintIs', { hint: what }))
        else this.write(say('suggests', { name: playerName(table, event.player, say), what }))
      }
    } else if (event.type === 'over') {
      for (const text of resultLines(say, names, event.outcome, viewerSeat(table))) this.write(text)
      if (!session.remote) this.write(this.#standing(table, event.outcome))
    } else if (event.type === 'ready') this.#ready(table, event.player)
    else this.write(tableEventLine(say, table, event))
  }

  /** How a finished local game compares with earlier ones. */
  #standing(table: TableView, { alone, scores }: Outcome): string | undefined {
    const { say, session } = this.#setting
    if (alone) return bestLine(say, table.game, { ...alone, points: scores[0]! })
    const language = languageOf(table)
    const isAgainstBots = session.seats().length === 1 && table.sides.some(({ bot }) => bot !== undefined)
    return language && isAgainstBots ? ratingLine(say, table.game, language) : undefined
  }

  /** Local games have no waiting room, so this is only for servers. */
  #ready(table: TableView, player: string): void {
    const { session, say } = this.#setting
    if (!session.remote || table.phase !== 'gathering') return
    this.write(
      player === session.you ? say('youAreReady') : say('isReady', { name: playerName(table, player, say) }),
    )
  }
}
