import { abrahaminetzListing } from './abrahaminetz.ts'
import { jarnacListing } from './jarnac.ts'
import type { Lexicons, Listing } from './listing.ts'
import { typDomListings } from './typ-dom.ts'

export * as abrahaminetz from '@estocade/abrahaminetz'
export * as jarnac from '@estocade/jarnac'
export {
  type JarnacAction,
  type JarnacEvent,
  type JarnacTypes,
  type JarnacView,
  scoreOf as jarnacScore,
} from '@estocade/jarnac'
export { type Fault, verify } from '@estocade/kernel'
export * as typDom from '@estocade/typ-dom'
export * from './by-language.ts'
export type { Lexicons, Listing } from './listing.ts'
export { readLog, verifyLog } from './read-log.ts'

/** The one list of all games. */
export function catalogueOf(lexicons: Lexicons): ReadonlyMap<string, Listing> {
  const listings: readonly Listing[] = [
    jarnacListing(lexicons),
    abrahaminetzListing(lexicons),
    ...typDomListings(lexicons),
  ]
  return new Map(listings.map((listing) => [listing.game.id, listing]))
}
