/** The result of one check. */
export interface Finding {
  readonly check: string
  readonly state: 'ok' | 'warning' | 'error'
  readonly text: string
}

/** Makes the findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, state: 'ok', text }),
  warning: (text: string): Finding => ({ check, state: 'warning', text }),
  error: (text: string): Finding => ({ check, state: 'error', text }),
})
