import { suggestedLevel } from '@estocade/table'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { NextIcon, PreviousIcon } from '../review/icons.tsx'
import { ratingHere } from '../session/own-ratings.ts'
import { usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Asking } from './asking.tsx'
import type { Lesson } from './lesson.ts'
import { ScenePicture } from './scene-picture.tsx'

/** A worked example, step by step; before a move the reader may try it. */
export function LessonPlayer({ game, lesson }: { readonly game: string; readonly lesson: Lesson }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [at, setAt] = useState(0)
  const { steps, about, values } = lesson
  const step = steps[at]!
  const last = steps.length - 1
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => t('reviewSide', { letter }))
  const language = usualDictionary(i18n.language)
  const level = suggestedLevel(ratingHere(game, language))
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const onKey = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight'))
      return
    event.preventDefault()
    go(at + (event.key === 'ArrowLeft' ? -1 : 1))
  }
  return (
    <section className="sheet lesson" aria-labelledby={id} data-lesson={lesson.id} onKeyDown={onKey}>
      <header>
        <h3 id={id}>{t(`rulebook:${about}_title`, { ...values })}</h3>
        <span className="quiet">{t('rulebook:step', { at: at + 1, all: steps.length })}</span>
      </header>
      <p className="quiet">{t(`rulebook:${about}`, { ...values })}</p>
      <ScenePicture scene={step.scene} names={names} language={lesson.language} />
      <div className="telling">
        <p className="say" role="status">
          {step.say(t, names)}
        </p>
        {step.ask && (
          <Asking
            key={at}
            ask={step.ask}
            why={steps[at + 1]?.say(t, names) ?? ''}
            onRight={() => go(at + 1)}
          />
        )}
      </div>
      <div className="steps">
        <button type="button" className="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <span className="with-icon">
            <PreviousIcon /> {t('rulebook:back')}
          </span>
        </button>
        <button type="button" className="button main" aria-disabled={at === last} onClick={() => go(at + 1)}>
          <span className="with-icon">
            {t(step.ask ? 'rulebook:show' : 'rulebook:next')} <NextIcon />
          </span>
        </button>
        {at === last && (
          <Link href={`/${game}/${language}/${level}`} className="button play-now">
            {t('rulebook:playNow')}
          </Link>
        )}
      </div>
    </section>
  )
}
