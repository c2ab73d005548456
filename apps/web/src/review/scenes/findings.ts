import { abrahaminetz, logIn, typDom } from '@estocade/games'
import { judge, type Lexicon } from '@estocade/words'
import { abrahaminetzFindings } from '../../games/abrahaminetz/review.ts'
import { crosswordFindings } from '../../games/typ-dom/crossword/review.ts'
import { prestoFindings } from '../../games/typ-dom/presto/review.ts'
import { rechtFindings } from '../../games/typ-dom/recht/review.ts'
import type { GameLog } from '../../session/session.ts'
import type { Findings, SceneReplay } from './scene.ts'

/** What was missed, with the dictionary it was judged by. */
export function findingsOf({ game, moments }: SceneReplay, log: GameLog, lexicon: Lexicon): Findings {
  if (game === 'abrahaminetz') {
    const rules = abrahaminetz.createAbrahaminetz(lexicon)
    const typed = logIn(log, 'abrahaminetz')
    return abrahaminetzFindings(moments, abrahaminetz.review(rules, typed))
  }
  const review = typDom.reviewLog(judge(lexicon, { classes: 'typ-dom' }), log as typDom.TypDomLog)
  switch (review.game) {
    case 'presto':
      return prestoFindings(moments, review.builders)
    case 'recht':
      return rechtFindings(moments, review.turns)
    default:
      return crosswordFindings(moments, review.turns, review.game === 'point')
  }
}
