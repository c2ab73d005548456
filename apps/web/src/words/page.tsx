import './words.css'
import { alphabets, type LexiconId, lexiconIds, normalise } from '@estocade/words'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { CrossIcon, TickIcon } from '../components/icons.tsx'
import { Tile } from '../components/tile.tsx'
import { dictionaryNames, usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useFacts, useKin } from './ask.ts'
import { Facts } from './facts.tsx'
import type { Found, Judgement, WordFacts } from './messages.ts'

/** One word: where it counts, its readings, and related words. */
export default function WordPage() {
  const { t, i18n } = useTranslation()
  const { language = usualDictionary(i18n.language), word = '' } = useParams()
  return (
    <>
      <Bar title={t('wordPage')} />
      <main className="word-page">
        <h1>{t('wordLookUp')}</h1>
        <Asking key={`${language} ${word}`} language={language} word={decodeURIComponent(word)} />
        {word !== '' && isLanguage(language) && (
          <Answer language={language} text={decodeURIComponent(word)} />
        )}
      </main>
    </>
  )
}

/** The word as the reader wrote it, if the dictionary has that form; otherwise its commonest form. */
function headOf({ known, marks, display, word, readings }: WordFacts, asked: string): string {
  const same = (form: string) => form.toLowerCase() === asked.trim().toLowerCase()
  if (!known) return word.toLowerCase()
  return marks || (readings.find((reading) => same(reading.display))?.display ?? display)
}

const isLanguage = (text: string): text is LexiconId => (lexiconIds as readonly string[]).includes(text)

function Asking({ language, word }: { readonly language: string; readonly word: string }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [typed, setTyped] = useState(word)
  const [chosen, setChosen] = useState(language)
  return (
    <form
      className="sheet asking"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') go(`/words/${chosen}/${encodeURIComponent(typed.trim())}`)
      }}
    >
      <label>
        <span>{t('wordLabel')}</span>
        <input
          value={typed}
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label>
        <span>{t('wordIn')}</span>
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {lexiconIds.map((id) => (
            <option key={id} value={id}>
              {dictionaryNames[id]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button main">
        {t('wordGo')}
      </button>
    </form>
  )
}

function Answer({ language, text }: { readonly language: LexiconId; readonly text: string }) {
  const { t } = useTranslation()
  const normalised = normalise(text, alphabets[language])
  const word = normalised.ok ? normalised.value : ''
  const facts = useFacts(language, word)
  const kin = useKin(language, word)
  if (!normalised.ok)
    return (
      <p className="sheet verdict-line" role="status">
        {normalised.error.code === 'no-letters'
          ? t('wordEmpty')
          : t('wordForeign', { letter: normalised.error.letter })}
      </p>
    )
  if (facts === undefined || facts === 'failed')
    return (
      <p className="sheet verdict-line" role="status">
        {t(facts === undefined ? 'wordLoading' : 'wordNoDictionary')}
      </p>
    )
  const list = { language }
  return (
    <>
      <section className="sheet about-word">
        <p className="spelled" aria-hidden="true">
          {[...word].map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
            <Tile key={at} letter={letter} />
          ))}
        </p>
        <h2 lang={language.slice(0, 2)}>{headOf(facts, text)}</h2>
        <p className="quiet">{t('wordLetters', { count: word.length, points: word.length ** 2 })}</p>
        <Facts facts={facts} language={language} />
      </section>
      <section className="sheet where" aria-busy={kin === undefined}>
        <h2>{t('wordAdmitted')}</h2>
        {kin ? <Judgements judgements={kin.judgements} /> : <p className="quiet">{t('wordLoading')}</p>}
      </section>
      {kin && (
        <section className="kin">
          {kin.grows.map((found, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: by the letters added
            <Words key={i} {...list} title={t('wordGrows', { count: i + 1 })} found={found} />
          ))}
          <Words {...list} title={t('wordAnagrams')} found={kin.anagrams} />
          <Words {...list} title={t('wordFrom')} found={kin.from} />
          <Words {...list} title={t('wordForms')} found={kin.forms} />
          <Words {...list} title={t('wordHolds')} found={kin.holds} />
        </section>
      )}
    </>
  )
}

function Judgements({ judgements }: { readonly judgements: readonly Judgement[] }) {
  const { t } = useTranslation()
  return (
    <ul>
      {judgements.map(({ rules, reason }) => (
        <li key={rules} className={reason ? 'refused' : 'good'}>
          {reason ? <CrossIcon /> : <TickIcon />}
          <span>
            <b>{t(`wordRules_${rules}`)}</b>
            <span>
              {reason ? t('labelled', { label: t('wordNo'), value: t(`wordWhy_${reason}`) }) : t('wordYes')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface WordsProps {
  readonly title: string
  readonly language: string
  readonly found: Found
}

function Words({ title, language, found }: WordsProps) {
  const { t } = useTranslation()
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {found.words.length === 0 ? (
        <p className="quiet">{t('wordNone')}</p>
      ) : (
        <ul lang={language.slice(0, 2)}>
          {found.words.map(({ word, display }) => (
            <li key={word}>
              <Link href={`/words/${language}/${word.toLowerCase()}`}>{display}</Link>
            </li>
          ))}
        </ul>
      )}
      {found.more > 0 && <p className="quiet">{t('wordAndMore', { count: found.more })}</p>}
    </section>
  )
}
