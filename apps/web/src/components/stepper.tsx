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
        value={value}
        onChange={(event) => {
          const typed = Number(event.target.value)
          if (Number.isInteger(typed)) onChange(Math.min(max, typed))
        }}
        onBlur={() => set(value)}
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
