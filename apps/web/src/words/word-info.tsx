import './words.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { CrossIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { useFacts } from './ask.ts'
import { Facts } from './facts.tsx'
import { hideWord, type ShownWord } from './shown-word.ts'

/** The explanation of a laid word, beside it. It blocks nothing; a click elsewhere or Escape closes it. */
export default function WordInfo({ shown }: { readonly shown: ShownWord }) {
  const { t } = useTranslation()
  const { word, language, anchor } = shown
  const facts = useFacts(language, word)
  const box = useRef<HTMLDivElement>(null)
  const place = usePlace(anchor, box, facts !== undefined)
  useClosing(anchor, box)
  const known = facts === undefined || facts === 'failed' ? undefined : facts
  return (
    <div
      ref={box}
      className="sheet word-info"
      style={place}
      role="dialog"
      aria-label={t('wordAbout', { word })}
      tabIndex={-1}
    >
      <div className="head">
        <h2 lang={language.slice(0, 2)}>
          {known?.known ? known.marks || known.display : word.toLowerCase()}
        </h2>
        <button type="button" className="tool" aria-label={t('close')} onClick={() => close(anchor)}>
          <CrossIcon />
        </button>
      </div>
      {facts === undefined && <p className="quiet">{t('wordLoading')}</p>}
      {facts === 'failed' && <p className="quiet">{t('wordNoDictionary')}</p>}
      {known && <Facts facts={known} language={language} />}
      <Link href={`/words/${language}/${word.toLowerCase()}`} onClick={hideWord}>
        {t('wordMore')}
      </Link>
    </div>
  )
}

function close(anchor: HTMLElement): void {
  hideWord()
  anchor.focus()
}

/** Below its word if there is enough space, otherwise above; always inside the window. */
function usePlace(anchor: HTMLElement, box: React.RefObject<HTMLElement | null>, filled: boolean) {
  const [place, setPlace] = useState({ left: 0, top: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size changes when it is filled
  useLayoutEffect(() => {
    const { left, top, bottom } = anchor.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = box.current!
    const below = bottom + 8 + offsetHeight <= innerHeight
    setPlace({
      left: Math.max(8, Math.min(left + 24, innerWidth - offsetWidth - 8)),
      top: Math.max(8, below ? bottom + 8 : top - offsetHeight - 8),
    })
  }, [anchor, filled])
  return place
}

function useClosing(anchor: HTMLElement, box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target) && !anchor.contains(target)) hideWord()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The first Escape closes this; other handlers get the next one.
      event.stopPropagation()
      close(anchor)
    }
    addEventListener('pointerdown', onPointer)
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('scroll', hideWord)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('scroll', hideWord)
    }
  }, [anchor, box])
}
