import type { ReactNode } from 'react'

interface ActionProps {
  readonly text: ReactNode
  /** A short text for a narrow place on a wide screen; a phone has a line for the whole text. */
  readonly short?: string
  readonly small?: string | undefined
  readonly keyName?: string
  /** A label, if the text alone is not clear. */
  readonly label?: string | undefined
  readonly main?: boolean
  readonly off?: boolean
  readonly pressed?: boolean
  /** Whether it is shown only if there is plenty of space. */
  readonly late?: boolean
  readonly onClick: () => unknown
}

/** A forbidden action stays visible, dashed, with its reason. */
export const Action = ({
  text,
  short,
  small,
  keyName,
  label,
  main,
  off,
  pressed,
  late,
  onClick,
}: ActionProps) => (
  <button
    type="button"
    className={`button ${main ? 'main' : ''} ${late ? 'late' : ''}`}
    aria-disabled={off === true}
    aria-label={label}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={off ? undefined : () => void onClick()}
  >
    <span className="face">
      {short === undefined ? (
        text
      ) : (
        <>
          <span className="on-desk">{short}</span>
          <span className="on-phone">{text}</span>
        </>
      )}
      {keyName && <kbd className="key">{keyName}</kbd>}
    </span>
    {small && <small>{small}</small>}
  </button>
)
