import { deflateRawSync } from 'node:zlib'
import { typDom } from '@estocade/games'
import { catalogue } from './test-lexicons.ts'

export type MatchLog = ReturnType<typeof playedMatch>

/** A whole match of a game between two bots, the same in every run. */
export function playedMatch(id: string, options: object) {
  const { game, bots, lexicon } = catalogue.get(id)!
  const config = game.configure(options)
  if (!config.ok) throw new Error(config.error.text)
  const bot = bots.get('pupil')!
  const match = {
    game,
    config: config.value,
    bots: [bot, bot],
    seed: 'review',
    lexicon: lexicon(config.value),
  }
  return typDom.playMatch(match).log
}

/** As the page makes it: JSON, deflated, in characters that an address may contain. */
export const linkTo = (log: MatchLog, names: readonly string[] = []): string =>
  `/review#${deflateRawSync(JSON.stringify({ ...log, names })).toString('base64url')}`
