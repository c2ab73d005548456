/** Chooses the sentence that speaks to the player: the texts have a form of their own for "you". */
export const toYou = (seat: number | undefined, me: number | undefined): { context?: 'you' } =>
  seat !== undefined && seat === me ? { context: 'you' } : {}
