import { type Alphabet, fold } from '@estocade/words'
import { useCallback, useEffect, useState } from 'react'

export interface Typing {
  readonly typed: string
  /** The row chosen by hand; `null` a new word, `undefined` none. */
  readonly chosen: number | null | undefined
  readonly type: (letters: string) => void
  readonly untype: (letter: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly choose: (row: number | null) => void
}

interface Keys {
  readonly onEnter: () => void
  readonly onPass: () => void
}

/** Any letter key types, wherever the focus is; accents fold. */
export function useTyping(alphabet: Alphabet, enabled: boolean, { onEnter, onPass }: Keys): Typing {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<number | null>()
  const clear = useCallback(() => {
    setTyped('')
    choose(undefined)
  }, [])
  const type = useCallback((letters: string) => setTyped((old) => (old + letters).slice(0, 15)), [])
  const untype = useCallback((letter: string) => setTyped((old) => dropLast(old, letter)), [])
  const back = useCallback(() => setTyped((old) => old.slice(0, -1)), [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'Enter' && event.ctrlKey) return onPass()
      if (event.ctrlKey || event.metaKey || event.altKey || !enabled) return
      if (event.key === 'Backspace') back()
      else if (event.key === 'Escape') clear()
      else if (event.key === 'Enter' && typed !== '') onEnter()
      else if (/^\d$/.test(event.key) && typed !== '')
        choose(event.key === '0' ? null : Number(event.key) - 1)
      else {
        const folded = [...event.key].length === 1 ? fold(event.key, alphabet) : undefined
        if (!folded?.ok) return
        type(folded.value)
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [alphabet, enabled, typed, onEnter, onPass, back, clear, type])

  return { typed, chosen, type, untype, back, clear, choose }
}

function dropLast(text: string, letter: string): string {
  const at = text.lastIndexOf(letter)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1)
}
