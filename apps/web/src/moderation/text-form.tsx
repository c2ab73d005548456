import { useId, useState } from 'react'
import { useSay } from './use-moderation-texts.ts'

interface TextFormProps {
  readonly label: string
  readonly button: string
  readonly send: (text: string) => Promise<void>
  readonly done: () => void
}

/** A text field and the button that sends it. */
export function TextForm({ label, button, send, done }: TextFormProps) {
  const { faultText } = useSay()
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        send(text.trim()).then(done, (error) => setFault(faultText(error)))
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text"
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button small">
        {button}
      </button>
    </form>
  )
}
