import { useEffect, useRef } from 'react'

/** What the keys do. Never a single letter for an action: any letter types. */
export interface Keys {
  readonly onLetter: (key: string) => boolean
  readonly onDigit: (digit: number) => boolean
  readonly onEnter: () => boolean
  readonly onBack: () => boolean
  readonly onEscape: () => boolean
  readonly onArrow: (step: 1 | -1) => boolean
  readonly onPass: () => boolean
  readonly onProposal: (take: boolean) => boolean
  readonly onHelp: () => boolean
  /** An input method begins: it needs a field to write into. */
  readonly onCompose: () => void
}

/** Keys work wherever the focus is, but not in a field that is being written in. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || writes(event.target)) return
      if (pressed(event, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** The field of the word itself is ours; in all others the keys are for what is written there. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not(.word-field), textarea, select, [contenteditable="true"]')

/** Who types has left the button pressed last: Enter is for the word again. */
function leaveButton(): true {
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur()
  return true
}

/** A focused button or link answers Enter itself. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('button, a, summary')

function pressed(event: KeyboardEvent, keys: Keys): boolean {
  const { key, altKey } = event
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return keys.onPass()
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) return keys.onProposal(key === 'ArrowUp')
  const third = event.getModifierState('AltGraph')
  if (!third && (event.ctrlKey || event.metaKey || altKey)) return false
  switch (key) {
    case 'Enter':
      return !answersEnter(event.target) && keys.onEnter()
    case 'Backspace':
      return keys.onBack()
    case 'Escape':
      return keys.onEscape()
    case 'ArrowUp':
    case 'ArrowDown':
      return keys.onArrow(key === 'ArrowDown' ? 1 : -1)
    case '?':
      return keys.onHelp()
    case 'Dead':
    case 'Process':
      keys.onCompose()
      return false
    default:
      if (/^\d$/.test(key)) return keys.onDigit(Number(key))
      return [...key].length === 1 && key !== ' ' && keys.onLetter(key) && leaveButton()
  }
}
