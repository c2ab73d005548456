/** Words from letters, over a trie of sorted letters. Answers are fresh arrays in alphabet order. */
export interface AnagramIndex {
  /** All words of `shortest` letters and more whose letters are all in `letters` (each as often as it is there). */
  from(letters: string, shortest?: number): readonly string[]
  /** All words made of every letter of `word` and at least one of `letters`. */
  growing(word: string, letters: string): readonly string[]
  /** As `from`, without making strings: how many. */
  countFrom(letters: string, shortest?: number): number
}
