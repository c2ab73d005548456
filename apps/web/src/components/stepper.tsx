import { useState } from 'react'

interface StepperProps {
  /** The label for screen readers. */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly onChange: (value: number) => void
}

/** A number field with buttons for one more and one less. */
export function Stepper({ label, value, min, max, step = 1, onChange }: StepperProps) {
  const set = (next: number) => onChange(Math.max(min, Math.min(max, next)))
  // A number out of range, or none, stays in the field while it is edited; the value changes only to a possible one.
  const [typed, setTyped] = useState<string>()
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={`− ${label}`}
        aria-disabled={value <= min}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed ?? value}
        onChange={({ target }) => {
          if (!/^\d*$/.test(target.value)) return
          setTyped(target.value)
          const next = Number(target.value)
          if (target.value !== '' && next >= min && next <= max) onChange(next)
        }}
        onBlur={() => {
          if (typed) set(Number(typed))
          setTyped(undefined)
        }}
      />
      <button
        type="button"
        aria-label={`+ ${label}`}
        aria-disabled={value >= max}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </span>
  )
}
