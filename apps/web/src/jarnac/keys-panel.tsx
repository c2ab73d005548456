import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CrossIcon } from '../pieces/icons.tsx'

const keys = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyEnter'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['↑ ↓', 'keyArrows'],
  ['1 … 8', 'keyRows'],
  ['0', 'keyNew'],
  ['1', 'keyDraw'],
  ['3', 'keySwap'],
  ['Ctrl Enter', 'keyPass'],
  ['Alt ↑', 'keyTake'],
  ['Alt ↓', 'keyWave'],
  ['?', 'keyHelp'],
] as const

/** All keys, beside the game: it goes on meanwhile. */
export function KeysPanel({ onClose }: { readonly onClose: () => void }) {
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
