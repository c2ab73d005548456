import { Action } from '../../table/action.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

interface ConsentProps {
  readonly word: string
  readonly name: string
  readonly onAnswer: (consent: boolean) => void
}

/** A proposed house word; all players must agree. */
export function Consent({ word, name, onAnswer }: ConsentProps) {
  const { t } = useTranslation()
  return (
    <section className="consent" aria-label={t('tdConsentTitle', { name, word })}>
      <p>
        <b>{t('tdConsentTitle', { name, word })}</b> <span className="quiet">{t('tdConsentWhat')}</span>
      </p>
      <div className="acts">
        <Action text={t('tdConsentNo')} onClick={() => onAnswer(false)} />
        <Action main text={t('tdConsentYes', { word })} onClick={() => onAnswer(true)} />
      </div>
    </section>
  )
}
