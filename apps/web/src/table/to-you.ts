/** Selects the sentence that addresses the player: texts about "you" are separate texts. */
export const toYou = (seat: number | undefined, me: number | undefined): { context?: 'you' } =>
  seat !== undefined && seat === me ? { context: 'you' } : {}
