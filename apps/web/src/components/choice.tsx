import { type ReactNode, useId } from 'react'
import { usePhone } from './use-phone.ts'

export interface Option<T extends string> {
  readonly id: T
  readonly text: string
  readonly icon?: ReactNode
}

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly label: string
  readonly value: T
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T) => void
}

/** One of few choices, all visible: radio buttons that look like one strip. */
export function Choice<T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className={options.some(({ icon }) => icon) ? 'choice icons' : 'choice'}>
        {options.map(({ id, text, icon }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
            {icon}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One of many choices, in a select element. */
export function Pick<T extends string>({ label, value, options, onChange }: Omit<ChoiceProps<T>, 'name'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="pick" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A strip if there is enough space, a select element on a phone. */
export function ChoiceOrPick<T extends string>(props: ChoiceProps<T>) {
  return usePhone() ? <Pick {...props} /> : <Choice {...props} />
}
