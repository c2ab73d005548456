import { abrahaminetz } from '@estocade/games'
import type { GameReviews } from '../../review/game-review.ts'
import { sceneReview } from '../../review/scenes/scene-review.ts'
import { abrahaminetzFindings, abrahaminetzTeller } from './review.ts'

export const reviews: GameReviews = {
  abrahaminetz: sceneReview({
    id: 'abrahaminetz',
    pieces: 'cards',
    counts: 'turns',
    teller: abrahaminetzTeller,
    values: abrahaminetz.valuesOf,
    findings: (moments, review) => abrahaminetzFindings(moments, review as abrahaminetz.Review),
  }),
}
