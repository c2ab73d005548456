import { useTranslation } from '../texts/use-translation.ts'
import type { WordFacts } from './messages.ts'

/** Entry by entry: head word, part of speech, form; then the gloss, or a sentence that there is none. */
export function Facts({ facts, language }: { readonly facts: WordFacts; readonly language: string }) {
  const { t } = useTranslation()
  if (!facts.known) return <p>{t('refusal_unknown-word', { word: facts.word })}</p>
  const lang = language.slice(0, 2)
  return (
    <>
      {facts.readings.length === 0 && <p>{t('wordNoReading')}</p>}
      <ul className="entries">
        {facts.readings.map(({ lemma, pos, form, display }) => (
          <li key={`${lemma} ${pos} ${form}`}>
            <b lang={lang}>{display === lemma ? lemma : `${display} · ${lemma}`}</b>{' '}
            <span className="quiet">
              {t(`wordPos_${pos}`)}
              {form !== 'base' && form !== 'unknown' && `, ${t(`wordForm_${form}`)}`}
            </span>
          </li>
        ))}
      </ul>
      {facts.glosses.map(({ written, text }) => (
        <p key={`${written} ${text}`} className="gloss" lang={lang}>
          {text}
        </p>
      ))}
      {facts.glossSource && <p className="quiet">{t('wordGlossSource', facts.glossSource)}</p>}
      {facts.noGloss && (
        <p className="quiet no-gloss">
          {t({ language: 'wordNoGlosses', away: 'wordGlossAway', none: 'wordNoGloss' }[facts.noGloss])}
        </p>
      )}
    </>
  )
}
