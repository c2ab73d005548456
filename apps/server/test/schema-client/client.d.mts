export interface Seen {
  readonly view: {
    readonly phase: string
    readonly match: {
      readonly outcome: { readonly scores: readonly number[]; readonly reason: string }
    }
  }
  readonly accepted: readonly { readonly type: string }[]
  readonly refused: number
  readonly frames: number
}

export function playMatch(
  url: string,
  game: string,
  wanted: object,
  words: readonly string[],
  seed: number,
): Promise<readonly Seen[]>
