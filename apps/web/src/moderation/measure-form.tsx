import { type FormEvent, useId, useState } from 'react'
import { Choice, Pick } from '../components/choice.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { type Measure, measures, take } from './api.ts'
import { useSay } from './use-moderation-texts.ts'

const DAY = 86_400_000
/** Days until a mute or ban ends. */
const terms = { day: 1, week: 7, month: 30, year: 365, never: undefined } as const
type Term = keyof typeof terms

interface MeasureFormProps {
  /** Without it the moderator enters the player's name. */
  readonly player?: { readonly id: string; readonly name: string }
  readonly done: () => void
}

/** Warns, mutes or bans a player. */
export function MeasureForm({ player, done }: MeasureFormProps) {
  const { t } = useTranslation()
  const { say, faultText } = useSay()
  const id = useId()
  const [name, setName] = useState('')
  const [measure, setMeasure] = useState<Measure>('warn')
  const [term, setTerm] = useState<Term>('week')
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const days = terms[term]
    const until = days === undefined ? undefined : Date.now() + days * DAY
    take(measure, player?.id ?? name.trim(), reason.trim(), until).then(
      () => {
        setSaid(say('taken', { name: player?.name ?? name.trim() }))
        setReason('')
        done()
      },
      (error) => setSaid(faultText(error)),
    )
  }
  return (
    <form className="form" onSubmit={submit}>
      {player === undefined && (
        <>
          <label htmlFor={`${id}-name`}>{say('whom')}</label>
          <input
            id={`${id}-name`}
            className="text"
            value={name}
            maxLength={64}
            required
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
      <Choice
        name={`${id}-measure`}
        label={say('measure')}
        value={measure}
        options={measures.map((one) => ({ id: one, text: say(`measure_${one}`) }))}
        onChange={setMeasure}
      />
      {measure !== 'warn' && (
        <Pick
          label={say('ends')}
          value={term}
          options={(Object.keys(terms) as Term[]).map((one) => ({
            id: one,
            text: t(`moderation:ends_${one}`),
          }))}
          onChange={setTerm}
        />
      )}
      <label htmlFor={`${id}-reason`}>{say('reason')}</label>
      <input
        id={`${id}-reason`}
        className="text"
        value={reason}
        maxLength={500}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="status">{said}</p>
      <button type="submit" className="button small">
        {say(`measure_${measure}`)}
      </button>
    </form>
  )
}
