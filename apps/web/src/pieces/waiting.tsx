import type { ReactNode } from 'react'

/** A page that has only one thing to say. */
export const Waiting = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <main className="waiting" aria-live="polite">
    <p>{text}</p>
    {children}
  </main>
)
