import type { GameTypes } from '@estocade/kernel'
import fc from 'fast-check'
import type { Kit, Setting } from './kit.ts'
import type { Law } from './law.ts'
import { laws, purity } from './laws.ts'
import { LawBroken, trialOf, type Walk, type Watcher, walk } from './walk.ts'

export interface Report {
  readonly games: number
  readonly steps: number
  /** The first fault of each broken law, by the law's name. */
  readonly faults: ReadonlyMap<string, string>
}

/** Plays the games once, with all laws watching. */
export function tryLaws<G extends GameTypes>(kit: Kit<G>): Report {
  const faults = new Map<string, string>()
  let games = 0
  let steps = 0
  const note = (law: string, detail: string, at: string) => {
    if (!faults.has(law)) faults.set(law, `${detail}\n  in ${at}`)
  }
  play(kit, (setting, seed) => {
    const at = `game ${seed} of ${JSON.stringify(setting.options)}, ${setting.seats} seats`
    const path = watched(kit, setting, seed, laws, (law, detail) => note(law, detail, at))
    games++
    steps += path?.steps.length ?? 0
  })
  return { games, steps, faults }
}

/** Plays again until the one law breaks, then looks for the simplest setting that breaks it. */
export function simplestFault<G extends GameTypes>(kit: Kit<G>, name: string): string {
  const only = laws.filter((law) => law.name === name)
  const details = play(kit, (setting, seed) => {
    let fault: string | undefined
    watched(kit, setting, seed, only, (law, detail) => {
      if (law === name) fault ??= detail
    })
    if (fault !== undefined) throw new Error(fault)
  })
  if (!details.counterexample) return 'Alone it does not break again.'
  const [{ options, seats }, seed] = details.counterexample
  return `Simplest: game ${seed} of ${JSON.stringify(options)}, ${seats} seats: ${String(details.errorInstance)}`
}

const play = <G extends GameTypes>(kit: Kit<G>, game: (setting: Setting<G>, seed: string) => void) =>
  fc.check(
    fc.property(kit.settings, fc.nat({ max: 1e9 }), (setting, seed) => game(setting, `${seed}`)),
    {
      numRuns: kit.games ?? 100,
      seed: kit.seed ?? 1,
    },
  )

function watched<G extends GameTypes>(
  kit: Kit<G>,
  setting: Setting<G>,
  seed: string,
  which: readonly Law[],
  broken: (law: string, detail: string) => void,
): Walk<G> | undefined {
  try {
    const trial = trialOf(kit, setting, seed)
    return walk(
      trial,
      all(
        which.map((law) => [law.name, law.watch(trial)]),
        broken,
      ),
    )
  } catch (error) {
    if (error instanceof LawBroken) broken(error.law, error.message)
    else broken(purity, String(error instanceof Error ? (error.stack ?? error) : error))
    return undefined
  }
}

/** Combines all watchers into one; a watcher whose law is broken is no longer called. */
function all<G extends GameTypes>(
  watchers: readonly (readonly [string, Watcher<G>])[],
  broken: (law: string, detail: string) => void,
): Watcher<G> {
  const silent = new Set<string>()
  const tell = (look: (watcher: Watcher<G>) => void) => {
    for (const [name, watcher] of watchers) {
      if (silent.has(name)) continue
      try {
        look(watcher)
      } catch (error) {
        silent.add(name)
        broken(name, String(error instanceof LawBroken ? error.message : (error as Error).stack))
      }
    }
  }
  return {
    start: (trial) => tell((watcher) => watcher.start?.(trial)),
    state: (live, duties, path) => tell((watcher) => watcher.state?.(live, duties, path)),
    step: (from, step, to) => tell((watcher) => watcher.step?.(from, step, to)),
    end: (path) => tell((watcher) => watcher.end?.(path)),
  }
}
