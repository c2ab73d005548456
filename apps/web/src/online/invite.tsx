import { useState } from 'react'
import { laterDetail } from '../components/later.tsx'
import { useTranslation } from '../texts/use-translation.ts'

/** Only the host of a table that still waits needs it. */
const QrCode = laterDetail(() => import('./qr-code.tsx'), <span className="qr" />)

/** The table's link: to copy, to share, or as a QR code. */
export function Invite() {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const link = location.origin + location.pathname
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <section className="sheet invite">
      <label htmlFor="link">{t('sendLink')}</label>
      <div>
        <input id="link" className="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: link, title: 'Estocade' }).catch(() => {})}
          >
            {t('shareLink')}
          </button>
        )}
      </div>
      <QrCode text={link} label={t('qrCode')} />
      <p className="quiet">{t('qrHow')}</p>
    </section>
  )
}
