import { type ReactNode, useState } from 'react'
import { Stepper } from '../components/stepper.tsx'
import { Toggle } from '../components/toggle.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import type { OptionSpec } from './game-rules.ts'

interface OptionRowProps {
  readonly spec: OptionSpec
  readonly value: unknown
  readonly sides: number
  readonly changed: boolean
  /** Why this value cannot be combined with the others. */
  readonly refusal: string | undefined
  readonly onChange: (value: unknown) => void
}

/** One option: its name, one line about it, its control, and what is wrong with it. */
export function OptionRow({ spec, value, sides, changed, refusal, onChange }: OptionRowProps) {
  const { t } = useTranslation()
  const name = t(`option_${spec.key}`)
  return (
    <Row name={name} about={t(`optionIs_${spec.key}`)} changed={changed} refusal={refusal}>
      <Control spec={spec} name={name} value={value} sides={sides} onChange={onChange} />
    </Row>
  )
}

interface RowProps {
  readonly name: string
  readonly about: string
  readonly changed?: boolean
  readonly refusal?: string | undefined
  readonly children: ReactNode
}

export function Row({ name, about, changed = false, refusal, children }: RowProps) {
  const { t } = useTranslation()
  return (
    <div className={refusal ? 'option refused' : 'option'}>
      <div>
        <span className="name">
          {name}
          {changed && <span className="changed">{t('isChanged')}</span>}
        </span>
        <small className="quiet">{about}</small>
        {refusal && (
          <small className="why" role="alert">
            {refusal}
          </small>
        )}
      </div>
      {children}
    </div>
  )
}

interface ControlProps {
  readonly spec: OptionSpec
  readonly name: string
  readonly value: unknown
  readonly sides: number
  readonly onChange: (value: unknown) => void
}

function Control({ spec, name, value, sides, onChange }: ControlProps) {
  const { t } = useTranslation()
  switch (spec.type) {
    case 'whole':
      return (
        <Stepper label={name} value={value as number} min={spec.min} max={spec.max} onChange={onChange} />
      )
    case 'flag':
      return <Toggle label={name} on={value === true} onChange={onChange} />
    case 'limit':
      return <Limit spec={spec} name={name} value={value as number | null} onChange={onChange} />
    case 'choice':
      return (
        <select
          className="pick"
          aria-label={name}
          value={value as string}
          onChange={(e) => onChange(e.target.value)}
        >
          {spec.among.map((id) => (
            <option key={id} value={id}>
              {t(`${spec.key}_${id}`)}
            </option>
          ))}
        </select>
      )
    case 'by-side': {
      const lengths = Array.from({ length: sides }, (_, i) => (value as (number | null)[])[i] ?? null)
      return (
        <div className="by-side">
          {lengths.map((length, i) => (
            <Limit
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              key={i}
              spec={spec}
              name={`${name}, ${t('sideNumber', { number: i + 1 })}`}
              value={length}
              mark={i}
              onChange={(next) => onChange(trimmed(lengths.map((old, j) => (j === i ? next : old))))}
            />
          ))}
        </div>
      )
    }
    // A clock has its own picker, and a player cannot choose the server's changes.
    case 'clock':
    case 'changes':
      return null
    case 'words':
      return <WordsField name={name} value={value as readonly string[]} onChange={onChange} />
  }
}

/** If no seat has a value, the list is empty, as in the presets. */
const trimmed = (lengths: readonly (number | null)[]) => (lengths.every((one) => one === null) ? [] : lengths)

interface LimitProps {
  readonly spec: {
    readonly key: string
    readonly min: number
    readonly max: number
    readonly offered: number
  }
  readonly name: string
  readonly value: number | null
  readonly mark?: number
  readonly onChange: (value: number | null) => void
}

/** A number, or no number at all. */
function Limit({ spec, name, value, mark, onChange }: LimitProps) {
  const { t } = useTranslation()
  return (
    <span className="limit">
      {mark !== undefined && <span className={`mark s${mark}`} aria-hidden="true" />}
      <label className="none">
        <input
          type="checkbox"
          checked={value === null}
          aria-label={t('labelled', { label: name, value: t(`none_${spec.key}`) })}
          onChange={(event) => onChange(event.target.checked ? null : spec.offered)}
        />
        {t(`none_${spec.key}`)}
      </label>
      {value !== null && (
        <Stepper label={name} value={value} min={spec.min} max={spec.max} onChange={onChange} />
      )}
    </span>
  )
}

/** Takes the words when the field loses focus, so that a half-typed word is not reported as wrong. */
function WordsField({
  name,
  value,
  onChange,
}: Omit<ControlProps, 'spec' | 'sides' | 'value'> & { readonly value: readonly string[] }) {
  const [text, setText] = useState(value.join(' '))
  const take = () =>
    onChange(
      text
        .toLocaleUpperCase()
        .split(/[\s,;]+/)
        .filter((word) => word !== ''),
    )
  return (
    <input
      className="text"
      aria-label={name}
      value={text}
      maxLength={1000}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
    />
  )
}
