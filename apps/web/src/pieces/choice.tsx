interface ChoiceProps<T extends string> {
  readonly name: string
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly id: T; readonly text: string }[]
  readonly onChange: (value: T) => void
}

/** One of few, all in sight: radio buttons that look like one strip. */
export function Choice<T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset style={{ border: 0 }}>
      <legend style={{ fontWeight: 600, fontSize: 15, marginBottom: 7 }}>{label}</legend>
      <div className="choice">
        {options.map(({ id, text }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
