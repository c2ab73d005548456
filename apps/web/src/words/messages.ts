import type { Gloss, Reading, Reason, WordClasses } from '@estocade/words'
import type { RefusalText } from '../session/session.ts'
import type { CrosswordQuestion } from './crossword.ts'
import type { WordQuestion } from './judge-word.ts'
import type { OwnList } from './own-lists.ts'

/** What a dictionary knows about one word. */
export interface WordFacts {
  readonly word: string
  readonly known: boolean
  readonly display: string
  /** A Vietnamese word in all its display forms; otherwise empty. */
  readonly marks: string
  readonly readings: readonly Reading[]
  readonly glosses: readonly Gloss[]
  /** The source of the glosses, if it is a thesaurus of the server. */
  readonly glossSource?: { readonly source: string; readonly licence: string }
  /** Why there are none: the language has no source, or the server cannot be reached. */
  readonly noGloss?: 'language' | 'away' | 'none'
}

/** A list of words that is kept in this browser. */
export type OwnListFacts = Omit<OwnList, 'text'>

export interface Judgement {
  readonly rules: WordClasses
  readonly reason?: Reason
}

/** Words in display form, the commonest first. */
export interface Found {
  readonly words: readonly { readonly word: string; readonly display: string }[]
  readonly more: number
}

export interface Kin {
  readonly judgements: readonly Judgement[]
  readonly forms: Found
  readonly anagrams: Found
  /** By the number of letters added, from 1. */
  readonly grows: readonly Found[]
  readonly from: Found
  readonly holds: Found
}

export type ToWords =
  | { readonly type: 'facts'; readonly id: number; readonly language: string; readonly word: string }
  | { readonly type: 'kin'; readonly id: number; readonly language: string; readonly word: string }
  | ({ readonly type: 'judge'; readonly id: number } & WordQuestion)
  | {
      readonly type: 'list'
      readonly id: number
      readonly language: string
      /** The name of the file. */
      readonly name: string
      readonly text: string
    }
  | ({ readonly type: 'presto'; readonly id: number; readonly language: string } & CrosswordQuestion)

export type FromWords =
  | { readonly type: 'facts'; readonly id: number; readonly facts: WordFacts }
  | { readonly type: 'kin'; readonly id: number; readonly kin: Kin }
  | { readonly type: 'judged'; readonly id: number; readonly refusal?: RefusalText | undefined }
  | {
      readonly type: 'presto'
      readonly id: number
      /** Letters by cell; `null` if no crossword was found. */
      readonly grid: Readonly<Record<string, string>> | null
    }
  | { readonly type: 'list'; readonly id: number; readonly list: OwnListFacts }
  | { readonly type: 'failed'; readonly id: number }
