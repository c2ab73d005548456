import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Consent } from './consent.tsx'
import { Rack } from './rack.tsx'

interface DockProps extends ComponentProps<typeof Rack> {
  /** A house word that waits for the player's answer is shown before everything else. */
  readonly consent: ComponentProps<typeof Consent> | undefined
  readonly children: ReactNode
}

/** The player's stones, the word laid out with its verdict, and the actions. */
export function Dock({ consent, children, ...rack }: DockProps) {
  const { t } = useTranslation()
  return (
    <section className="dock sheet">
      <div className="holding">
        <p>
          <span className="caption">{t('tdRack')}</span> <span className="quiet">{t('tableHidden')}</span>
        </p>
        <Rack {...rack} />
      </div>
      {consent ? <Consent {...consent} /> : children}
    </section>
  )
}
