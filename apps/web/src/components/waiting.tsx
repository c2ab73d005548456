import type { ReactNode } from 'react'

/** A page with a single message. */
export const Waiting = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <main className="waiting-room" aria-live="polite">
    <h1>{text}</h1>
    {children}
  </main>
)
