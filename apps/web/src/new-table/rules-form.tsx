import { optionIn } from '@estocade/games'
import { useState } from 'react'
import { Choice } from '../components/choice.tsx'
import { DownIcon, TickIcon } from '../components/icons.tsx'
import { dictionaryCode, dictionaryIds } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { ClockPicker } from './clock-picker.tsx'
import type { ClockWish } from './clock-wish.ts'
import { changed, type Draft, type Judged, withLanguage, withPreset } from './draft.ts'
import type { GameRules } from './game-rules.ts'
import { OptionRow } from './option-row.tsx'

interface RulesFormProps {
  readonly rules: GameRules
  readonly draft: Draft
  readonly judged: Judged
  readonly sides: number
  readonly onChange: (draft: Draft) => void
  /** Additional rows behind "more". */
  readonly children?: React.ReactNode
}

/** The presets, and all options behind "more". */
export function RulesForm({ rules, draft, judged, sides, onChange, children }: RulesFormProps) {
  const { t } = useTranslation()
  const refusal = useRefusal(rules, judged)
  const [more, setMore] = useState(false)
  const open = more || refusal !== undefined
  return (
    <>
      <Choice
        name="words"
        label={t('wordsIn')}
        value={draft.language}
        onChange={(language) => onChange(withLanguage(rules, draft, language))}
        options={dictionaryIds.map((id) => ({ id, text: dictionaryCode(id) }))}
      />
      <Presets rules={rules} draft={draft} onChange={onChange} />
      <ClockPicker
        clock={judged.value('clock') as ClockWish}
        onChange={(clock) => onChange(changed(rules, draft, 'clock', clock))}
      />
      <button type="button" className="more" aria-expanded={open} onClick={() => setMore(!open)}>
        <DownIcon />
        {t(open ? 'fewerOptions' : 'moreOptions')}
        {!open && <span className="quiet">{t('moreIs')}</span>}
      </button>
      {open && (
        <div className="groups">
          {rules.groups.map(({ id, options }) => (
            <section key={id}>
              <h2>{t(`group_${id}`)}</h2>
              {options.map((spec) => (
                <OptionRow
                  key={`${draft.preset}/${draft.language}/${spec.key}`}
                  spec={optionIn(spec, draft.language)}
                  value={judged.value(spec.key)}
                  sides={sides}
                  changed={judged.isChanged(spec.key)}
                  refusal={refusal?.keys.includes(spec.key) ? refusal.text : undefined}
                  onChange={(value) => onChange(changed(rules, draft, spec.key, value))}
                />
              ))}
            </section>
          ))}
          {children}
        </div>
      )}
    </>
  )
}

/** The game's refusal in the reader's language, and the options that it concerns. */
export function useRefusal(rules: GameRules, { result }: Judged) {
  const { t } = useTranslation()
  if (result.ok) return undefined
  const { code, params, text } = result.error
  const option = params.option === undefined ? '' : t([`option_${params.option}`, 'clockName'])
  return {
    keys: rules.about(result.error),
    text: t(`refusal_${code}`, { ...params, option, defaultValue: text }),
  }
}

function Presets({ rules, draft, onChange }: Pick<RulesFormProps, 'rules' | 'draft' | 'onChange'>) {
  const { t } = useTranslation()
  // Presets made for another language would change the language, so they are left out. Those of this language come first.
  const own = ({ language }: { readonly language?: string }) => Number(language === draft.language)
  const presets = rules.presets
    .filter(({ language }) => language === undefined || language === draft.language)
    // To play alone is chosen among the opponents.
    .filter(({ id }) => (id === 'solo') === (draft.preset === 'solo'))
    .sort((a, b) => own(b) - own(a))
  return (
    <fieldset className="field presets">
      <legend>{t('rules')}</legend>
      {presets.map(({ id }) => (
        <label key={id} className={id === draft.preset ? 'preset on' : 'preset'}>
          <input
            type="radio"
            name="preset"
            className="unseen"
            checked={id === draft.preset}
            onChange={() => onChange(withPreset(rules, draft, id))}
          />
          <span className="name">{t(`preset_${id}`)}</span>
          <span className="quiet">{t(`presetIs_${id}`)}</span>
          {id === draft.preset && (
            <span className="tick">
              <TickIcon />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
