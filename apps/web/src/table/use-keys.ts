import { type Alphabet, fold } from '@estocade/words'
import { useEffect, useRef } from 'react'

export interface Keys {
  /** One or more letters of the alphabet: accents are folded. */
  readonly onLetters: (letters: string) => void
  /** Any other key by its name, `Ctrl+` before it where it was held. True when it was used. */
  readonly onKey: (key: string) => boolean
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Enter and the space bar press the button that the keyboard went to; after a click they are for the word. */
const isPress = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  !event.ctrlKey &&
  event.target instanceof Element &&
  (event.target.closest('[role="dialog"]') !== null ||
    (event.target.matches(':focus-visible') && event.target.closest('button, a, summary') !== null))

/** Any letter key types, wherever the focus is but in a field of text. */
export function useKeys(alphabet: Alphabet, enabled: boolean, keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (isField(event.target) || isPress(event) || event.metaKey || event.altKey || event.isComposing)
        return
      const name = event.ctrlKey ? `Ctrl+${event.key}` : event.key
      const used = latest.current.onKey(name) || (!event.ctrlKey && typed(event.key))
      if (used) event.preventDefault()
    }
    const typed = (key: string): boolean => {
      const folded = [...key].length === 1 && key.trim() !== '' ? fold(key, alphabet) : undefined
      if (!folded?.ok) return false
      // Who types has left the button pressed last: Enter is for the word again.
      if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur()
      latest.current.onLetters(folded.value)
      return true
    }
    const onComposed = (event: CompositionEvent) => {
      if (!isField(event.target)) for (const char of event.data) typed(char)
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('compositionend', onComposed)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('compositionend', onComposed)
    }
  }, [alphabet, enabled])
}
