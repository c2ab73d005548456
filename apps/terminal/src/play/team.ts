import { newestProposals, type TableView } from '@estocade/table'
import {
  type Action,
  act,
  type LineMeaning,
  no,
  type Scene,
  type TerminalGame,
  tell,
} from '../games/terminal-game.ts'
import type { CommandName, Say } from '../texts/index.ts'
import { memberName } from './names.ts'
import type { Session } from './table/session.ts'

export interface Mate {
  readonly player: string
  readonly name: string
}

/** The player's side when several play it: all propose, the captain decides. */
export interface Team {
  readonly mates: readonly Mate[]
  readonly captain: Mate
  /** Whether the player at this keyboard is the captain. */
  readonly decides: boolean
  /** The newest of each member, the latest last. */
  readonly proposals: readonly { readonly by: string; readonly action: Action }[]
}

export const teamCommands = ['suggest', 'proposals', 'follow', 'team', 'captain'] as const
type TeamCommand = (typeof teamCommands)[number]

const isTeamCommand = (name: CommandName): name is TeamCommand => teamCommands.some((one) => one === name)

export function teamOf(session: Session, table: TableView, say: Say): Team | undefined {
  const side = table.viewer === 'spectator' ? undefined : table.sides[table.viewer]
  if (side === undefined || side.members.length < 2) return undefined
  const all = side.members.map((one) => ({ player: one.player, name: memberName(one, say) }))
  const nameOf = (player: string) => all.find((one) => one.player === player)?.name ?? ''
  return {
    mates: all.filter(({ player }) => player !== session.you),
    captain: all.find(({ player }) => player === side.captain) ?? all[0]!,
    decides: side.captain === session.you,
    proposals: newestProposals(side.proposals ?? []).map(({ player, action }) => ({
      by: nameOf(player),
      action: action as Action,
    })),
  }
}

/** The meaning of a team's commands; `undefined` for other commands, and for a side of one player. */
export function teamReading(
  game: TerminalGame,
  scene: Scene,
  name: CommandName,
  rest: string,
): LineMeaning | undefined {
  const { team } = scene
  return team !== undefined && isTeamCommand(name) ? readingOf(game, scene, team, name, rest) : undefined
}

function readingOf(
  game: TerminalGame,
  scene: Scene,
  team: Team,
  name: TeamCommand,
  rest: string,
): LineMeaning {
  const { say } = scene
  switch (name) {
    case 'suggest':
      return rest === '' ? no(say('does_suggest')) : { type: 'suggest', line: rest }
    case 'proposals':
      return { type: 'show', lines: proposalLines(game, scene, team) }
    case 'follow':
      return followed(scene, team, rest)
    case 'team':
      return rest === '' ? no(say('does_team')) : tell({ type: 'say', to: 'team', text: rest })
    case 'captain':
      return handedOver(scene, team, rest)
  }
}

function proposalLines(game: TerminalGame, scene: Scene, { proposals }: Team): readonly string[] {
  if (proposals.length === 0) return [scene.say('noProposals')]
  return proposals.map(
    ({ by, action }, i) =>
      `${i + 1}. ${scene.say('labelled', { label: by, value: game.describe(scene, action) })}`,
  )
}

/** The captain follows the proposal with this number, or the latest. */
function followed({ say }: Scene, { captain, decides, proposals }: Team, rest: string): LineMeaning {
  if (!decides) return no(say('captainDecides', { name: captain.name }))
  if (proposals.length === 0) return no(say('noProposals'))
  const chosen = rest === '' ? proposals.at(-1) : proposals[Number(rest) - 1]
  return chosen === undefined ? no(say('chooseNumber', { count: proposals.length })) : act(chosen.action)
}

function handedOver({ say }: Scene, { captain, decides, mates }: Team, rest: string): LineMeaning {
  if (!decides) return no(say('captainDecides', { name: captain.name }))
  const wanted = rest.toLocaleLowerCase()
  const heirs = wanted === '' ? mates : mates.filter(({ name }) => name.toLocaleLowerCase() === wanted)
  const [only] = heirs
  return only !== undefined && heirs.length === 1
    ? tell({ type: 'hand-over', to: only.player })
    : no(say('captainWhich', { names: mates.map(({ name }) => name).join(', ') }))
}

/** What a team member has to know before acting. */
export function teamPrompt({ say, team, due }: Scene): readonly string[] {
  if (team === undefined || !due) return []
  const { captain, decides, proposals } = team
  return [
    ...(decides ? [] : [say('promptMember', { name: captain.name })]),
    ...(decides && proposals.length > 0 ? [say('promptProposals', { count: proposals.length })] : []),
  ]
}
