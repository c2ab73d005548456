import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { GameReviews } from '../../review/game-review.ts'
import { sceneReview } from '../../review/scenes/scene-review.ts'
import { crosswordFindings, crosswordTeller, kreuzwortTeller } from './crossword/review.ts'
import { prestoFindings, prestoTeller } from './presto/review.ts'
import { rechtFindings, rechtTeller } from './recht/review.ts'

type Reviewed<K extends typDom.MatchReview['game']> = Extract<typDom.MatchReview, { readonly game: K }>

export const reviews: GameReviews = {
  kreuzwort: sceneReview({
    id: 'kreuzwort',
    pieces: 'stones',
    counts: 'turns',
    teller: kreuzwortTeller,
    findings: (moments, review) =>
      crosswordFindings(moments, (review as Reviewed<'kreuzwort' | 'point'>).turns, false),
  }),
  point: sceneReview({
    id: 'point',
    pieces: 'stones',
    counts: 'turns',
    teller: crosswordTeller,
    values: (language) => typDom.stoneSet(alphabets[language]).points,
    findings: (moments, review) =>
      crosswordFindings(moments, (review as Reviewed<'kreuzwort' | 'point'>).turns, true),
  }),
  presto: sceneReview({
    id: 'presto',
    pieces: 'stones',
    counts: 'rounds',
    teller: prestoTeller,
    findings: (moments, review) => prestoFindings(moments, (review as Reviewed<'presto'>).builders),
  }),
  recht: sceneReview({
    id: 'recht',
    pieces: 'stones',
    counts: 'turns',
    teller: rechtTeller,
    findings: (moments, review) => rechtFindings(moments, (review as Reviewed<'recht'>).turns),
  }),
}
