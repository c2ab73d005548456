import { join } from 'node:path'
import type { TableView } from '@estocade/table'
import { inlineBotRunner } from '@estocade/table'
import { catalogue } from '../../src/catalogue.ts'
import { type LocalOpening, LocalSession } from '../../src/play/table/local-session.ts'
import { lineFor } from './lines.ts'

export interface Script {
  /** What a person types to play this game through. */
  readonly lines: readonly string[]
  readonly scores: readonly number[]
  readonly names: readonly string[]
}

/**
 * Plays a seeded game to its end in this process, a bot at each keyboard's seat, and writes down what a
 * person would have to type. The same seed gives the program the same game.
 */
export async function scriptOf(opening: LocalOpening, folder: string, level = 'pupil'): Promise<Script> {
  const playable = catalogue.get(opening.game)!
  const around = { botRunner: inlineBotRunner(catalogue), pace: 0, path: join(folder, 'script.jsonl') }
  const table = await LocalSession.open(playable, opening, around)
  let wake = () => {}
  table.listen(() => wake())
  const lines: string[] = []
  let seat = -1
  for (;;) {
    const view = table.view(undefined)!
    if (view.phase === 'over') break
    const due = view.duties.map(({ seat }) => seat as number).filter((seat) => seat < opening.people.length)
    if (due.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      continue
    }
    // As in the program: the seat that has the keyboard keeps it, else the next one gets it.
    const next = due.includes(seat) ? seat : (due.find((one) => one > seat) ?? due[0]!)
    if (next !== seat && opening.people.length > 1 && opening.game !== 'jarnac') lines.push('')
    seat = next
    lines.push(...(await played(table, seat, level)))
  }
  const { match } = table.view(undefined)!
  await table.close()
  return { lines, scores: match!.outcome!.scores, names: opening.people }
}

async function played(table: LocalSession, seat: number, level: string): Promise<readonly string[]> {
  const view = table.view(seat)! as TableView
  const bot = table.playable.bots.get(level)!
  const action = bot.choose(view.match!.view, seat as never, `script ${seat}`)
  const { about } = view.duties.find((duty) => duty.seat === seat)!
  const refusal = await table.send(seat, { type: 'act', about, action })
  if (refusal !== undefined) throw new Error(refusal.text)
  return lineFor(view, seat, action)
}
