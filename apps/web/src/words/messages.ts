import type { Analysis, Gloss, Reason, WordClasses } from '@estocade/words'
import type { RefusalText } from '../session/session.ts'
import type { WordQuestion } from './judge-word.ts'
import type { OwnList } from './own-lists.ts'

/** What a dictionary says of one word. */
export interface WordFacts {
  readonly word: string
  readonly known: boolean
  readonly display: string
  /** A Vietnamese word as it is written, in each of its meanings; else empty. */
  readonly marks: string
  readonly analyses: readonly Analysis[]
  readonly glosses: readonly Gloss[]
  /** Where they come from, when it is a thesaurus of the server's. */
  readonly glossSource?: { readonly source: string; readonly licence: string }
  /** Why there are none: nobody wrote any in this language, or the server is out of reach. */
  readonly noGloss?: 'language' | 'away' | 'none'
}

/** A list of words that is kept in this browser. */
export type OwnListFacts = Omit<OwnList, 'text'>

export interface Judgement {
  readonly rules: WordClasses
  readonly reason?: Reason
}

/** Words in the order of how common they are, as they are written. */
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
      /** Of the file. */
      readonly name: string
      readonly text: string
    }
  | {
      readonly type: 'presto'
      readonly id: number
      readonly language: string
      readonly rack: readonly string[]
      /** How many stones may be left over. */
      readonly spare: number
    }

export type FromWords =
  | { readonly type: 'facts'; readonly id: number; readonly facts: WordFacts }
  | { readonly type: 'kin'; readonly id: number; readonly kin: Kin }
  | { readonly type: 'judged'; readonly id: number; readonly refusal?: RefusalText | undefined }
  | {
      readonly type: 'presto'
      readonly id: number
      /** Letters by cell; `null` when no crossword was found. */
      readonly grid: Readonly<Record<string, string>> | null
    }
  | { readonly type: 'list'; readonly id: number; readonly list: OwnListFacts }
  | { readonly type: 'failed'; readonly id: number }
