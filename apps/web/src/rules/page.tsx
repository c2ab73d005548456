import './rules.css'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { gameOf, games, type PageGame } from '../games/index.ts'
import { useBook } from '../games/parts.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { Book, Chapter } from './book.ts'
import type { Lesson } from './lesson.ts'
import { LessonPlayer } from './lesson-player.tsx'
import { LetterTable } from './letter-table.tsx'
import { useRulebookTexts } from './use-rulebook-texts.ts'

/** The list of rule books, or one of them, at the rule that the address names. */
export default function RulesPage() {
  const { t } = useTranslation()
  const { game } = useParams()
  const ready = useRulebookTexts()
  const open = gameOf(game ?? '')
  return (
    <>
      <Bar title={open?.name ?? t('rules')} />
      {ready ? (
        <main className="rule-book">
          {!open && <h1>{t('rules')}</h1>}
          <Shelf open={open} />
          {open && <OpenBook key={open.id} game={open} />}
        </main>
      ) : (
        <main className="waiting-room" />
      )}
    </>
  )
}

function Shelf({ open }: { readonly open: PageGame | undefined }) {
  const { t } = useTranslation()
  return (
    <nav className={open ? 'shelf spines' : 'shelf'} aria-label={t('rules')}>
      {games.map(({ id, name }) => (
        <Link
          key={id}
          href={`/rules/${id}`}
          className={id === open?.id ? 'sheet spine open' : 'sheet spine'}
          aria-current={id === open?.id ? 'page' : undefined}
        >
          <b>{name}</b>
          {!open && <span>{t(`rulebook:${id}_about`)}</span>}
        </Link>
      ))}
      {!open && (
        <Link href="/words" className="sheet spine">
          <b>{t('wordPage')}</b>
          <span>{t('wordLookUp')}</span>
        </Link>
      )}
    </nav>
  )
}

function OpenBook({ game }: { readonly game: PageGame }) {
  const book = useBook(game)
  return book ? <Chapters game={game} book={book} /> : null
}

function Chapters({ game, book }: { readonly game: PageGame; readonly book: Book }) {
  const { t, i18n } = useTranslation()
  const { id } = game
  const [lessons, setLessons] = useState<readonly Lesson[]>()
  useEffect(() => {
    void book.lessons().then(setLessons)
  }, [book])
  // The anchor in the address exists only after the book is loaded.
  useEffect(() => {
    if (lessons && location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [lessons])
  return (
    <article>
      <h1>{game.name}</h1>
      <p className="about-book">{t(`rulebook:${id}_about`)}</p>
      {book.chapters.map((chapter) => (
        <ChapterPart
          key={chapter.id}
          book={id}
          chapter={chapter}
          letters={chapter.letters ? book.letters : undefined}
          lessons={lessonsOf(chapter, lessons ?? [], i18n.language)}
        />
      ))}
    </article>
  )
}

/** If an example exists in several languages, the reader's language is shown, otherwise the first. */
function lessonsOf({ lessons: abouts = [] }: Chapter, all: readonly Lesson[], language: string) {
  return abouts.flatMap((about) => {
    const found = all.filter((lesson) => lesson.about === about)
    const one = found.find((lesson) => lesson.language === language) ?? found[0]
    return one ? [one] : []
  })
}

interface ChapterPartProps {
  readonly book: string
  readonly chapter: Chapter
  readonly letters: Book['letters'] | undefined
  readonly lessons: readonly Lesson[]
}

function ChapterPart({ book, chapter, letters, lessons }: ChapterPartProps) {
  const { t } = useTranslation()
  const key = `rulebook:${book}_${chapter.id}`
  return (
    <section className="chapter" id={chapter.id}>
      <h2>{t(`${key}_title`)}</h2>
      <p>{t(key)}</p>
      {letters && <LetterTable letters={letters} />}
      {chapter.rules.length > 0 && (
        <p className="rule-ids">
          {chapter.rules.map((rule) => (
            <a key={rule} id={rule} href={`#${rule}`}>
              {rule}
            </a>
          ))}
        </p>
      )}
      {lessons.map((lesson) => (
        <LessonPlayer key={lesson.id} game={book} lesson={lesson} />
      ))}
    </section>
  )
}
