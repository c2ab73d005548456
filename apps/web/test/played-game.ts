import { deflateRawSync } from 'node:zlib'
import { jarnac } from '@estocade/games'
import { lexicons } from './test-lexicons.ts'

export const lexicon = lexicons('fr')!
export const game = jarnac.createJarnac(lexicon)

let played: jarnac.JarnacRecord['log'] | undefined

/** A whole game between two bots, the same in every run. */
export function playedGame(): jarnac.JarnacRecord['log'] {
  played ??= play()
  return played
}

function play(): jarnac.JarnacRecord['log'] {
  const config = game.configure({ preset: 'classic-fr' })
  if (!config.ok) throw new Error(config.error.text)
  const bot = jarnac.jarnacBot(game, 'pupil')
  return jarnac.playGame(game, lexicon.hash, config.value, [bot, bot], 'review').log
}

/** As the page makes it: JSON, deflated, in characters that an address may contain. */
export const linkTo = (log: jarnac.JarnacRecord['log'], names: readonly string[] = []): string =>
  `/review#${deflateRawSync(JSON.stringify({ ...log, names })).toString('base64url')}`
