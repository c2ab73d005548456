import type { ReactNode } from 'react'

interface ActionProps {
  readonly text: ReactNode
  readonly small?: string | undefined
  readonly keyName?: string
  /** Where the text alone does not tell. */
  readonly label?: string | undefined
  readonly main?: boolean
  readonly off?: boolean
  readonly pressed?: boolean
  readonly onClick: () => void
}

/** A forbidden action stays in sight, dashed, with its reason. */
export const Action = ({ text, small, keyName, label, main, off, pressed, onClick }: ActionProps) => (
  <button
    type="button"
    className={main ? 'button main' : 'button'}
    aria-disabled={off === true}
    aria-label={label}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={off ? undefined : onClick}
  >
    <span className="face">
      {text}
      {keyName && <kbd className="key">{keyName}</kbd>}
    </span>
    {small && <small>{small}</small>}
  </button>
)
