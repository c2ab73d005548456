import { seedFrom } from '@estocade/games'
import { type HostSide, type Opening, type Playable, TableHost } from '@estocade/table'

/** How many deals are tried; with two sides this is nearly always enough. */
const TRIES = 20

/** The random bytes for each version of a table, all from one seed. */
export const entropyFrom =
  (seed: string) =>
  (version: number): string =>
    seedFrom(`${seed}/${version}`)

/** A seed by which the person in the first seat begins; the last one tried if there is none. */
export async function guidedSeed(
  playable: Playable,
  opening: Omit<Opening, 'sides'>,
  sides: readonly HostSide[],
  next: () => string,
): Promise<string> {
  let seed = next()
  for (let i = 1; i < TRIES && !(await personBegins(playable, opening, sides, seed)); i++) seed = next()
  return seed
}

/** Deals on a table that is not saved, and returns whose duty it is. */
async function personBegins(
  playable: Playable,
  opening: Omit<Opening, 'sides'>,
  sides: readonly HostSide[],
  seed: string,
): Promise<boolean> {
  const trial = new TableHost(playable, {
    now: Date.now,
    entropy: entropyFrom(seed),
    after: () => () => {},
    save: () => true,
    bots: { run: () => Promise.reject(new Error('Nobody plays here.')), close: async () => {} },
    pause: 0,
    onChange: () => {},
    onLost: () => {},
    onError: () => {},
  })
  await trial.open(opening, sides)
  await trial.close()
  return trial.table?.timers.some(({ duty }) => duty.seat === 0) ?? true
}
