import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '../texts/use-translation.ts'
import { takeNewVersion, useNewVersion } from './service-worker.ts'

/** Pages where a reload could interrupt the player. */
const BUSY = /^\/(play|table|new|review|replay|g)\b/

/** Announces a new version, but never at a table. */
export function NewVersion() {
  const { t } = useTranslation()
  const [here] = useLocation()
  const fresh = useNewVersion()
  const [busy, setBusy] = useState(false)
  if (!fresh || BUSY.test(here)) return null
  return (
    <aside className="sheet new-version" role="status">
      <span>{t(busy ? 'newVersionLater' : 'newVersion')}</span>
      <button
        type="button"
        className="button small"
        onClick={() => void takeNewVersion().then((taken) => setBusy(!taken))}
      >
        {t('reload')}
      </button>
    </aside>
  )
}
