import { describeLaws } from '@estocade/laws/vitest'
import { lexiconIds } from '@estocade/words'
import { abrahaminetzKit } from './support/laws-kit.ts'
import { invented } from './support/lexicons.ts'

const long = process.env.ESTOCADE_LONG !== undefined

/** All decks, 2 to 6 sides, all options: what is drawn is spread over all of them. */
describeLaws(
  'Abrahaminetz',
  abrahaminetzKit(
    lexiconIds.map((id) => invented(id, 300, id)),
    long ? 10_000 : 1_000,
  ),
)
