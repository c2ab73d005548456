import type { TableCommand } from '@estocade/table'
import { useState } from 'react'
import { laterDetail } from '../components/later.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { useMe } from './me.ts'
import type { RemoteSession } from './use-remote-table.ts'

const HostRules = laterDetail(() => import('./host-rules.tsx'))

interface ChangeRulesProps {
  readonly session: RemoteSession
  readonly send: (command: TableCommand) => Promise<unknown>
}

/** Lets the host change the rules; the form is loaded only when it is opened. */
export function ChangeRules({ session, send }: ChangeRulesProps) {
  const { t } = useTranslation()
  const who = useMe()
  const [open, setOpen] = useState(false)
  if (who.type !== 'known' || who.me.id !== session.view!.host) return null
  return (
    <section className="sheet host">
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('changeRules')}
      </button>
      {open && <HostRules view={session.view!} send={send} onDone={() => setOpen(false)} />}
    </section>
  )
}
