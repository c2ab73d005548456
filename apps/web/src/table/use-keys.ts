import { type Alphabet, normalise } from '@estocade/words'
import { useEffect, useRef } from 'react'

export interface Keys {
  /** One or more letters of the alphabet: accents are removed. */
  readonly onLetters: (letters: string) => void
  /** Any other key by its name, with the prefix `Ctrl+` if that was held. Returns true if the key was used. */
  readonly onKey: (key: string) => boolean
  /** An input method begins to compose and needs a field to write into. */
  readonly onCompose?: () => void
}

/** The table handles the keys of its own word field; all other fields handle their keys themselves. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not(.word-field), textarea, select, [contenteditable="true"]')

/** Enter and Space press a button that got the focus by keyboard; after a click they belong to the word. */
const isPress = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  !event.ctrlKey &&
  event.target instanceof Element &&
  (event.target.closest('[role="dialog"]') !== null ||
    (event.target.matches(':focus-visible') && event.target.closest('button, a, summary') !== null))

/** Any letter key types, wherever the focus is, except in a text field. */
export function useKeys(alphabet: Alphabet, enabled: boolean, keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isField(event.target) || isPress(event)) return
      // AltGr produces a key's third character, which may be a letter.
      const third = event.getModifierState('AltGraph')
      const command = !third && (event.ctrlKey || event.metaKey)
      if (event.altKey && !third) return
      if (event.key === 'Dead' || event.key === 'Process') return latest.current.onCompose?.()
      const used = latest.current.onKey(command ? `Ctrl+${event.key}` : event.key)
      if (used || (!command && typed(event.key))) event.preventDefault()
    }
    const typed = (key: string): boolean => {
      const normalised = [...key].length === 1 && key.trim() !== '' ? normalise(key, alphabet) : undefined
      if (!normalised?.ok) return false
      // Typing leaves the last clicked button, so that Enter submits the word instead of pressing it again.
      if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur()
      latest.current.onLetters(normalised.value)
      return true
    }
    const onComposed = (event: CompositionEvent) => {
      if (event.target instanceof Element && event.target.matches('input, textarea')) return
      for (const char of event.data) typed(char)
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('compositionend', onComposed)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('compositionend', onComposed)
    }
  }, [alphabet, enabled])
}
