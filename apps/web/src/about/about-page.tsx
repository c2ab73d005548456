import './about.css'
import { type Credit, credits } from '@estocade/words/credits'
import { useEffect, useState } from 'react'
import { Bar } from '../components/bar.tsx'
import { type InterfaceLanguage, languageNames } from '../texts/index.ts'
import { type LaterTexts, useLaterTexts } from '../texts/use-later-texts.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { type Library, loadLibraries } from './libraries.ts'

const catalogues: LaterTexts = {
  fr: async () => (await import('@estocade/texts/page/about/fr')).fr,
  de: async () => (await import('@estocade/texts/page/about/de')).de,
  en: async () => (await import('@estocade/texts/page/about/en')).en,
  es: async () => (await import('@estocade/texts/page/about/es')).es,
  it: async () => (await import('@estocade/texts/page/about/it')).it,
  vi: async () => (await import('@estocade/texts/page/about/vi')).vi,
}

/** The program's licence and source, the dictionaries' sources, and the libraries that the page is built from. */
export default function AboutPage() {
  const { t } = useTranslation()
  if (!useLaterTexts('about', catalogues)) return null
  return (
    <>
      <Bar title={t('about:title')} />
      <main className="page about-page">
        <h1>{t('about:title')}</h1>
        <section className="sheet block">
          <h2>{t('about:program')}</h2>
          <p>{t('about:programIs')}</p>
          <p>
            {t('about:version', { version: __VERSION__ })} ·{' '}
            <a className="link" href={__SOURCE__} rel="noreferrer">
              {t('about:source')}
            </a>
          </p>
        </section>
        <section className="sheet block">
          <h2>{t('about:games')}</h2>
          <p>{t('about:gamesIs')}</p>
        </section>
        <Dictionaries />
        <Libraries />
      </main>
    </>
  )
}

function Dictionaries() {
  const { t } = useTranslation()
  const languages = [...new Set(credits.map(({ language }) => language))]
  const nameOf = (language: Credit['language']) =>
    language === 'all' ? t('about:allLanguages') : languageNames[language as InterfaceLanguage]
  return (
    <section className="sheet block">
      <h2>{t('about:words')}</h2>
      <p>{t('about:wordsIs')}</p>
      {languages.map((language) => (
        <div key={language}>
          <h3>{nameOf(language)}</h3>
          <dl>
            {credits
              .filter((credit) => credit.language === language)
              .map((credit) => (
                <Source key={credit.source} credit={credit} />
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

const Source = ({ credit: { source, version, licence, authors, taken } }: { readonly credit: Credit }) => (
  <>
    <dt>
      {source} {version}
    </dt>
    {/* Licences and authors are spelt as in the sources. */}
    <dd lang="en">
      {licence}. {authors}. <span className="quiet">{taken}</span>
    </dd>
  </>
)

function Libraries() {
  const { t } = useTranslation()
  const [libraries, setLibraries] = useState<readonly Library[] | undefined>()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    loadLibraries().then(setLibraries, () => setMissing(true))
  }, [])
  return (
    <section className="sheet block">
      <h2>{t('about:libraries')}</h2>
      <p>{t(missing ? 'about:noLibraries' : 'about:librariesIs')}</p>
      <dl>
        {libraries?.map(({ name, version, licence, authors }) => (
          <div key={name} className="library">
            <dt>
              {name} {version}
            </dt>
            <dd lang="en">
              {licence}
              {authors && `. ${authors}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
