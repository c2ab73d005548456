import { describeLaws } from '@estocade/laws/vitest'
import { lexiconIds } from '@estocade/words'
import { jarnacKit } from './support/laws-kit.ts'
import { invented, inventedReadings } from './support/lexicons.ts'

const long = process.env.ESTOCADE_LONG !== undefined

const lexicons = [
  ...lexiconIds.map((id) => invented(id, 900, id)),
  inventedReadings('de', 900, 'de'),
  inventedReadings('fr', 900, 'fr'),
]

describeLaws('Jarnac', jarnacKit(lexicons, long ? 10_000 : 1_000))
