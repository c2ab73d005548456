interface ToggleProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export const Toggle = ({ label, on, onChange }: ToggleProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className="toggle"
    onClick={() => onChange(!on)}
  />
)
