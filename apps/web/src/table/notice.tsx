import type { ReactNode } from 'react'

interface NoticeButtonProps {
  readonly text: string
  /** On a phone the icon is shown instead of the text. */
  readonly icon?: ReactNode
  readonly main?: boolean
  readonly onClick: () => unknown
}

export const NoticeButton = ({ text, icon, main, onClick }: NoticeButtonProps) => (
  <button type="button" className={main ? 'button main' : 'button'} onClick={() => void onClick()}>
    {icon && (
      <span className="notice-icon" aria-hidden="true">
        {icon}
      </span>
    )}
    <span className="notice-text">{text}</span>
  </button>
)

interface NoticeProps {
  readonly text: ReactNode
  /** Whether a screen reader announces it here. Requests are announced as events. */
  readonly announced?: boolean
  readonly label?: string
  readonly children?: ReactNode
}

/** One question or message in the turn strip, with its buttons. */
export const Notice = ({ text, announced, label, children }: NoticeProps) => (
  <section className="notice" role={announced ? 'status' : undefined} aria-label={label}>
    <span>{text}</span>
    {children}
  </section>
)
