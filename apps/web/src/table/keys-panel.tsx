import type { Texts } from '@estocade/texts/page/en'
import { useEffect, useRef } from 'react'
import { CrossIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'

/** Keys, separated by spaces, and the text that explains them. */
export type KeyList = readonly (readonly [keys: string, does: keyof Texts])[]

interface KeysPanelProps {
  readonly keys: KeyList
  readonly onClose: () => void
}

/** The list of all keys, beside the game, which continues meanwhile. */
export function KeysPanel({ keys, onClose }: KeysPanelProps) {
  const { t } = useTranslation()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog open className="keys-panel sheet" aria-label={t('keys')}>
      <header>
        <h2>{t('keys')}</h2>
        <button ref={close} type="button" className="tool" aria-label={t('close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </header>
      <dl>
        {keys.map(([key, does]) => (
          <div key={does}>
            <dt>
              {key.split(' ').map((part) =>
                part === '…' ? (
                  ' … '
                ) : (
                  <kbd key={part} className="key">
                    {part}
                  </kbd>
                ),
              )}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
