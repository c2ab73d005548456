import { describeLaws } from '@estocade/laws/vitest'
import { lexiconIds } from '@estocade/words'
import { byScale } from '../../../scripts/test-scale.ts'
import { jarnacKit } from './support/laws-kit.ts'
import { invented, inventedReadings } from './support/lexicons.ts'

const lexicons = [
  ...lexiconIds.map((id) => invented(id, 900, id)),
  inventedReadings('de', 900, 'de'),
  inventedReadings('fr', 900, 'fr'),
]

describeLaws('Jarnac', jarnacKit(lexicons, byScale(200, 10_000)))
