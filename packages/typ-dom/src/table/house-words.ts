import { type Attempt, type Duty, done, refuse, type Seat } from '@estocade/kernel'
import { LONGEST_WORD, normalise } from '@estocade/words'
import { type LeavingPart, players } from './leaving.ts'
import type { TableWords } from './table-words.ts'

/** T12: a proposed house word; all other players must consent. */
export interface Proposal {
  readonly word: string
  readonly by: Seat
  readonly consents: readonly Seat[]
}

export interface HouseWordsPart {
  readonly houseWords: readonly string[]
  readonly proposal: Proposal | null
}

export type HouseWordAction =
  /** T12: proposes a house word. */
  | { readonly type: 'propose'; readonly word: string }
  /** T12: agrees to a proposed house word, or does not. */
  | { readonly type: 'answer'; readonly word: string; readonly consent: boolean }

export type HouseWordEvent =
  | { readonly type: 'proposed'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'consented'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'declined'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'adopted'; readonly word: string }

/** A decision of any game of the box. */
interface HouseWordDecision {
  readonly state: HouseWordsPart & LeavingPart
  emit(event: HouseWordEvent): void
}

export function propose(decision: HouseWordDecision, by: Seat, word: unknown, words: TableWords): Attempt {
  const { proposal } = decision.state
  if (proposal)
    return refuse('proposal-open', `${proposal.word} is still to be answered.`, { word: proposal.word })
  if (typeof word !== 'string') return refuse('malformed', 'A house word is a text.')
  const normalised = normalise(word, words.judge.lexicon.alphabet)
  if (!normalised.ok || normalised.value.length < 2 || normalised.value.length > LONGEST_WORD)
    return refuse('house-word', `${word} cannot be laid with these stones.`, { word })
  if (words.has(normalised.value))
    return refuse('word-counts', `${normalised.value} counts already.`, { word: normalised.value })
  decision.emit({ type: 'proposed', seat: by, word: normalised.value })
  return done
}

export function answer(decision: HouseWordDecision, by: Seat, word: unknown, consent: unknown): Attempt {
  const { proposal } = decision.state
  if (!proposal || proposal.word !== word) return refuse('stale', 'That proposal is settled.')
  if (!answerers(proposal, decision.state).includes(by))
    return refuse('answered', 'You have answered already.')
  decision.emit({ type: consent === true ? 'consented' : 'declined', seat: by, word: proposal.word })
  adoptIfAgreed(decision)
  return done
}

/** T12, T14: adopts a proposal when nobody is left to answer, whether the last player agreed or left. */
export function adoptIfAgreed(decision: HouseWordDecision): void {
  const { proposal } = decision.state
  if (proposal && answerers(proposal, decision.state).length === 0)
    decision.emit({ type: 'adopted', word: proposal.word })
}

export const answerers = (proposal: Proposal, part: LeavingPart): readonly Seat[] =>
  players(part).filter((seat) => seat !== proposal.by && !proposal.consents.includes(seat))

/** T12: bots agree to every house word, so that the people decide. */
export const consentTo = ({ word }: Proposal): HouseWordAction => ({ type: 'answer', word, consent: true })

export function evolveHouseWords<S extends HouseWordsPart>(state: S, event: HouseWordEvent): S {
  switch (event.type) {
    case 'proposed':
      return { ...state, proposal: { word: event.word, by: event.seat, consents: [] } }
    case 'consented':
      return state.proposal
        ? { ...state, proposal: { ...state.proposal, consents: [...state.proposal.consents, event.seat] } }
        : state
    case 'declined':
      return { ...state, proposal: null }
    case 'adopted':
      return { ...state, proposal: null, houseWords: [...state.houseWords, event.word] }
  }
}

export const proposalDuties = (proposal: Proposal, part: LeavingPart): readonly Duty[] =>
  answerers(proposal, part).map((seat) => ({ seat, for: 'window', about: `house word ${proposal.word}` }))

export function* proposalPlays(part: HouseWordsPart & LeavingPart, seat: Seat): Iterable<HouseWordAction> {
  const { proposal } = part
  if (!proposal || !answerers(proposal, part).includes(seat)) return
  yield { type: 'answer', word: proposal.word, consent: true }
  yield { type: 'answer', word: proposal.word, consent: false }
}
