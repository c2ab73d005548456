import { useId } from 'react'
import { useTranslation } from '../texts/use-translation.ts'

interface OwnNameProps {
  readonly name: string
  readonly onChange: (name: string) => void
}

/** Asks for the player's name, once, before the first table that others see. */
export function OwnName({ name, onChange }: OwnNameProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{t('yourName')}</label>
      <input
        id={id}
        className="text"
        value={name}
        maxLength={40}
        required
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  )
}
