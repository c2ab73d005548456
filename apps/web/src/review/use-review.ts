import { useCallback, useEffect, useRef, useState } from 'react'
import type { Found } from './game-review.ts'
import type { FromReviewer, ReadGame, Soundness, ToReviewer } from './messages.ts'
import type { DisplayForms } from './written.ts'

export type Source =
  | { readonly type: 'packed'; readonly packed: string }
  | { readonly type: 'text'; readonly text: string }

export interface ReviewState {
  readonly unreadable?: Extract<FromReviewer, { type: 'unreadable' }>['why']
  readonly game?: ReadGame
  readonly soundness?: Soundness
  readonly found?: Found
  readonly forms?: DisplayForms
  readonly noDictionary?: true
}

/** The review of a game in a worker; findings arrive one after another. */
export function useReview(source: Source | undefined): ReviewState & { readonly retry: () => void } {
  const [state, setState] = useState<ReviewState>({})
  const worker = useRef<Worker>(undefined)
  useEffect(() => {
    setState({})
    if (source === undefined) return
    const running = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.current = running
    running.onmessage = ({ data }: MessageEvent<FromReviewer>) => setState((old) => heard(old, data))
    const message: ToReviewer =
      source.type === 'packed'
        ? { type: 'unpack', packed: source.packed }
        : { type: 'read', text: source.text }
    running.postMessage(message)
    return () => running.terminate()
  }, [source])
  const retry = useCallback(() => {
    setState(({ noDictionary, ...old }) => old)
    worker.current?.postMessage({ type: 'review' } satisfies ToReviewer)
  }, [])
  return { ...state, retry }
}

function heard(old: ReviewState, message: FromReviewer): ReviewState {
  switch (message.type) {
    case 'unreadable':
      return { unreadable: message.why }
    case 'read':
      return { game: message.game }
    case 'verified':
      return { ...old, soundness: message.soundness }
    case 'found':
      return { ...old, found: message.found, forms: message.forms }
    case 'no-dictionary':
      return { ...old, noDictionary: true }
  }
}
