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

/** How far the arrow that points up is turned for each arrow key. */
const turns: Readonly<Record<string, number>> = { '↑': 0, '→': 90, '↓': 180, '←': 270 }

/** Our fonts have no arrows, so they are drawn. */
const KeyName = ({ name }: { readonly name: string }) => {
  const turn = turns[name]
  if (turn === undefined) return name
  return (
    <svg role="img" aria-label={name} viewBox="0 0 24 24" width="1em" height="1em" className="arrow-key">
      <path d="M12 19V5M6 11l6-6 6 6" transform={`rotate(${turn} 12 12)`} />
    </svg>
  )
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
                    <KeyName name={part} />
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
