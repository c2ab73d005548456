import type { Alphabet } from '@estocade/words'
import { useKeys } from '../../table/use-keys.ts'
import type { Camera } from './use-camera.ts'

interface Draft {
  readonly type: (letters: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly turn: () => void
  readonly move: (rows: number, cols: number) => void
}

interface TableKeys {
  /** What receives typed letters; without it keys only move the table. */
  readonly draft: Draft | undefined
  readonly camera: Camera
  readonly onEnter: () => void
  readonly onPass?: () => void
  readonly onEscape?: () => void
}

const arrows: Readonly<Record<string, readonly [rows: number, cols: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
/** An arrow key scrolls the table by this many px if the table has no cursor. */
const STEP = 56

/** Space turns the word, arrows move it, + and − zoom. */
export function useTableKeys(
  alphabet: Alphabet,
  { draft, camera, onEnter, onPass, onEscape }: TableKeys,
): void {
  useKeys(alphabet, true, {
    onLetters: (letters) => draft?.type(letters),
    onKey(key) {
      const arrow = arrows[key]
      if (arrow && draft) draft.move(...arrow)
      else if (arrow) camera.pan(-arrow[1] * STEP, -arrow[0] * STEP)
      else if (key === '+' || key === '=') camera.zoom(1.25)
      else if (key === '-' || key === '−') camera.zoom(1 / 1.25)
      else if (key === 'Enter') onEnter()
      else if (key === 'Ctrl+Enter' && onPass) onPass()
      else if (key === 'Escape') {
        onEscape?.()
        draft?.clear()
      } else if (key === ' ' && draft) draft.turn()
      else if (key === 'Backspace' && draft) draft.back()
      else return false
      return true
    },
  })
}
