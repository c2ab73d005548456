import { type Duty, ok, type Result, refuse, type Seat } from '@estocade/kernel'
import { fold, LONGEST_WORD } from '@estocade/words'
import { type LeavingPart, players } from './leaving.ts'
import type { TableWords } from './table-words.ts'

/** T12: a word somebody wants to be a house word; all others must consent. */
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
  | { readonly type: 'propose'; readonly word: string }
  | { readonly type: 'answer'; readonly word: string; readonly consent: boolean }

export type HouseWordEvent =
  | { readonly type: 'proposed'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'consented'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'declined'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'adopted'; readonly word: string }

export const isHouseWordAction = (action: { readonly type: string }): action is HouseWordAction =>
  action.type === 'propose' || action.type === 'answer'

export const isHouseWordEvent = (event: { readonly type: string }): event is HouseWordEvent =>
  ['proposed', 'consented', 'declined', 'adopted'].includes(event.type)

export function propose(
  part: HouseWordsPart,
  by: Seat,
  word: unknown,
  words: TableWords,
): Result<readonly HouseWordEvent[]> {
  if (part.proposal)
    return refuse('proposal-open', `${part.proposal.word} is still to be answered.`, {
      word: part.proposal.word,
    })
  if (typeof word !== 'string') return refuse('malformed', 'A house word is a text.')
  const folded = fold(word, words.judge.lexicon.alphabet)
  if (!folded.ok || folded.value.length < 2 || folded.value.length > LONGEST_WORD)
    return refuse('house-word', `${word} cannot be laid with these stones.`, { word })
  if (words.has(folded.value))
    return refuse('word-counts', `${folded.value} counts already.`, { word: folded.value })
  return ok([{ type: 'proposed', seat: by, word: folded.value }])
}

export function answer(
  part: HouseWordsPart & LeavingPart,
  by: Seat,
  word: unknown,
  consent: unknown,
): Result<readonly HouseWordEvent[]> {
  const { proposal } = part
  if (!proposal || proposal.word !== word) return refuse('stale', 'That proposal is settled.')
  if (!answerers(proposal, part).includes(by)) return refuse('answered', 'You have answered already.')
  if (consent !== true) return ok([{ type: 'declined', seat: by, word: proposal.word }])
  const consented = { type: 'consented', seat: by, word: proposal.word } as const
  return ok(
    answerers(proposal, part).length === 1
      ? [consented, { type: 'adopted', word: proposal.word }]
      : [consented],
  )
}

/** T14: an open proposal counts when the one who left was the last to be asked. */
export const adoptedByLeaving = (part: HouseWordsPart & LeavingPart): readonly HouseWordEvent[] =>
  part.proposal && answerers(part.proposal, part).length === 0
    ? [{ type: 'adopted', word: part.proposal.word }]
    : []

export const answerers = (proposal: Proposal, part: LeavingPart): readonly Seat[] =>
  players(part).filter((seat) => seat !== proposal.by && !proposal.consents.includes(seat))

/** T12: bots leave it to the people at the table which words they agree on. */
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
