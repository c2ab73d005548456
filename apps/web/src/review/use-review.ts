import { useCallback, useEffect, useRef, useState } from 'react'
import type { Chances } from '../games/jarnac/review/chances.ts'
import type { FromReviewer, ReadGame, Soundness, ToReviewer } from './messages.ts'
import type { Findings } from './scenes/scene.ts'

export type Source =
  | { readonly type: 'packed'; readonly packed: string }
  | { readonly type: 'text'; readonly text: string }

export interface ReviewState {
  readonly unreadable?: Extract<FromReviewer, { type: 'unreadable' }>['why']
  readonly game?: ReadGame
  readonly soundness?: Soundness
  readonly chances?: Chances
  readonly findings?: Findings
  readonly noDictionary?: true
}

/** A game looked through in a worker; what is found comes in bit by bit. */
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
    case 'reviewed':
      return { ...old, chances: message.chances }
    case 'found':
      return { ...old, findings: message.findings }
    case 'no-dictionary':
      return { ...old, noDictionary: true }
  }
}
