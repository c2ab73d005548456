import { describeLaws } from '@estocade/laws/vitest'
import { lexiconIds } from '@estocade/words'
import { byScale } from '../../../scripts/test-scale.ts'
import { abrahaminetzKit } from './support/laws-kit.ts'
import { invented } from './support/lexicons.ts'

/** All decks, 2 to 6 sides, all options: what is drawn is spread over all of them. */
describeLaws(
  'Abrahaminetz',
  abrahaminetzKit(
    lexiconIds.map((id) => invented(id, 300, id)),
    byScale(20, 10_000),
  ),
)
