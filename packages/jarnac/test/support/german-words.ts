import { tagged } from './lexicons.ts'

/** A few German words with their entries and forms. */
export const german = tagged(
  'de',
  `TAL Tal noun singular
  TALS Tal noun case
  LAST Last noun singular
  LAUFEN laufen verb infinitive
  LAUFEND laufen verb present participle
  FAULEND faulen verb present participle
  ESSE Esse noun singular
  ESSEN Esse noun plural
  ESSEN essen verb infinitive
  ERGEHEN ergehen verb infinitive
  VERGEHEN vergehen verb infinitive
  GEKLINGEL Geklingel noun singular
  GEKLINGELT klingeln verb past participle
  LAEUFT laufen verb finite
  PETER Peter name first name`,
)
