import type { Playable, TableView } from '@estocade/table'
import { gameOf } from '../games/index.ts'
import type { Scene, TerminalGame } from '../games/terminal-game.ts'
import type { Say } from '../texts/index.ts'
import type { Benches } from './benches.ts'
import type { KeyboardSeat } from './keyboard-seat.ts'
import { sideNames } from './names.ts'
import type { Session } from './table/session.ts'
import type { TableWords } from './table-words.ts'
import { teamOf } from './team.ts'

export type Stage =
  | { readonly type: 'connecting' }
  | { readonly type: 'gathering'; readonly table: TableView }
  /** The keyboard is handed to another player, whose letters the others may not see. */
  | { readonly type: 'handover'; readonly to: string }
  | { readonly type: 'table'; readonly game: TerminalGame; readonly scene: Scene }

/** What `stageOf` needs. */
export interface Setting {
  readonly session: Session
  readonly say: Say
  readonly keyboard: KeyboardSeat
  readonly benches: Benches
  readonly words: TableWords
}

/** The table as the player at the keyboard sees it. */
export function stageOf(setting: Setting): Stage {
  const { session, say, keyboard } = setting
  const table = session.view(keyboard.unlocked ? keyboard.seat : undefined)
  const { playable } = session
  if (table === undefined || playable === undefined) return { type: 'connecting' }
  if (table.match === undefined || table.phase === 'gathering') return { type: 'gathering', table }
  if (!keyboard.unlocked && keyboard.seat !== undefined)
    return { type: 'handover', to: sideNames(table, say)[keyboard.seat]! }
  return { type: 'table', game: gameOf(table.game), scene: sceneOf(setting, table, playable) }
}

export function sceneOf(
  { session, say, benches, words }: Setting,
  table: TableView,
  playable: Playable,
): Scene {
  const me = table.viewer === 'spectator' ? -1 : table.viewer
  return {
    table,
    view: table.match!.view,
    me,
    names: sideNames(table, say),
    say,
    playable,
    admits: (word) => words.admits(table, word),
    written: (word) => words.written(table, word),
    team: teamOf(session, table, say),
    bench: benches.of(me),
    due: table.duties.some(({ seat }) => seat === me) && table.phase === 'playing',
  }
}
