import type { Playable, TableView } from '@estocade/table'
import { gameOf } from '../games/index.ts'
import type { Scene, TerminalGame } from '../games/terminal-game.ts'
import type { Say } from '../texts/index.ts'
import type { Benches } from './benches.ts'
import type { Chair } from './chair.ts'
import { sideNames } from './names.ts'
import type { Session } from './table/session.ts'
import { teamOf } from './team.ts'

export type Stage =
  | { readonly type: 'connecting' }
  | { readonly type: 'gathering'; readonly table: TableView }
  /** The keyboard goes to somebody else, whose letters the others may not see. */
  | { readonly type: 'handover'; readonly to: string }
  | { readonly type: 'table'; readonly game: TerminalGame; readonly scene: Scene }

/** What a stage is made of. */
export interface Setting {
  readonly session: Session
  readonly say: Say
  readonly chair: Chair
  readonly benches: Benches
  /** What counts as a word at a table, for reading what is typed; the table itself judges. */
  readonly admits: (table: TableView, word: string) => boolean
}

/** The table as he sees it who sits at the keyboard now. */
export function stageOf(setting: Setting): Stage {
  const { session, say, chair } = setting
  const table = session.view(chair.unlocked ? chair.keeper : undefined)
  const { playable } = session
  if (table === undefined || playable === undefined) return { type: 'connecting' }
  if (table.match === undefined || table.phase === 'gathering') return { type: 'gathering', table }
  if (!chair.unlocked && chair.keeper !== undefined)
    return { type: 'handover', to: sideNames(table, say)[chair.keeper]! }
  return { type: 'table', game: gameOf(table.game), scene: sceneOf(setting, table, playable) }
}

export function sceneOf(
  { session, say, benches, admits }: Setting,
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
    admits: (word) => admits(table, word),
    team: teamOf(session, table, say),
    bench: benches.of(me),
    due: table.duties.some(({ seat }) => seat === me) && table.phase === 'playing',
  }
}
