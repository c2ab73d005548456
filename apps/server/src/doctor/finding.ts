/** The result of one check: fine, worth a look, or wrong. */
export interface Finding {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'fault'
  readonly text: string
}

/** Makes the findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, state: 'ok', text }),
  warning: (text: string): Finding => ({ check, state: 'warning', text }),
  fault: (text: string): Finding => ({ check, state: 'fault', text }),
})
