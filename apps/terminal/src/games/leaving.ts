import type { Scene } from './terminal-game.ts'

/** A side is out: it conceded, or its time ran out. The reader's own side has sentences of its own. */
export function leavingLine({ say, names, me }: Scene, seat: number, by: string | undefined): string {
  if (seat === me) return say(by === 'time' ? 'youTimeOut' : 'youConcede')
  return say(by === 'time' ? 'timeOut' : 'concedes', { name: names[seat]! })
}
